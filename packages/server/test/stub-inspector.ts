import type { Inspector } from "@docsift/engine"

const notStubbed = () => Promise.reject(new Error("this call is not stubbed"))

/** An inspector for tests: its calls fail, except those that are given. */
export function stubInspector(calls: Partial<Inspector>): Inspector {
  return {
    outline: notStubbed,
    pageImage: notStubbed,
    words: notStubbed,
    wordsJson: notStubbed,
    grid: notStubbed,
    gridJson: notStubbed,
    read: notStubbed,
    extract: notStubbed,
    extractJson: notStubbed,
    suggest: notStubbed,
    close: async () => undefined,
    ...calls,
  }
}
