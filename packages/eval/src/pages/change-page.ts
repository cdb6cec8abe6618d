import type { Document, Extraction } from "@docsift/engine"
import type { ChangedDocument } from "../variants/changed-document.ts"
import { apart, below, beside } from "./move-values.ts"
import { findPrintedValues, type PrintedValue } from "./printed-values.ts"
import { inCapitals, plain, spread, withoutColons } from "./restyle-page.ts"

const styles = { plain, capitals: inCapitals, "no-colons": withoutColons, spread } as const
const places = { apart, below, beside } as const

/** How pages are printed otherwise: as a whole, or one list of labels after the other. */
export const pageChanges = ["plain", "capitals", "no-colons", "spread", "apart", "below", "beside"] as const
export type PageChange = (typeof pageChanges)[number]

/** Returns whether a name is that of a change of pages. */
export const isPageChange = (name: string): name is PageChange => pageChanges.some((change) => change === name)

const isStyle = (change: PageChange): change is keyof typeof styles => Object.hasOwn(styles, change)

/**
 * Prints the pages of a document otherwise.
 *
 * @param paths - JSON pointers to the fields whose values may be moved
 */
export function changePage(
  document: Document,
  extraction: Extraction,
  paths: readonly string[],
  change: PageChange,
): ChangedDocument[] {
  if (isStyle(change)) return [{ text: "", document: styles[change](document, extraction) }]
  const move: (document: Document, values: readonly PrintedValue[]) => Document | undefined = places[change]
  return findPrintedValues(document, extraction, paths).flatMap((values) => {
    const changed = move(document, values)
    return changed ? [{ text: values.map(({ path }) => path).join(" "), document: changed }] : []
  })
}
