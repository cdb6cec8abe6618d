/**
 * Returns text as one line that a terminal shows and does not obey: documents are written by strangers, and a value could
 * contain escape sequences that move the cursor, change the title or write to the clipboard.
 */
export function printable(text: string): string {
  // Control, format, surrogate and line-separator characters. Bidirectional overrides would reorder the rest of the line.
  return text
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "�")
}
