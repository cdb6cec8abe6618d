/** Time in which the browser begins to read the content of a download. */
const READ_MS = 60_000

/** Hands content to the browser as a download. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  saveFrom(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}

/** Downloads from a URL; one of another origin, such as that of an object store, may open beside the console. */
export function saveFrom(url: string, fileName: string): void {
  const link = document.createElement("a")
  link.href = url
  link.download = fileName
  link.target = "_blank"
  link.rel = "noopener"
  link.click()
}
