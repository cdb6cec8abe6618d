import type { Question } from "../question.ts"

/** The stub's answer, in a common form for all protocols. */
export interface Reply {
  readonly text: string
  readonly end: "stop" | "cut" | "filtered"
  readonly inputTokens: number
  readonly outputTokens: number
}

/** The request and response format of one provider's API. */
export interface Protocol<Body> {
  readonly path: RegExp
  read(body: Body, url: URL): Question
  write(reply: Reply, model: string, body: Body): unknown
  writeError(status: number, message: string, code: string): unknown
}
