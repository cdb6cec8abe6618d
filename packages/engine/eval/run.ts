/**
 * Scores the built-in extractor, in process: on generated documents, or on labelled ones kept outside the repository.
 *
 *   npx -c 'node --conditions=@docsift/source packages/engine/eval/run.ts --data FOLDER --pack a,b --show-misses 20'
 *
 * --data (or EVAL_DATA)   folder with one folder per pack: manifest.json and files; without it documents are generated
 * --seed text             other generated documents
 * --words other           generated documents with a second vocabulary that the engine is not tuned on
 * --by-tag                also scores each tag on its own; always so for generated documents
 * --pack a,b              default: every pack that has truth
 * --case text             only cases whose id contains the text
 * --show-misses N         prints the first N wrong values of each pack
 * --language de           translated names without descriptions, from eval/translations.json
 * --recognition perfect   reads images from the lines in the .words.csv beside them, as if recognition made no mistakes;
 *                         otherwise images go through the program tesseract, as on a server
 * --cache FOLDER          keeps parsed documents as JSON there; outside the repository, and only while the parser rests
 */
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import { extractDocument } from "../src/extract/extract-document.ts"
import type { Configuration, Document, Value } from "../src/index.ts"
import { parseDocument } from "../src/parse/parse-document.ts"
import { createTesseract } from "../src/recognize/tesseract.ts"
import { defaultDesignsEach, defaultSeed, writeGeneratedPack } from "./generate/write-pack.ts"
import { recipesOf } from "./generate/generate-set.ts"
import { calibrationOf, type Judged } from "./calibration.ts"
import { Counts, scoreDocument, type Miss, type Truth } from "./score.ts"
import { TagTally } from "./tag-tally.ts"
import { translateCase } from "./translate.ts"
import { readWordsCsv } from "./words-csv.ts"

interface Case {
  readonly id: string
  readonly file: string
  readonly configuration?: Configuration
  readonly expected?: Truth
  readonly accept?: Record<string, Value[]>
  readonly tags?: string[]
}

interface Pack {
  readonly configuration: Configuration
  readonly cases: Case[]
}

const { values: options } = parseArgs({
  options: {
    data: { type: "string", default: process.env["EVAL_DATA"] ?? "" },
    pack: { type: "string", default: "" },
    case: { type: "string", default: "" },
    "show-misses": { type: "string", default: "0" },
    language: { type: "string", default: "" },
    recognition: { type: "string", default: "real" },
    cache: { type: "string", default: "" },
    seed: { type: "string", default: defaultSeed },
    words: { type: "string", default: "usual" },
    "by-tag": { type: "boolean", default: false },
  },
})

const recognizer = createTesseract()
const isGenerated = options.data === ""
const dataFolder = isGenerated ? await mkdtemp(join(tmpdir(), "docsift-eval-")) : options.data

async function packNames(): Promise<string[]> {
  if (options.pack) return options.pack.split(",")
  const names: string[] = []
  for (const name of (await readdir(dataFolder)).sort()) {
    const isPack = await access(join(dataFolder, name, "manifest.json")).then(
      () => true,
      () => false,
    )
    if (isPack) names.push(name)
  }
  return names
}

async function readDocument(path: string): Promise<Document> {
  const words = path.replace(/\.\w+$/u, ".words.csv")
  const hasWords = await access(words).then(
    () => true,
    () => false,
  )
  if (hasWords && options.recognition === "perfect") return readWordsCsv(words)
  if (!options.cache) return parseDocument(path, { fileName: basename(path), recognizer })
  const { size, mtimeMs } = await stat(path)
  const cached = join(options.cache, `${basename(path)}.${size}.${Math.round(mtimeMs)}.json`)
  const text = await readFile(cached, "utf8").catch(() => undefined)
  if (text !== undefined) return JSON.parse(text) as Document // written by the lines below
  const document = await parseDocument(path, { fileName: basename(path), recognizer })
  await mkdir(options.cache, { recursive: true })
  await writeFile(cached, JSON.stringify({ ...document, attachments: [] }))
  return document
}

