import type { CorrectionPlace, Evidence } from "@docsift/sdk"

interface PlaceNoteProps {
  readonly found: Evidence | undefined
  readonly place: CorrectionPlace | undefined
}

/** Renders the place of a value in words, or that none is known. */
export function PlaceNote({ found, place }: PlaceNoteProps) {
  return <span>{describePlace(found, place)}</span>
}

/** Returns the place of a value in words, such as "page 2". */
export function describePlace(found: Evidence | undefined, place: CorrectionPlace | undefined): string {
  if (place !== undefined) return `${positionOf(place)}, selected by a person`
  if (found === undefined) return "typed, no place"
  if (found.box === undefined && found.cell === undefined) {
    return found.source === "embedded" ? "from data embedded in the file" : `page ${found.page}, no exact place`
  }
  return positionOf(found)
}

const positionOf = ({ page, cell }: Pick<CorrectionPlace, "page" | "cell">): string =>
  cell === undefined ? `page ${page}` : `sheet ${page}, cell ${cell}`
