import type { Document, Page } from "../document.ts"

/** A word with its box, its place in a line and its segment in the layout. */
const wordBytes = 400
const cellBytes = 80
const rulingBytes = 120

/** Estimates the bytes of memory of a page, its layout included. */
export function pageBytes({ words, rulings }: Page): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.length * wordBytes + 2 * characters + rulings.length * rulingBytes
}

/** Estimates the bytes of memory of a document. */
export function documentBytes({ pages, grids, attachments }: Document): number {
  let bytes = pages.reduce((sum, page) => sum + pageBytes(page), 0)
  for (const { rows } of grids) {
    for (const row of rows) for (const { text } of row) bytes += cellBytes + 2 * text.length
  }
  return attachments.reduce((sum, { bytes: { byteLength } }) => sum + byteLength, bytes)
}
