/** Copies a text; returns false where the browser refuses to, and then selects the element that shows the text, for Ctrl+C. */
export async function copyText(text: string, source: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Browsers give no clipboard to pages over plain http, or when the person has refused it.
    select(source)
    return false
  }
}

function select(element: HTMLElement | null): void {
  if (element instanceof HTMLTextAreaElement) element.select()
  else if (element !== null) getSelection()?.selectAllChildren(element)
}
