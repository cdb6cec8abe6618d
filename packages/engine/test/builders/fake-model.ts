import type { LanguageModel, ModelOutcome, ModelRequest, ModelTraits } from "../../src/model/language-model.ts"

/** The answer of a fake model: a JSON value or a complete outcome. */
export type FakeAnswer = ModelOutcome | { readonly json: unknown; readonly isCut?: boolean }

/** A model that answers by a function and records the requests it receives. */
export interface FakeModel extends LanguageModel {
  readonly requests: ModelRequest[]
}

/** Builds a model for tests; `answer` receives the request and the index of the call. */
export function aModel(
  answer: (request: ModelRequest, call: number) => FakeAnswer | Promise<FakeAnswer>,
  traits: Partial<ModelTraits> = {},
): FakeModel {
  const requests: ModelRequest[] = []
  return {
    requests,
    traits: {
      name: "fake",
      isVision: false,
      maxOutputTokens: 4000,
      maxSchemaKeys: 100,
      maxNullableLeaves: 100,
      ...traits,
    },
    async generate(request) {
      requests.push(request)
      const result = await answer(request, requests.length - 1)
      if ("type" in result) return result
      const usage = { inputTokens: 100, outputTokens: 10 }
      return { type: "answered", text: JSON.stringify(result.json), isCut: result.isCut ?? false, usage }
    },
  }
}
