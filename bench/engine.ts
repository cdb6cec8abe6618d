import { documentsOfSet } from "@docsift/eval/generate/write-pack"
import type { Configuration, Document } from "@docsift/engine"
import { extractFields } from "@docsift/engine/internal/fields/extract-fields"
import { createContext } from "@docsift/engine/internal/page/context"
import { parsePdf } from "@docsift/engine/internal/parse/pdf/parse-pdf"
import { extractTable } from "@docsift/engine/internal/tables/extract-table"
import { percentile } from "./percentile.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"

/** The stages of an extraction, in the order in which they run. */
const stages = ["parse", "layout", "fields", "tables"] as const

type Stage = (typeof stages)[number]

/** Milliseconds of processor time a page. */
type Times = Readonly<Record<Stage, number>>

const MAX_PAGES = 100
/** Milliseconds of a page at most. */
const TARGET_MS = { invoice: 8, order: 10 } as const
/** The first rounds compile the code and load the lexicon. */
const WARM_UP = 2

interface Sample {
  readonly bytes: Buffer
  readonly configuration: Configuration
}

/** Measures the processor time of the built-in engine by stage, parsing included, on generated invoices and orders. */
export async function benchEngine({ isQuick }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of ["invoice", "order"] as const) {
    reportProgress(`extraction of generated PDFs of the kind ${kind}`)
    const samples = await samplesOf(kind, isQuick ? 9 : 36)
    for (let round = 0; round < WARM_UP; round++) await measure(samples)
    const rounds: Times[] = []
    for (let round = 0; round < (isQuick ? 3 : 9); round++) rounds.push(await measure(samples))
    const median = (of: (times: Times) => number): number => percentile(rounds.map(of), 0.5)
    const sum = (times: Times): number => stages.reduce((total, stage) => total + times[stage], 0)
    rows.push(atMost(`extraction of a page, ${kind}, processor`, median(sum), TARGET_MS[kind], "ms"))
    for (const stage of stages)
      rows.push(
        figure(
          `of which ${stage}`,
          median((times) => times[stage]),
          "ms",
          2,
        ),
      )
  }
  return rows
}

async function samplesOf(kind: "invoice" | "order", size: number): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const { render } of documentsOfSet({ kinds: [kind], formats: ["pdf"], size })) {
    const { bytes, cases } = await render()
    for (const { configuration } of cases.slice(0, 1)) samples.push({ bytes, configuration })
  }
  return samples
}

/** Extracts every sample once. */
async function measure(samples: readonly Sample[]): Promise<Times> {
  const times: Record<Stage, number> = { parse: 0, layout: 0, fields: 0, tables: 0 }
  let pages = 0
  let startedAt = process.cpuUsage()
  const end = (stage: Stage): void => {
    const { user, system } = process.cpuUsage(startedAt)
    times[stage] += (user + system) / 1000
    startedAt = process.cpuUsage()
  }
  for (const { bytes, configuration } of samples) {
    startedAt = process.cpuUsage()
    const document: Document = await parsePdf(bytes, MAX_PAGES)
    end("parse")
    const context = createContext(document)
    end("layout")
    for (const object of configuration.objects) {
      if (object.fields) extractFields(context, object)
      end("fields")
      for (const table of object.tables ?? []) extractTable(context, table)
      end("tables")
    }
    pages += document.pages.length
  }
  for (const stage of stages) times[stage] /= pages
  return times
}
