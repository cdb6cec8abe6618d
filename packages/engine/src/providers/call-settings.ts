/** The ways to request JSON, from strict to loose. */
export type AnswerForm = "schema" | "json" | "text"

/** A part of a call that a model may reject; `schema` is one schema, `form` are schemas in general. */
export type Objection = "form" | "schema" | "temperature" | "effort" | "limit"

/** The settings of a call. Models differ in what they accept, even under one name behind different gateways. */
export interface CallSettings {
  readonly forms: readonly [AnswerForm, ...AnswerForm[]]
  /** 0 for the least random answers; undefined leaves it to the model. */
  readonly temperature: 0 | undefined
  /** Reasoning effort; undefined leaves it to the model. */
  readonly effort: "none" | "low" | undefined
  /** Whether a token limit is sent. */
  readonly hasLimit: boolean
}

/** Returns the settings without the part that a model rejected; undefined when it was not sent, so that a retry would be useless. */
export function relaxSettings(settings: CallSettings, objection: Objection): CallSettings | undefined {
  switch (objection) {
    case "form":
    case "schema": {
      const [, next, ...others] = settings.forms
      return next && { ...settings, forms: [next, ...others] }
    }
    case "temperature":
      return settings.temperature === undefined ? undefined : { ...settings, temperature: undefined }
    case "effort":
      return settings.effort === undefined ? undefined : { ...settings, effort: undefined }
    case "limit":
      return settings.hasLimit ? { ...settings, hasLimit: false } : undefined
    default:
      throw new Error(`Unknown objection ${String(objection satisfies never)}`)
  }
}
