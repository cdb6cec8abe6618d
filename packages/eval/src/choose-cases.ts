import type { Case } from "@docsift/engine/internal/judge/manifest"
import type { Options } from "./options.ts"

/** Returns the cases that `--case`, `--tag` and `--limit` choose. */
export function chooseCases(cases: readonly Case[], { caseText, tag, limit }: Options): Case[] {
  const chosen = cases.filter(
    ({ id, tags }) => id.includes(caseText) && (tag === "" || tags.some((each) => each.startsWith(tag))),
  )
  if (limit === 0 || chosen.length <= limit) return chosen
  return chosen.filter(
    (_, index) => Math.floor((index * limit) / chosen.length) !== Math.floor(((index - 1) * limit) / chosen.length),
  )
}
