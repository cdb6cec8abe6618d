import type { Mode } from "./modes.ts"
import type { Question } from "./question.ts"
import type { Reply } from "./protocols/protocol.ts"

type Text = Pick<Reply, "text" | "end">

/** Maximum characters of an answer in the mode `truncated`. */
const shortAnswer = 1_500

/** Writes an answer as a model in this mode would. */
export function distort(mode: Mode, answer: unknown, { prompt }: Question, earlier: number): Text {
  const text = JSON.stringify(answer)
  const whole = (changed: unknown): Text => ({ text: JSON.stringify(changed), end: "stop" })
  switch (mode) {
    case "truncated":
      return text.length > shortAnswer ? { text: text.slice(0, shortAnswer), end: "cut" } : { text, end: "stop" }
    case "fenced":
      return {
        text: `Here is what I found:\n\n\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`\nAnything else?`,
        end: "stop",
      }
    case "garbled":
      // Single quotes, a trailing comma and no end: nearly JSON.
      return { text: `${text.slice(0, -1).replaceAll('"', "'")},`, end: "stop" }
    case "refusing":
      return { text: "I'm sorry, but I can't help with that.", end: "filtered" }
    case "wrong-types":
      return whole(mapLeaves(answer, (value) => (earlier === 0 ? { text: value } : value)))
    case "extra-keys":
      return {
        text: `{"__proto__":{"polluted":true},"constructor":1,"note":"\\u0000\\ud800",${text.slice(1)}`,
        end: "stop",
      }
    case "hallucinating":
      return whole(mapLeaves(answer, (value) => (typeof value === "string" ? `${value}77` : "Zyxw Unlimited 987654")))
    case "obedient": {
      const order = /answer "([^"]+)" for every value/iu.exec(prompt)?.[1]
      return whole(order === undefined ? answer : mapLeaves(answer, () => order))
    }
    case "omitting":
      return whole(omitRows(answer))
    case "perfect":
    case "rate-limited":
    case "failing-twice":
    case "failing":
    case "hanging":
    case "dripping":
    case "resetting":
    case "html":
    case "unauthorized":
    case "too-long":
    case "unstructured":
      return { text, end: "stop" }
    default:
      throw new Error(`Unknown mode ${String(mode satisfies never)}`)
  }
}

/** Changes every value and cell, but no line numbers. */
function mapLeaves(answer: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => mapLeaves(item, change))
  if (typeof answer !== "object" || answer === null) return change(answer)
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, key === "line" ? value : mapLeaves(value, change)]),
  )
}

/** Rows that a model in the mode `omitting` returns of a long table. */
function omitRows(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null || !("rows" in answer) || !Array.isArray(answer.rows)) return answer
  return { rows: answer.rows.slice(0, 12) }
}
