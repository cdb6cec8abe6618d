import type { FileId } from "@docsift/sdk"
import type { Mark, PickedPlace } from "./mark.ts"

/** What the viewer shows, and what it reports. */
export interface DocumentViewProps {
  readonly fileId: FileId
  readonly marks: readonly Mark[]
  /** Pointer of the value whose place is shown. */
  readonly selected: string | undefined
  readonly onSelect: (pointer: string) => void
  /** From the URL; 1 when missing. */
  readonly page: number
  readonly onPageChange: (page: number) => void
  /** Below this a value is to be checked. @default 0.8 */
  readonly threshold?: number | undefined
  /**
   * Called when a person clicks words, draws a box or clicks a cell. While it is given, a click picks a place instead of
   * selecting a value: pass it only while a value waits for its place.
   */
  readonly onPick?: ((place: PickedPlace) => void) | undefined
}
