import type { Evidence } from "@docsift/engine"
import type { CaseView } from "../judge-case.ts"
import type { Judgement, Verdict } from "../score.ts"
import type { Place } from "../truth.ts"

/** One judged value as a page shows it. */
export interface ShownValue extends Judgement {
  /** Anchor in the page, and what ties a row to its boxes. */
  readonly key: string
  readonly evidence: Evidence | undefined
  /** Where a value that was not found truly stands. */
  readonly missed: readonly Place[]
  /** The path in words: object, table, row, name. */
  readonly parts: readonly string[]
}

/** Sign and word of a verdict: colour alone does not reach everybody. */
export const verdicts: Readonly<Record<Verdict, { readonly sign: string; readonly word: string }>> = {
  right: { sign: "✓", word: "right" },
  empty: { sign: "✓", word: "rightly empty" },
  wrong: { sign: "✗", word: "wrong" },
  missing: { sign: "–", word: "missing" },
  invented: { sign: "+", word: "invented" },
}

/** Lists the judged values of a document with their evidence. */
export function shownValues({ result, extraction, places }: CaseView): ShownValue[] {
  return result.judgements.map((judgement, index) => ({
    ...judgement,
    key: `v${index}`,
    evidence: judgement.answerPath === undefined ? undefined : extraction?.evidence[judgement.answerPath],
    missed: judgement.verdict === "right" || judgement.isExtraRow ? [] : (places[judgement.path] ?? []),
    parts: judgement.path.split("/").slice(1).map(unescapePart),
  }))
}

const unescapePart = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~")
