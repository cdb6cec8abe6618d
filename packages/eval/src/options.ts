import { parseArgs } from "node:util"
import { engineNames } from "./extractors.ts"
import { formats, type Format } from "./generate/layout.ts"
import { localeCodes, type LocaleCode } from "./generate/locale.ts"
import { setNames, type SetName } from "./generate/set-options.ts"
import { defaultSeed } from "./generate/set-recipes.ts"
import { kinds, type Kind } from "./generate/terms.ts"
import { headingChanges, type HeadingChange } from "./headings/change-headings.ts"
import { layoutChanges, type LayoutChange } from "./layouts/change-layout.ts"
import { type PageChange, pageChanges } from "./pages/change-page.ts"
import { nameSets, type NameSet } from "./names/rename-fields.ts"

/** The output of `--help`. */
export const help = `Evaluates extraction on documents with known values, in this process and without a network.

  npm run eval                                    generated documents
  npm run eval -- --data FOLDER                   your own labelled documents (docs/extraction.md explains how to label)
  npm run eval -- --data FOLDER --html pages      … with an HTML page per document

Documents
  --data FOLDER          a folder with one folder per pack (manifest.json and files), also EVAL_DATA;
                         without it, documents are generated from a seed
  --pack a,b             only these packs; default: every pack in the folder
  --case TEXT            only cases whose id contains the text
  --tag TEXT             only cases with a tag that starts with the text
  --limit N              at most N cases per pack, evenly spread
  --seed TEXT            seed of the generated documents
  --words other          generated documents with rarer labels
  --set NAME             small (PDF, the default), formats (every layout of every format), long (tables of up to 2,200
                         rows), full (every layout in every locale), varied (300 PDFs, each in a random design)
  --kinds a,b            generates only invoice, order, statement, remittance, receipt
  --formats a,b          generates only pdf, png, docx, xlsx, csv, html, eml; png only when named
  --locales a,b          generates only en-US, en-GB, de, fr, nl, it, es, pl, pt
  --size N               generates at most N documents, evenly spread over the set

Configuration
  --names a,b            given (as in the manifest), plain (without descriptions), synonyms, de, fr, es (other names
                         without descriptions); each is scored separately
  --decoys               also requests fields that no business document has (a date of birth, a licence plate, …)
  --engine NAME          builtin, or model: the language model configured by EVAL_MODEL_PROVIDER or EVAL_MODEL_URL,
                         EVAL_MODEL (its name), EVAL_MODEL_KEY and EVAL_MODEL_VISION=1; without them, a stub that knows
                         the values, in the mode named by EVAL_MODEL
  --recognition perfect  takes the text of images from the .words.csv beside them; default: OCR as the engine does it
  --cache FOLDER         caches parsed documents; delete it after a change of the parser

Output
  --out FILE             the full report as JSON, with the misses of every document
  --html FOLDER          an index and one page per document: where each value was found, expected beside extracted
  --baseline FILE        compares with an earlier --out: prints improved and degraded values, and exits with 1 when
                         the F1 of a pack dropped
  --tolerance POINTS     allowed drop of the F1 in percentage points; default: 0.5
  --show-misses N        prints the first N wrong values of each pack
  --explain              prints for every field the candidates that were compared, what spoke for each, and what
                         decided; choose documents with --case
  --by-tag               also scores each tag of the form group:member; always on for generated documents

  --fit                  fits the model that chooses between the candidates of a field to the packs of --data, to those of
                         packages/eval/packs and to generated documents, prints the figures of left-out designs and writes
                         packages/engine/src/scoring/weights.generated.ts
  --folds design         prints the figures of left-out designs only, and writes nothing
  --only generated       with --fit: fits to generated documents alone, judges the labelled packs, and writes nothing
  --ablation             prints the figures of left-out designs without each family of features, and writes nothing
  --headings CHANGE      changes the printed headings of tables that are read without a mistake, and reports in how many
                         variants every cell is still right: one (each in turn becomes an invented word), all, none
                         (all are removed)
  --layout a,b           likewise with the layout of the table: plain (no rules, nothing bold), swap (two neighbouring
                         columns), left, centre, right (numbers), spread (more room between rows), wrap (names over
                         two lines), sections (titles between the rows), details, remarks, deliveries (a line below
                         each name), currency, currency-after, currency-apart, unit, times (beside numbers), or all
  --page a,b             likewise with whole pages, of which the values are judged that are right as printed: plain,
                         capitals, no-colons, spread (more room between lines), and with the values of each list of
                         labels: apart (further right), below, beside, or all
  --suggest              suggests a workflow from every document alone, and reports how much of what is printed it has
  --calibrate            fits the confidence of cells to the packs of --data and to generated documents, prints the
                         figures of left-out designs and writes packages/engine/src/tables/confidence/cell-model.generated.ts`

