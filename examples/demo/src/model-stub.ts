import { createModelStub, type KnownDocument, listenToStub } from "@docsift/model-stub"
import type { Client } from "@docsift/sdk"
import { ITEMS, money, sampleTotals } from "./sample-invoice.ts"

/** A running model stub; disposing of it stops the stub. */
export interface ModelInUse extends AsyncDisposable {
  readonly name: string
  readonly baseUrl: string
}

/** Starts a stub of a language model, registers it as an administrator would, and makes it the active model. */
export async function useModelStub(client: Client, signal: AbortSignal): Promise<ModelInUse> {
  const stub = createModelStub()
  stub.teach([sample()])
  const { baseUrls, close } = await listenToStub(stub)
  const name = "Model stub"
  const { model } = await client.admin.models.add(
    { modelName: "perfect", displayName: name, provider: "openai-compatible", baseUrl: baseUrls.openai },
    { signal },
  )
  await client.admin.runtimeConfig.set({ modelId: model.id }, { signal })
  return { name, baseUrl: baseUrls.openai, [Symbol.asyncDispose]: close }
}

/** Returns what the sample prints, which is what a perfect model would answer. */
function sample(): KnownDocument {
  const { net, vat, gross } = sampleTotals()
  return {
    marks: ["LM-2026-00417"],
    objects: {
      Invoice: {
        fields: {
          "Invoice number": "LM-2026-00417",
          "Invoice date": "5 March 2026",
          "Due date": "4 April 2026",
          "Order number": "PO-77120",
          "Seller name": "Larkfield & Moss Interiors Ltd",
          "Seller VAT ID": "GB 287 4419 03",
          "Buyer name": "Northgate Analytics Ltd",
          IBAN: "GB33 BUKB 2020 1555 5555 55",
          "Net total": money.format(net),
          "Tax total": money.format(vat),
          "Grand total": money.format(gross),
        },
        tables: {
          "Line items": ITEMS.map(({ description, quantity, unitPrice }) => ({
            cells: {
              Description: description,
              Quantity: String(quantity),
              "Unit price": money.format(unitPrice),
              "Line total": money.format(quantity * unitPrice),
            },
          })),
        },
      },
    },
  }
}
