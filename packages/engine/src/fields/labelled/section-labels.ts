import { formSections } from "../../blocks/form-sections.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { labelTokens } from "../../lexicon/label-key.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { splitKey } from "../../lexicon/split-key.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { parseValues } from "../parsing/parse-values.ts"

/** Score of a value whose label and section together are the name of a field. */
const SCORE_OF_SECTION = 0.95

/**
 * Finds the values whose labels mean a field in the section that they are in: `Dirección` below `3. FINCA ARRENDADA` is the
 * `Dirección de la finca`.
 */
export function sectionCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const sections = formSections(context).map(({ heading, values }) => ({ words: wordsIn(heading.text), values }))
  return plans.map((plan) => {
    const asked = [...wordsIn(splitKey(plan.field.name))]
    return sections.flatMap(({ words, values }) => {
      const rest = asked.filter((word) => !words.has(word))
      if (rest.length === 0 || rest.length === asked.length) return []
      return values.flatMap((value): Candidate[] => {
        const [label] = value.line.segments
        if (!label || label === value) return []
        const own = wordsIn(label.text)
        if (own.size !== rest.length || !rest.every((word) => own.has(word))) return []
        const requested = { ...plan, type: plan.field.type }
        const [parsed] = parseValues(map.fragments[value.index] ?? [], requested, context.locale)
        const derivation = { by: "label", label: { by: "nameWords" }, relation: "right" } as const
        return parsed ? [candidateOf(parsed.value, parsed.fragments, SCORE_OF_SECTION * parsed.fit, derivation)] : []
      })
    })
  })
}

/** Returns the words of a name, label or heading that have a meaning. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(labelTokens(text).filter((token) => !wordsOf("fillers").has(token) && !wordsOf("of").has(token)))