/** The options of one run. */
export interface Options {
  readonly data: string | undefined
  readonly packs: readonly string[]
  readonly caseText: string
  readonly tag: string
  readonly limit: number
  readonly seed: string
  readonly words: "usual" | "other"
  readonly set: SetName
  readonly kinds: readonly Kind[]
  readonly formats: readonly Format[]
  readonly locales: readonly LocaleCode[]
  /** Documents to generate; 0 for all. */
  readonly size: number
  readonly names: readonly NameSet[]
  readonly decoys: boolean
  readonly engine: (typeof engineNames)[number]
  readonly recognition: "real" | "perfect"
  readonly cache: string | undefined
  readonly out: string | undefined
  readonly html: string | undefined
  readonly baseline: string | undefined
  /** In percentage points. */
  readonly tolerance: number
  readonly showMisses: number
  readonly explain: boolean
  readonly byTag: boolean
  readonly fit: boolean
  readonly folds: "" | "design"
  readonly only: "" | "generated"
  readonly ablation: boolean
  readonly calibrate: boolean
  readonly suggest: boolean
  readonly headings: "" | HeadingChange
  readonly layout: readonly LayoutChange[]
  readonly page: readonly PageChange[]
  readonly help: boolean
}

/**
 * Parses the command line.
 *
 * @throws {Error} with a message for the user.
 */
export function readOptions(args: readonly string[], environment: { EVAL_DATA?: string | undefined }): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: "string" },
      pack: { type: "string", default: "" },
      case: { type: "string", default: "" },
      tag: { type: "string", default: "" },
      limit: { type: "string", default: "0" },
      seed: { type: "string", default: defaultSeed },
      words: { type: "string", default: "usual" },
      set: { type: "string", default: "small" },
      kinds: { type: "string", default: "" },
      formats: { type: "string", default: "" },
      locales: { type: "string", default: "" },
      size: { type: "string", default: "0" },
      names: { type: "string", default: "given" },
      decoys: { type: "boolean", default: false },
      engine: { type: "string", default: "builtin" },
      recognition: { type: "string", default: "real" },
      cache: { type: "string" },
      out: { type: "string" },
      html: { type: "string" },
      baseline: { type: "string" },
      tolerance: { type: "string", default: "0.5" },
      "show-misses": { type: "string", default: "0" },
      explain: { type: "boolean", default: false },
      "by-tag": { type: "boolean", default: false },
      fit: { type: "boolean", default: false },
      folds: { type: "string", default: "" },
      only: { type: "string", default: "" },
      ablation: { type: "boolean", default: false },
      calibrate: { type: "boolean", default: false },
      suggest: { type: "boolean", default: false },
      headings: { type: "string", default: "" },
      layout: { type: "string", default: "" },
      page: { type: "string", default: "" },
      help: { type: "boolean", default: false },
    },
  })
  const data = values.data ?? environment.EVAL_DATA
  return {
    data: data === "" ? undefined : data,
    packs: listOf(values.pack),
    caseText: values.case,
    tag: values.tag,
    limit: numberOf("--limit", values.limit),
    seed: values.seed,
    words: oneOf("--words", values.words, ["usual", "other"] as const),
    set: oneOf("--set", values.set, setNames),
    kinds: listOf(values.kinds).map((kind) => oneOf("--kinds", kind, kinds)),
    formats: listOf(values.formats).map((format) => oneOf("--formats", format, formats)),
    locales: listOf(values.locales).map((locale) => oneOf("--locales", locale, localeCodes)),
    size: numberOf("--size", values.size),
    names: listOf(values.names).map((name) => oneOf("--names", name, nameSets)),
    decoys: values.decoys,
    engine: oneOf("--engine", values.engine, engineNames),
    recognition: oneOf("--recognition", values.recognition, ["real", "perfect"] as const),
    cache: values.cache,
    out: values.out,
    html: values.html,
    baseline: values.baseline,
    tolerance: numberOf("--tolerance", values.tolerance),
    showMisses: numberOf("--show-misses", values["show-misses"]),
    explain: values.explain,
    byTag: values["by-tag"] || data === undefined || data === "",
    fit: values.fit,
    folds: values.folds === "" ? "" : oneOf("--folds", values.folds, ["design"] as const),
    only: values.only === "" ? "" : oneOf("--only", values.only, ["generated"] as const),
    ablation: values.ablation,
    calibrate: values.calibrate,
    suggest: values.suggest,
    headings: values.headings === "" ? "" : oneOf("--headings", values.headings, headingChanges),
    layout:
      values.layout === "all"
        ? layoutChanges
        : listOf(values.layout).map((change) => oneOf("--layout", change, layoutChanges)),
    page:
      values.page === "all" ? pageChanges : listOf(values.page).map((change) => oneOf("--page", change, pageChanges)),
    help: values.help,
  }
}

const listOf = (text: string): string[] => text.split(",").filter((part) => part !== "")

function oneOf<T extends string>(option: string, value: string, known: readonly T[]): T {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new Error(`${option}: must be ${known.join(" or ")}, is ${JSON.stringify(value)}`)
  return found
}

function numberOf(option: string, value: string): number {
  const number = Number(value)
  if (value.trim() === "" || !Number.isFinite(number) || number < 0) {
    throw new Error(`${option}: must be a number of at least 0, is ${JSON.stringify(value)}`)
  }
  return number
}
