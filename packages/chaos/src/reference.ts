import { createHash } from "node:crypto"
import { createEngine } from "@docsift/engine/internal/thread/create-engine"
import type { ExtractionJson } from "@docsift/engine/internal/extract/extraction-json"
import type { Configuration } from "@docsift/engine/internal/configuration"
import { DocumentError } from "@docsift/engine/internal/document-error"
import { AppError } from "@docsift/server/internal/domain/errors"
import { parseId } from "@docsift/server/internal/domain/ids"
import type { FileStorage } from "@docsift/server/internal/ports"
import { type AuditedExecution, numberOf } from "./audited-execution.ts"

/** SHA-256 of both parts of a result as JSON texts, in lowercase hex. */
export interface ResultHashes {
  readonly data: string
  readonly evidence: string
}

/** What a result depends on. */
export interface DocumentKeys {
  /** Of the document, its file's name and the configuration. */
  readonly exact: string
  /** The same with the digits of the document's number hidden, wherever it stands. */
  readonly hidden: string
}

/** A result of a run outside of the faults. */
export interface Reference {
  /** Of the texts as they are. */
  readonly exact: ResultHashes
  /** Of the texts with the digits of the document's number hidden: see {@link hideNumber}. */
  readonly hidden: ResultHashes
}

/** The audit runs beside nothing else, and a run over the largest document of any load takes seconds. */
const runDeadlineMs = 300_000
/** A result that exists was within its limits, whatever they were: here they must only not be narrower. */
const generousBudget = { baseMs: runDeadlineMs, perPageMs: 0 }
const generousPages = 1_000_000
/** Runs at once; what asks for more waits. */
export const parallelRuns = 2

/** Reads documents again that workers have read, in this process; each document once. */
export class References implements AsyncDisposable {
  readonly #engine = createEngine({ threads: parallelRuns })
  readonly #known = new Map<string, Promise<Reference | undefined>>()

  /** Returns the keys of an execution's document; undefined when the store has no such document. */
  async keysOf(execution: AuditedExecution, storage: FileStorage): Promise<DocumentKeys | undefined> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of await storage.open(parseId("file", execution.fileId))) chunks.push(chunk)
    } catch (error) {
      // The audit of files counts it.
      if (error instanceof AppError && error.code === "not_found") return undefined
      throw error
    }
    const parts = [Buffer.concat(chunks).toString("latin1"), execution.fileName]
    const keyOf = (texts: readonly string[]) => sha256(JSON.stringify([...texts.map(sha256), execution.configuration]))
    return { exact: keyOf(parts), hidden: keyOf(parts.map((part) => hideNumber(part, numberOf(execution)))) }
  }

  /** Reads the stored document with the execution's own configuration; undefined when it cannot be read. */
  async of(execution: AuditedExecution, keys: DocumentKeys, storage: FileStorage): Promise<Reference | undefined> {
    const known = this.#known.get(keys.exact)
    if (known !== undefined) return known
    const reference = this.#run(execution, storage).catch((error: unknown) => {
      if (error instanceof DocumentError) return undefined
      throw error
    })
    this.#known.set(keys.exact, reference)
    return reference
  }

  async #run(execution: AuditedExecution, storage: FileStorage): Promise<Reference> {
    const signal = AbortSignal.timeout(runDeadlineMs)
    const extraction = await storage.withLocalFile(parseId("file", execution.fileId), signal, (path) =>
      this.#engine.extractJson({
        path,
        fileName: execution.fileName,
        // The server has checked it when it was stored.
        configuration: execution.configuration as Configuration,
        maxPages: generousPages,
        timeoutMs: runDeadlineMs,
        processorBudget: generousBudget,
        signal,
      }),
    )
    const texts = textsOf(extraction)
    const number = numberOf(execution)
    return { exact: hash(texts), hidden: hash(texts.map((text) => hideNumber(text, number))) }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#engine.close()
  }
}

/** Replaces every digit of the number, wherever a text has it; `audit-results.ts` does the same in the database. */
function hideNumber(text: string, number: string): string {
  return number === "" ? text : text.replaceAll(number, number.replaceAll(/[0-9]/g, "#"))
}

/** The texts as the server stores them: columns of type `json` keep every character. */
function textsOf({ dataJson, evidenceJson, pages, warnings }: ExtractionJson): [data: string, evidence: string] {
  const evidence = `{"pages":${JSON.stringify(pages)},"evidence":${evidenceJson},"warnings":${JSON.stringify(warnings)}}`
  return [dataJson, evidence]
}

function hash([data = "", evidence = ""]: readonly string[]): ResultHashes {
  return { data: sha256(data), evidence: sha256(evidence) }
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex")
}
