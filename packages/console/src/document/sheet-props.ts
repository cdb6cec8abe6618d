import type { FileGrid, FileId } from "@docsift/sdk"
import type { Mark, PickedPlace } from "./mark.ts"

/** What a sheet shows, and what a person can do with it. */
export interface SheetGridProps {
  readonly fileId: FileId
  readonly grid: FileGrid
  /** Of all sheets. */
  readonly marks: readonly Mark[]
  /** The selected one, when it is on this sheet. */
  readonly mark: Mark | undefined
  readonly onSelect: (pointer: string) => void
  readonly threshold: number | undefined
  readonly onPick: ((place: PickedPlace) => void) | undefined
  readonly isPulsing: boolean
  readonly onPulsed: () => void
}
