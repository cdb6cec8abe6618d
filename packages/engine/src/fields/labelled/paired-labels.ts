import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import type { Run } from "../runs/value-run.ts"
import { POSITION } from "../candidates/weights.ts"

/**
 * Returns the value of one of two labels that are joined by a slash, from the text right of or below both: its part of the text where a
 * slash joins the values as well, `PO number/date` above `4711 / 19.05.2024`, else the entire text. Undefined for any other label.
 */
export function pairedRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run | undefined {
  const labels = map.fragments[hit.segment.index] ?? []
  const cut = labels.findIndex(({ text }) => text.startsWith("/"))
  if (cut < 1 || labels.some(({ text }, index) => index !== cut && text.includes("/"))) return undefined
  const isFirst = hit.from === 0 && hit.to === cut
  // The slash may be a word of its own: `Number / Date`.
  const isApart = labels[cut]?.text === "/"
  const second = isApart ? cut + 1 : cut
  if (!isFirst && !(hit.from === second && hit.to === labels.length)) return undefined
  const [right] = neighbours.rightOf(hit.segment)
  const [line] = neighbours.linesBelow(hit.segment, 1)
  const [below] = line?.touching(hit.segment.box[0], hit.segment.box[2]) ?? []
  const segment = [right, below].find((other) => other !== undefined && !map.isLabel(other))
  if (!segment) return undefined
  const relation = segment === right ? "right" : "below"
  const value = map.fragments[segment.index] ?? []
  const parts = partsOf(value)
  // Labels with spaces around their slash may have one value together: `Street / Number`.
  if (!parts && isApart) return undefined
  return { fragments: parts?.[isFirst ? 0 : 1] ?? value, factor: POSITION[relation], relation }
}

/** Divides the fragments of a text at its only slash: between spaces, or before a number, `Anna Hill/+353 1 555 0173`. */
function partsOf(fragments: readonly Fragment[]): readonly [readonly Fragment[], readonly Fragment[]] | undefined {
  const apart = fragments.filter(({ text }) => text === "/")
  // A date may have slashes of its own: `4711 / 2024/05/19`.
  const isSlash = (text: string): boolean => (apart.length === 1 ? text === "/" : text.includes("/"))
  const cut = fragments.findIndex(({ text }) => isSlash(text))
  const word = fragments[cut]
  if (!word || fragments.filter(({ text }) => isSlash(text)).length > 1) return undefined
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
