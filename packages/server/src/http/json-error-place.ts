/** Where a text stops being JSON, both counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

const space = /[ \t\n\r]*/y
const scalar =
  /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y
const text = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y

type Expectation = "value" | "value or ]" | "name" | "name or }" | "colon" | "comma"

/**
 * Finds where a text stops being JSON (RFC 8259). V8 names a position for some mistakes only and quotes the text,
 * which may hold a secret; this names the position always and quotes nothing. Works without recursion, so deep
 * nesting is no danger. Only texts that `JSON.parse` has refused are worth the walk.
 */
export function findJsonError(source: string): Place {
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
    if (expected === "comma" && open.length === 0) return placeAt(source, at)
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
    } else return placeAt(source, at)
  }
}

function closes(character: string | undefined, opened: "{" | "[" | undefined, expected: Expectation): boolean {
  if (character === "}") return opened === "{" && (expected === "comma" || expected === "name or }")
  if (character === "]") return opened === "[" && (expected === "comma" || expected === "value or ]")
  return false
}

function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}
