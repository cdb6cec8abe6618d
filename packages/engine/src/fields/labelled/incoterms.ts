import type { Fragment } from "../candidates/fragments.ts"

/** The rules of Incoterms 2020, and those of 2000 and 2010 that are still printed. */
const RULES = new Set("EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF DAT DAF DES DEQ DDU".split(" "))
/** What separates the rule and its place from terms of payment: `FOB Lisboa – cash against documents`. */
const SEPARATOR = /^[–—-]$|[;|]$/u

/** Returns the rule with its place where a run begins with one; else the run. */
export function incotermIn(run: readonly Fragment[]): readonly Fragment[] {
  if (!RULES.has(run[0]?.text ?? "")) return run
  const end = run.findIndex(({ text }) => SEPARATOR.test(text))
  return end === -1 ? run : run.slice(0, /^[–—-]$/u.test(run[end]?.text ?? "") ? end : end + 1)
}
