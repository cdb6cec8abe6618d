import { styleText } from "node:util"
import { printable } from "../terminal/printable.ts"
import type { Destination } from "../output/destination.ts"
import { renderResult } from "../output/render-result.ts"
import type { ResultWriter, ResultWriterOptions } from "./result-writer.ts"

/** Creates a writer for people: the fields and tables of each document, under its name when there are several. */
export function createTableWriter(to: Destination, { isSingle }: ResultWriterOptions): ResultWriter {
  return {
    async write(outcome) {
      if (outcome.status === "Failed") return
      const title = isSingle
        ? ""
        : `${styleText(["bold", "underline"], printable(outcome.fileName), { stream: process.stdout })}\n\n`
      const text = renderResult(outcome.extracted, { width: to.width })
      await to.write(`${title}${text || "No values were found."}\n${isSingle ? "" : "\n"}`)
    },
    end: async () => {},
  }
}
