import { foldText } from "../text/folding.ts"
import { textsOf } from "./language-words.ts"

/** Characters of the longest name of a department, with room; most text is longer, and folding it takes time. */
const MAX_LENGTH = 48

let departments: ReadonlySet<string> | undefined

/** Returns whether text is the department or the office of a firm that a letter is for, without its name: `Accounts payable`. */
export function isDepartment(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  departments ??= new Set(textsOf("departments").map(foldText))
  return departments.has(foldText(text))
}
