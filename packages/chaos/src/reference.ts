import { createHash } from "node:crypto"
import { createEngine } from "@docsift/engine/internal/thread/create-engine"
import type { ExtractionJson } from "@docsift/engine/internal/extract/extraction-json"
import type { Configuration } from "@docsift/engine/internal/configuration"
import { DocumentError } from "@docsift/engine/internal/document-error"
import { AppError } from "@docsift/server/internal/domain/errors"
import { parseId } from "@docsift/server/internal/domain/ids"
import type { FileStorage } from "@docsift/server/internal/ports/file-storage"
import { type AuditedExecution, numberOf } from "./audited-execution.ts"

/** SHA-256 of the JSON texts of a result, in lowercase hex. */
export interface ResultHashes {
  readonly data: string
  readonly evidence: string
}

/** Hashes of everything that a result depends on. */
export interface DocumentKeys {
  /** Of the document, its file's name and the configuration. */
  readonly exact: string
  /** The same with every occurrence of the document's number masked. */
  readonly hidden: string
}

/** The result of a run without faults. */
export interface Reference {
  /** Of the unchanged texts. */
  readonly exact: ResultHashes
  /** Of the texts with the document's number masked: see {@link maskNumber}. */
  readonly hidden: ResultHashes
}

/** The audit has the machine to itself, and the largest document of any load takes seconds. */
const runDeadlineMs = 300_000
/** A stored result was within its limits, whatever they were: these must only not be stricter. */
const generousBudget = { baseMs: runDeadlineMs, perPageMs: 0 }
const generousPages = 1_000_000
/** Concurrent reference runs; further ones wait. */
export const parallelRuns = 2

/** Extracts documents again in this process, each once, for comparison with the workers' results. */
export class References implements AsyncDisposable {
  readonly #engine = createEngine({ threads: parallelRuns })
  readonly #known = new Map<string, Promise<Reference | undefined>>()

  /** Returns the keys of an execution's document; undefined when the store has no such document. */
  async keysOf(execution: AuditedExecution, storage: FileStorage): Promise<DocumentKeys | undefined> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of await storage.open(parseId("file", execution.fileId))) chunks.push(chunk)
    } catch (error) {
      // The file audit reports it.
      if (error instanceof AppError && error.code === "not_found") return undefined
      throw error
    }
    const parts = [Buffer.concat(chunks).toString("latin1"), execution.fileName]
    const keyOf = (texts: readonly string[]) => sha256(JSON.stringify([...texts.map(sha256), execution.configuration]))
    return { exact: keyOf(parts), hidden: keyOf(parts.map((part) => maskNumber(part, numberOf(execution)))) }
  }

  /** Extracts the stored document with the execution's configuration; undefined when it cannot be read. */
  async of(execution: AuditedExecution, keys: DocumentKeys, storage: FileStorage): Promise<Reference | undefined> {
    const known = this.#known.get(keys.exact)
    if (known !== undefined) return known
    const reference = this.#run(execution, storage).catch((error: unknown) => {
      if (error instanceof DocumentError) return undefined
      // The failure of one audit must not be that of all later ones.
      this.#known.delete(keys.exact)
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
        // Validated by the server before it was stored.
        configuration: execution.configuration as Configuration,
        maxPages: generousPages,
        timeoutMs: runDeadlineMs,
        processorBudget: generousBudget,
        signal,
      }),
    )
    const texts = textsOf(extraction)
    const number = numberOf(execution)
    return { exact: hash(texts), hidden: hash(texts.map((text) => maskNumber(text, number))) }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#engine.close()
  }
}

/** Masks every digit of the number wherever it occurs; `audit-results.ts` does the same in the database. */
function maskNumber(text: string, number: string): string {
  return number === "" ? text : text.replaceAll(number, number.replaceAll(/[0-9]/g, "#"))
}

/** Returns the texts as the server stores them: columns of type `json` keep every character. */
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
