import type { RegionRequest } from "@docsift/engine"
import { AppError } from "./errors.ts"

const cellPattern = /^[A-Z]{1,3}[1-9]\d{0,6}$/

/** A place as a client sends it. */
export interface RegionInput {
  readonly page: number
  readonly type: RegionRequest["type"]
  readonly box?: readonly number[] | undefined
  readonly cell?: string | undefined
}

/** Checks that a place is a box or a cell. @throws {AppError} `invalid_request`. */
export function readRegion({ page, type, box, cell }: RegionInput): RegionRequest {
  if (cell !== undefined) {
    if (box !== undefined) throw new AppError("invalid_request", "cell: must be left out when box is given")
    if (cellPattern.test(cell)) return { page, type, cell }
    throw new AppError("invalid_request", "cell: must be the address of a cell such as C7")
  }
  if (box === undefined) throw new AppError("invalid_request", "box: is required unless cell is given")
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box
  if (x0 > x1 || y0 > y1) {
    throw new AppError("invalid_request", "box: must be the left, top, right and bottom edge, in this order")
  }
  return { page, type, box: [x0, y0, x1, y1] }
}
