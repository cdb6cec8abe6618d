import type { LanguageModel, ModelOutcome, ModelRequest, ModelTraits } from "../../src/model/language-model.ts"

/** What a fake model says: a JSON value, or a whole outcome. */
export type FakeAnswer = ModelOutcome | { readonly json: unknown; readonly isCut?: boolean }

/** A model that answers by a function, with the questions it was asked. */
export interface FakeModel extends LanguageModel {
  readonly asked: ModelRequest[]
}

/** Builds a model for tests; `answer` gets the request and the number of the call, from 0. */
export function aModel(
  answer: (request: ModelRequest, call: number) => FakeAnswer | Promise<FakeAnswer>,
  traits: Partial<ModelTraits> = {},
): FakeModel {
  const asked: ModelRequest[] = []
  return {
    asked,
    traits: {
      name: "fake",
      isVision: false,
      maxOutputTokens: 4000,
      maxSchemaKeys: 100,
      maxNullableLeaves: 100,
      ...traits,
    },
    async generate(request) {
      asked.push(request)
      const said = await answer(request, asked.length - 1)
      if ("type" in said) return said
      const usage = { inputTokens: 100, outputTokens: 10 }
      return { type: "answered", text: JSON.stringify(said.json), isCut: said.isCut ?? false, usage }
    },
  }
}
