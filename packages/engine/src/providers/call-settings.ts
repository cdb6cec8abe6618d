/** How the shape of an answer is asked for, from strict to loose. */
export type AnswerForm = "schema" | "json" | "text"

/** What a model may object to in a call; `schema` is about one schema, `form` about schemas as such. */
export type Objection = "form" | "schema" | "temperature" | "effort" | "limit"

/** How a model is asked. Models differ in what they take, also under one name behind different gateways. */
export interface CallSettings {
  readonly forms: readonly [AnswerForm, ...AnswerForm[]]
  /** 0 where answers are to be as even as possible; undefined leaves it to the model. */
  readonly temperature: 0 | undefined
  /** How much a thinking model thinks; undefined leaves it to the model. */
  readonly effort: "none" | "low" | undefined
  /** Whether a limit of tokens is sent. */
  readonly hasLimit: boolean
}

/** Leaves out what a model objected to; undefined when it was not sent, so that asking again would be in vain. */
export function relaxSettings(manner: CallSettings, objection: Objection): CallSettings | undefined {
  switch (objection) {
    case "form":
    case "schema": {
      const [, next, ...others] = manner.forms
      return next && { ...manner, forms: [next, ...others] }
    }
    case "temperature":
      return manner.temperature === undefined ? undefined : { ...manner, temperature: undefined }
    case "effort":
      return manner.effort === undefined ? undefined : { ...manner, effort: undefined }
    case "limit":
      return manner.hasLimit ? { ...manner, hasLimit: false } : undefined
    default:
      throw new Error(`No relaxed manner for ${String(objection satisfies never)}`)
  }
}
