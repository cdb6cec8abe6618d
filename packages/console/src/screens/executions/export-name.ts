import type { ExportMode } from "@docsift/sdk"

/** Returns the name of a downloaded export: that of the document, with the format's extension. */
export function exportNameOf(
  fileName: string,
  { mode, reviewed }: { readonly mode: ExportMode; readonly reviewed: boolean },
): string {
  const stem = fileName.replace(/(?<=.)\.[^.]*$/, "")
  return `${stem}${reviewed ? " reviewed" : ""}.${mode}`
}
