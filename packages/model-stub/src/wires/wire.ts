import type { Question } from "../question.ts"

/** What the stub says, in one form for all wires. */
export interface Reply {
  readonly text: string
  readonly end: "stop" | "cut" | "filtered"
  readonly inputTokens: number
  readonly outputTokens: number
}

/** One provider's way of asking and answering. */
export interface Wire<Body> {
  readonly path: RegExp
  read(body: Body, url: URL): Question
  write(reply: Reply, model: string, body: Body): unknown
  writeError(status: number, message: string, code: string): unknown
}
