/**
 * Moves the focus to the content of the screen, or to a place in it, if what had it is gone, such as the row of something that was deleted.
 * Called when the query is up to date; the list is drawn anew in a timer that has been set before this one.
 */
export function keepFocus(place = "#main"): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(place)?.focus()
  })
}
