import type { FieldDefinition } from "../configuration.ts"
import { conceptIndex } from "./concept-index.ts"
import { labelTokens } from "./label-key.ts"

/** Weights of a name without its word for a number, and of the one word that is left. */
const NUMBERLESS = 0.9
const ONE_WORD = 0.5

/**
 * Returns the name of a field without the word for a number at its end, as labels leave it out: `Client PO` for `Client PO number`;
 * undefined for any other name, and where what is left is a label of its own.
 */
export function numberlessLabel({
  name,
  type,
}: FieldDefinition): { readonly key: string; readonly weight: number } | undefined {
  const tokens = labelTokens(name)
  if (type !== "string" || tokens.at(-1) !== "no" || tokens.length < 2) return undefined
  const key = tokens.slice(0, -1).join("")
  if (conceptIndex().byKey.has(key)) return undefined
  return { key, weight: tokens.length > 2 ? NUMBERLESS : ONE_WORD }
}
