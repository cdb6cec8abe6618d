/**
 * Moves the focus to the content of the screen if what had it is gone, such as the row of something that was deleted.
 * Called when the query is up to date; the list is drawn anew in a timer that has been set before this one.
 */
export function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("#main")?.focus()
  })
}
