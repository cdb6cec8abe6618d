import type { LabelHit, LabelMap } from "./label-hits.ts"
import type { Fragment } from "./fragments.ts"
import type { Neighbourhood } from "./neighbours.ts"
import type { Run } from "./value-run.ts"
import { POSITION } from "./weights.ts"

/**
 * Returns the value of one of two labels that are joined by a slash, from the text right of or below both: its part of the text where a
 * slash joins the values as well, `PO number/date` above `4711 / 19.05.2024`, else the entire text. Undefined for any other label.
 */
export function pairedRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run | undefined {
  const labels = map.fragments[hit.segment.index] ?? []
  const cut = labels.findIndex(({ text }) => /^\/./u.test(text))
  if (cut < 1 || labels.some(({ text }, index) => index !== cut && text.includes("/"))) return undefined
  const isFirst = hit.from === 0 && hit.to === cut
  if (!isFirst && !(hit.from === cut && hit.to === labels.length)) return undefined
  const [right] = neighbours.rightOf(hit.segment)
  const [line] = neighbours.linesBelow(hit.segment, 1)
  const [below] = line?.touching(hit.segment.box[0], hit.segment.box[2]) ?? []
  const segment = [right, below].find((other) => other !== undefined && !map.isLabel(other))
  if (!segment) return undefined
  const relation = segment === right ? "right" : "below"
  const value = map.fragments[segment.index] ?? []
  return { fragments: partsOf(value)?.[isFirst ? 0 : 1] ?? value, factor: POSITION[relation], relation }
}

/** Divides the fragments of a text at its only slash: between spaces, or before a number, `Anna Hill/+353 1 555 0173`. */
function partsOf(fragments: readonly Fragment[]): readonly [readonly Fragment[], readonly Fragment[]] | undefined {
  const cut = fragments.findIndex(({ text }) => text.includes("/"))
  const word = fragments[cut]
  if (!word || fragments.filter(({ text }) => text.includes("/")).length > 1) return undefined
  const [left = "", right = "", more] = word.text.split("/")
  if (more !== undefined || (left !== "" && !NUMBER.test(right))) return undefined
  const partOf = (text: string): readonly Fragment[] => (text === "" ? [] : [{ ...word, text }])
  const [first, second] = [
    [...fragments.slice(0, cut), ...partOf(left)],
    [...partOf(right), ...fragments.slice(cut + 1)],
  ]
  return first.length > 0 && second.length > 0 ? [first, second] : undefined
}

/** The start of a number: `+353`, `(0)30`, `248-555-0137`. */
const NUMBER = /^[+(]?\d/u
