import type { Engine } from "@docsift/engine"
import type { Config } from "../config.ts"
import type { Logger } from "../ports/logger.ts"

/**
 * Logs what reads scans and photographs in this process, and warns when nothing does although it is wanted.
 *
 * @param signal - aborted when the process stops: a program may take seconds to describe itself, and nothing is logged after the end.
 */
export async function logRecognizer(
  engine: Partial<Pick<Engine, "describeRecognizer">>,
  recognition: Config["recognition"],
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  if (recognition === "off") return logger.info({ recognizer: "off" }, "text recognition is switched off")
  const recognizer = await engine.describeRecognizer?.()
  if (signal.aborted) return undefined
  switch (recognizer?.type) {
    case undefined: // an engine from outside
      return undefined
    case "program":
      return logger.info(
        { recognizer: "program", languages: recognizer.languages },
        "scans are recognised by the program tesseract",
      )
    case "wasm":
      return logger.info(
        { recognizer: "wasm", languages: recognizer.languages },
        "scans are recognised by Tesseract as WASM; the program tesseract is two to five times as fast",
      )
    case "none":
      return logger.warn(
        { recognizer: "none" },
        "scans cannot be read: neither the program tesseract nor trained data of a language was found",
      )
    default:
      throw new Error(`Unknown recognizer ${String(recognizer satisfies never)}`)
  }
}
