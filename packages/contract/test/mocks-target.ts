import { type Decision, mockDocsift, type Outage, type SentDocument } from "@docsift/mocks"
import { Client, type UntypedData } from "@docsift/sdk"
import { getResponse } from "msw"
import { type ContractTarget, type Endpoint, type Fault, limits } from "../src/index.ts"

const baseUrl = "http://docsift.test"

/** Runs the mocks through the handlers that a test would pass to msw. */
export const mocksTarget: ContractTarget = {
  name: "mocks",
  async start() {
    const { maxFileBytes, maxUnusedBytes } = limits
    const docsift = mockDocsift({ baseUrl, decide, maxFileBytes, maxUnusedBytes })
    const fetch: Endpoint["fetch"] = async (input, init) => {
      const request = new Request(input, init)
      // A handler handles the interface and leaves other addresses to the test's own handlers.
      return (await getResponse([...docsift.handlers], request)) ?? docsift.fetch(request)
    }
    const failing = (outage: Outage): Endpoint => ({
      baseUrl,
      async fetch(input, init) {
        docsift.fail(outage)
        try {
          return await fetch(input, init)
        } finally {
          docsift.fail(undefined)
        }
      },
    })
    return {
      baseUrl,
      fetch,
      adminKey: docsift.apiKey,
      maxUnusedBytes,
      hasOperatorRoutes: false,
      sendsMessages: false,
      failing: {
        internal: failing("internal"),
        unavailable: failing("unavailable"),
        rate_limited: failing("rate_limited"),
        idempotency_in_progress: failing("idempotency_in_progress"),
      } satisfies Record<Fault, Endpoint>,
      async setRevision(executionId, revision) {
        const client = new Client({
          apiKey: docsift.apiKey,
          baseUrl,
          fetch: (input, init) => docsift.fetch(input, init),
        })
        const { revision: first } = await client.executions.review(executionId)
        for (let count = first; count < revision; count++)
          await client.executions.updateReview(executionId, { revision: count, corrections: {} })
      },
      async close() {},
    }
  },
}

/** Decides what the suite expects of its documents, as any test would: mocks do not read documents. */
function decide({ fileName, bytes, configuration }: SentDocument): Decision {
  if (fileName === "broken.pdf") return {}
  const text = new TextDecoder().decode(bytes)
  const number = /^Invoice No\. (\S+)/m.exec(text)?.[1] ?? null
  const date = /^Date: (\S+)/m.exec(text)?.[1] ?? null
  const printed = /^Total: (\S+)/m.exec(text)?.[1]
  const total = printed === undefined ? null : Number(printed.replaceAll(",", ""))
  const known: Readonly<Record<string, string | number | null>> = { number, date, total }
  const [, ...grid] = fileName.endsWith(".csv") ? text.trim().split("\n") : []
  const items = grid
    .map((row) => row.split(","))
    .map(([description = "", amount]) => ({ description, amount: Number(amount) }))
  const extractedData: UntypedData = Object.fromEntries(
    configuration.objects.map(({ name, fields = [], tables = [] }) => [
      name,
      {
        fields: Object.fromEntries(
          fields.flatMap((field) =>
            Object.hasOwn(known, field.name) ? [[field.name, known[field.name] ?? null]] : [],
          ),
        ),
        tables: Object.fromEntries(
          tables.filter((table) => table.name === "items").map((table) => [table.name, items]),
        ),
      },
    ]),
  )
  return { extractedData, isSlow: bytes.length > 1_000_000 }
}
