/** Makes the browser ignore files that are dropped where no screen takes them: it would leave the page and open them. */
export function keepPageOnDrop(): void {
  for (const type of ["dragover", "drop"] as const) {
    addEventListener(type, (event) => {
      // Zones and screens that take files have answered by now.
      if (event.defaultPrevented || event.dataTransfer?.types.includes("Files") !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = "none"
    })
  }
}
