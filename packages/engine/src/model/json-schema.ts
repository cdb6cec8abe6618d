/** The subset of JSON Schema (draft 2020-12) that every provider's structured output supports. */
export type JsonSchema =
  | {
      readonly type: "object"
      readonly description?: string
      readonly properties: Readonly<Record<string, JsonSchema>>
      readonly required: readonly string[]
      readonly additionalProperties: false
    }
  | { readonly type: "array"; readonly description?: string; readonly items: JsonSchema }
  | { readonly type: LeafType | readonly [LeafType, "null"]; readonly description?: string }

type LeafType = "string" | "integer"
