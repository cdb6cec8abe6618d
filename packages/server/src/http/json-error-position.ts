/** The position at which text stops being JSON; both are counted from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

const space = /[ \t\n\r]*/y
const scalar =
  /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y
const text = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y

type Expectation = "value" | "value or ]" | "name" | "name or }" | "colon" | "comma"

/**
 * Returns the position at which text stops being JSON (RFC 8259). V8 reports a position for some errors only, and quotes
 * the text, which may hold a secret; this always reports one and quotes nothing. Not recursive, so deep
 * nesting is safe (`jsonc-parser`, which reports positions too, is a recursive-descent parser). Call it only for text that
 * `JSON.parse` has rejected.
 */
export function findJsonError(source: string): Position {
  const open: ("{" | "[")[] = []
  let expected: Expectation = "value"
  let at = 0

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(source)) return false
    at = pattern.lastIndex
    return true
  }

  for (;;) {
    take(space)
    const character = source[at]
    if (expected === "comma" && open.length === 0) return positionAt(source, at)
    const isValueExpected = expected === "value" || expected === "value or ]"
    if (isValueExpected && (character === "{" || character === "[")) {
      open.push(character)
      expected = character === "{" ? "name or }" : "value or ]"
      at += 1
    } else if (isValueExpected && take(scalar)) expected = "comma"
    else if ((expected === "name" || expected === "name or }") && take(text)) expected = "colon"
    else if (expected === "colon" && character === ":") {
      expected = "value"
      at += 1
    } else if (expected === "comma" && character === ",") {
      expected = open.at(-1) === "{" ? "name" : "value"
      at += 1
    } else if (closes(character, open.at(-1), expected)) {
      open.pop()
      expected = "comma"
      at += 1
    } else return positionAt(source, at)
  }
}

function closes(character: string | undefined, opened: "{" | "[" | undefined, expected: Expectation): boolean {
  if (character === "}") return opened === "{" && (expected === "comma" || expected === "name or }")
  if (character === "]") return opened === "[" && (expected === "comma" || expected === "value or ]")
  return false
}

function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}
