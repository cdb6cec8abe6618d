/** What a key does in the review. */
export type Command =
  | "next"
  | "previous"
  | "left"
  | "right"
  | "next-to-check"
  | "edit"
  | "leave"
  | "absent"
  | "approve"
  | "approve-and-next"
  | "undo"
  | "help"

/** A key of the review and what it does, as the help lists it. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly does: string
}

/** All keys, in the order of the help; those of the document are the viewer's. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ["j", "k"], does: "Next, previous value; in a table, next, previous row" },
  { keys: ["←", "→"], does: "Previous, next column of a table" },
  { keys: ["n"], does: "Next value to check" },
  { keys: ["Enter"], does: "Edit the value; again to keep the text" },
  { keys: ["Esc"], does: "Stop editing without a change" },
  { keys: ["x"], does: "The value is not in the document" },
  { keys: ["u"], does: "Undo the last change" },
  { keys: ["a"], does: "Approve" },
  { keys: ["Shift", "a"], does: "Approve and open the next" },
  { keys: ["[", "]"], does: "Previous, next page" },
  { keys: ["+", "-", "0"], does: "Zoom in, zoom out, fit the width" },
  { keys: ["?"], does: "Show this list" },
]

/** Returns whether a shortcut is a letter, digit or sign, which can be switched off; arrows cannot. */
export const hasSingleKey = ({ keys }: Shortcut): boolean => keys.some((key) => /^[!-~]$/.test(key))

/** The part of a keyboard event that decides. */
export interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** What has the focus. */
  readonly focus: "typing" | "value" | "control" | "page"
}

const commands: Readonly<Record<string, Command>> = {
  j: "next",
  k: "previous",
  ArrowDown: "next",
  ArrowUp: "previous",
  ArrowLeft: "left",
  ArrowRight: "right",
  n: "next-to-check",
  Enter: "edit",
  F2: "edit",
  Escape: "leave",
  x: "absent",
  a: "approve",
  u: "undo",
  "?": "help",
}

/** Keys that other controls need themselves: arrows scroll, Enter presses a button. */
const valueOnly: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Enter", "F2"])

/**
 * Returns the command of a key; undefined where it belongs to the browser, to an input or to another control, and for
 * letters and signs when these are switched off.
 */
export function commandOf(
  { key, shiftKey, ctrlKey, metaKey, altKey, focus }: PressedKey,
  { areSingleKeysOn }: { readonly areSingleKeysOn: boolean },
): Command | undefined {
  if (ctrlKey || metaKey || altKey || focus === "typing") return undefined
  if (key.length === 1 && !areSingleKeysOn) return undefined
  if (valueOnly.has(key) && focus !== "value" && !(key === "Enter" && focus === "page")) return undefined
  if (shiftKey) {
    if (key.toLowerCase() === "a") return "approve-and-next"
    // A question mark needs Shift on most keyboards; other letters with Shift are no commands.
    return key === "?" ? "help" : undefined
  }
  return commands[key]
}

/** Returns what has the focus, for {@link commandOf}. */
export function focusOf(element: Element | null): PressedKey["focus"] {
  if (element === null || element === document.body || element.id === "main") return "page"
  if (element.closest("input, textarea, select, [contenteditable], dialog, [popover]") !== null) return "typing"
  if (element.closest("[data-pointer]") !== null) return "value"
  return element.closest("button, a, summary, [role=button], [tabindex]") === null ? "page" : "control"
}
