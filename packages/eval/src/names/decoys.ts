import { readFile } from "node:fs/promises"
import type { Configuration, Document, ExtractedData, ValueType } from "@docsift/engine"
import { pointerOf } from "@docsift/engine/json-pointer"
import type { ValueScore } from "@docsift/engine/internal/judge/score"
import { isEmpty } from "@docsift/engine/internal/judge/values"
import type { NameSet } from "./rename-fields.ts"

type Language = "en" | "de" | "fr" | "es"

interface Decoy extends Readonly<Record<Language, string>> {
  readonly type: ValueType
  /** Pattern for documents whose text may contain such a value, which are skipped. */
  readonly unless: string
}

/** A requested field that the document does not have. */
export interface RequestedDecoy {
  readonly object: string
  readonly name: string
  readonly type: ValueType
}

/** Reads the fields that business documents do not have. */
export async function readDecoys(): Promise<readonly Decoy[]> {
  const text = await readFile(new URL("decoys.json", import.meta.url), "utf8")
  return JSON.parse(text) as Decoy[] // the file beside this one
}

/** Adds fields that the document does not have to the first object with fields. */
export function addDecoys(
  configuration: Configuration,
  document: Document,
  decoys: readonly Decoy[],
  names: NameSet,
): { configuration: Configuration; requested: RequestedDecoy[] } {
  const target = configuration.objects.find(({ fields }) => (fields?.length ?? 0) > 0)
  if (!target) return { configuration, requested: [] }
  const language = names === "de" || names === "fr" || names === "es" ? names : "en"
  const taken = new Set(target.fields?.map(({ name }) => name.toLowerCase()))
  const text = textOf(document)
  const requested = decoys
    .filter(({ unless }) => !new RegExp(unless, "iu").test(text))
    .map((decoy) => ({ object: target.name, name: decoy[language], type: decoy.type }))
    .filter(({ name }) => !taken.has(name.toLowerCase()))
  const fields = [...(target.fields ?? []), ...requested.map(({ name, type }) => ({ name, type }))]
  const objects = configuration.objects.map((object) => (object === target ? { ...object, fields } : object))
  return { configuration: { objects }, requested }
}

/** Scores the values returned for decoys: anything but null is invented. */
export function scoreDecoys(requested: readonly RequestedDecoy[], data: ExtractedData): ValueScore[] {
  return requested.map(({ object, name, type }) => {
    const got = data[object]?.fields?.[name] ?? null
    const path = pointerOf(object, "fields", name)
    const verdict = isEmpty(got) ? "empty" : "invented"
    return { verdict, kind: "field", type, path, extractedPath: path, want: null, got, isDecoy: true }
  })
}

function textOf({ pages, grids }: Document): string {
  const printed = pages.flatMap(({ words }) => words.map(({ text }) => text))
  const cells = grids.flatMap(({ rows }) => rows.flatMap((row) => row.map(({ text }) => text)))
  return [...printed, ...cells].join(" ")
}