const percent = (part: number, whole: number): string => (whole ? ((100 * part) / whole).toFixed(1) : "-")

async function runPack(name: string): Promise<Record<string, string | number>> {
  const folder = join(dataFolder, name)
  const pack = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Pack // the packs' documented format
  const sum = new Counts()
  const misses: (Miss & { id: string })[] = []
  const perField = new Map<string, { right: number; all: number }>()
  const judged: Judged[] = []
  const tally = new TagTally()
  let failed = 0
  let documents = 0
  let pages = 0
  let parseMs = 0
  let extractMs = 0
  for (const original of pack.cases) {
    if (!original.expected || !original.id.includes(options.case)) continue
    documents++
    const configuration = original.configuration ?? pack.configuration
    const given = { ...original, configuration, expected: original.expected }
    const judgedCase = options.language ? await translateCase(given, options.language) : given
    const started = performance.now()
    const document = await readDocument(join(folder, original.file)).catch((error: unknown) => {
      if (options.case) console.log(error)
      return undefined
    })
    parseMs += performance.now() - started
    if (!document) {
      failed++
      const { counts } = scoreDocument(judgedCase.configuration, judgedCase.expected, {})
      sum.add(counts)
      tally.add(original.tags ?? [], counts)
      continue
    }
    pages += document.pages.length
    const extractStarted = performance.now()
    const { data, evidence } = extractDocument(document, judgedCase.configuration)
    extractMs += performance.now() - extractStarted
    const score = scoreDocument(judgedCase.configuration, judgedCase.expected, data, judgedCase.accept)
    sum.add(score.counts)
    tally.add(original.tags ?? [], score.counts)
    misses.push(...score.misses.map((miss) => ({ id: original.id, ...miss })))
    for (const [objectName, truth] of Object.entries(judgedCase.expected)) {
      for (const [field, value] of Object.entries(truth?.fields ?? {})) {
        const path = `/${objectName}/fields/${field}`.replaceAll("~", "~0")
        const isRight = score.rightPaths.has(path)
        const tally = perField.get(field) ?? { right: 0, all: 0 }
        perField.set(field, {
          right: tally.right + Number(isRight && value !== null),
          all: tally.all + Number(value !== null),
        })
        const confidence = evidence[path]?.confidence
        if (confidence !== undefined) judged.push({ confidence, isRight })
      }
    }
  }
  for (const miss of misses.slice(0, Number(options["show-misses"]))) {
    console.log(`${miss.id} ${miss.path} want ${JSON.stringify(miss.want)} got ${JSON.stringify(miss.got)}`)
  }
  console.log([...perField].map(([field, { right, all }]) => `${field} ${right}/${all}`).join("  "))
  console.log(calibrationOf(judged))
  if (isGenerated || options["by-tag"]) console.table(tally.lines())
  return {
    pack: name,
    docs: documents,
    failed,
    exact: percent(sum.right, sum.values),
    prec: percent(sum.right, sum.answered),
    cover: percent(sum.answered, sum.values),
    absent: percent(sum.absentRight, sum.absent),
    anls: percent(sum.anls, sum.strings),
    cellF1: percent(2 * sum.cellsRight, sum.cells ? sum.cellsGot + sum.cells : 0),
    rows: percent(sum.rowsRight, sum.rows),
    "parse ms/page": (parseMs / Math.max(1, pages)).toFixed(1),
    "extract ms/page": (extractMs / Math.max(1, pages)).toFixed(1),
  }
}

try {
  if (isGenerated)
    await writeGeneratedPack(
      dataFolder,
      recipesOf(options.seed, defaultDesignsEach, options.words === "other" ? "other" : "usual"),
    )
  const summaries: Record<string, string | number>[] = []
  for (const name of await packNames()) summaries.push(await runPack(name))
  console.table(summaries)
} finally {
  if (isGenerated) await rm(dataFolder, { recursive: true, force: true })
}
