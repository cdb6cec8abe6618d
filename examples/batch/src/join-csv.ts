// A record with its line end; line breaks inside quotes belong to it. An escaped quote ("") matches as two quoted parts.
const RECORD = /(?:[^"\r\n]|"[^"]*")+\r\n/g

/** Joins the exports of several files into one table whose first column is the file name. */
export function joinCsv(exports: readonly { readonly fileName: string; readonly csv: string }[]): string {
  const parts = exports.map(({ fileName, csv }, index) => {
    const [header = "", ...records] = csv.match(RECORD) ?? []
    const rows = records.map((record) => `${toCell(fileName)},${record}`)
    return (index === 0 ? `file,${header}` : "") + rows.join("")
  })
  return parts.join("")
}

/** Quotes a text (RFC 4180). An apostrophe keeps spreadsheets from running it as a formula, as in the server's exports. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
