import { InvalidArgumentError } from "commander"
import { idPatterns } from "../generated/ids.ts"

/** Parses a share from 0 to 1. */
export function parseShare(text: string): number {
  const share = Number(text)
  if (text.trim() !== "" && share >= 0 && share <= 1) return share
  throw new InvalidArgumentError("It must be a number from 0 to 1, such as 0.8.")
}

/** More threads than processors do not help, and each takes memory. */
const maxConcurrency = 64

/** Parses a number of documents at the same time. */
export function parseCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= maxConcurrency) return count
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxConcurrency}.`)
}

/** Below this a copy could pause between two scans without being noticed. */
const minSeconds = 0.2
const maxSeconds = 3600

/** Parses a pause in seconds. */
export function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (seconds >= minSeconds && seconds <= maxSeconds) return seconds
  throw new InvalidArgumentError(`It must be a number of seconds from ${minSeconds} to ${maxSeconds}.`)
}

/** Parses the id of an execution. */
export function parseExecutionId(text: string): string {
  if (idPatterns.exe.test(text)) return text
  throw new InvalidArgumentError("It must be an id such as exe_8d02e5b7146f; docsift executions list shows them.")
}

/** Parses the id of a batch. */
export function parseBatchId(text: string): string {
  if (idPatterns.bat.test(text)) return text
  throw new InvalidArgumentError(
    "It must be an id such as bat_70492047554d; the console shows it in the address of the batch.",
  )
}
