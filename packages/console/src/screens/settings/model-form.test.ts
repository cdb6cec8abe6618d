import type { Model } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { formOf, inputOf, problemsOf, updateOf } from "./model-form.ts"

const stored: Model = {
  id: "mdl_c27f0b5e8a19",
  provider: "openai",
  modelName: "gpt-5-mini",
  providerApiKey: "sk-e…1f2a",
  isCore: true,
  isVision: true,
  inputPrice: 0.25,
  outputPrice: 2,
  currency: "EUR",
}

describe("the form of a model", () => {
  test("a stored secret is kept unless it is replaced or removed", () => {
    const form = formOf(stored)
    expect(updateOf(stored.id, form)).not.toHaveProperty("providerApiKey")
    expect(updateOf(stored.id, { ...form, secret: "remove" }).providerApiKey).toBe("")
    const replaced = { ...form, secret: "replace", providerApiKey: " sk-new " } as const
    expect(updateOf(stored.id, replaced).providerApiKey).toBe("sk-new")
    // Left empty, a replacement must not remove what is stored.
    expect(updateOf(stored.id, { ...replaced, providerApiKey: "" })).not.toHaveProperty("providerApiKey")
  })

  // Security: the masked value must never be sent as if it were the secret.
  test("the mask of a secret is never sent", () => {
    expect(JSON.stringify(updateOf(stored.id, formOf(stored)))).not.toContain("…")
  })

  test("a form that is saved as it was opened changes nothing", () => {
    const { providerApiKey: _, ...members } = stored
    expect(updateOf(stored.id, formOf(stored))).toEqual({ ...members, displayName: "", baseUrl: "" })
  })

  test("emptied prices are removed, incomplete ones are a problem", () => {
    const none = { ...formOf(stored), inputPrice: "", outputPrice: "", currency: "" }
    expect(updateOf(stored.id, none)).toMatchObject({ currency: "" })
    expect(updateOf(stored.id, none)).not.toHaveProperty("inputPrice")
    expect(problemsOf(none).prices).toBeUndefined()
    expect(problemsOf({ ...none, inputPrice: "0" }).prices).toBeDefined()
  })

  test("a price of 0 is a price", () => {
    const free = { ...formOf(undefined), inputPrice: "0", outputPrice: "0", currency: "eur" }
    expect(inputOf(free)).toMatchObject({ inputPrice: 0, outputPrice: 0, currency: "EUR" })
  })

  test("a model that reads nothing, and a server without an address, are problems", () => {
    const form = formOf(undefined)
    expect(problemsOf(form)).toEqual({})
    expect(problemsOf({ ...form, isCore: false }).slots).toBeDefined()
    expect(problemsOf({ ...form, provider: "openai-compatible" }).baseUrl).toBeDefined()
  })

  test("the provider of a new model is left to the server", () => {
    expect(inputOf({ ...formOf(undefined), modelName: "gpt-5-mini" })).not.toHaveProperty("provider")
  })
})
