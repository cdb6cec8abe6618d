import { tableOf } from "../console-report.ts"
import { figuresOf } from "./fit-report.ts"
import { fitLeftOut } from "./left-out.ts"
import type { DocumentSample } from "./samples.ts"

/** Formats the figures of left-out designs with all features, and without each family of them. */
export function ablationReport(documents: readonly DocumentSample[], names: readonly string[]): string {
  const families = [...new Set(names.map(familyOf))].filter((family) => family !== familyOf("bias")).sort()
  const packs = [...new Set(documents.map(({ pack }) => pack))].sort()
  const rows = ["", ...families].flatMap((family) => {
    const { judged } = fitLeftOut(family === "" ? documents : withoutFamily(documents, names, family), names)
    return packs.map((pack) => {
      const title = `${pack}, ${family === "" ? "all features" : `without ${family}`}`
      return {
        pack,
        row: figuresOf(
          title,
          judged.filter((each) => each.pack === pack),
        ),
      }
    })
  })
  return packs.map((pack) => tableOf(rows.filter((each) => each.pack === pack).map(({ row }) => row))).join("\n\n")
}

const familyOf = (name: string): string => name.split(".")[0] ?? name

/** Returns the documents without the features of one family. */
export function withoutFamily(
  documents: readonly DocumentSample[],
  names: readonly string[],
  family: string,
): DocumentSample[] {
  const isKept = names.map((name) => familyOf(name) !== family)
  return documents.map((document) => ({
    ...document,
    objects: document.objects.map((fields) =>
      fields.map((field) => ({
        ...field,
        choices: field.choices.map((choice) => {
          const kept = [...choice.names.keys()].filter((at) => isKept[choice.names[at] ?? 0])
          return {
            ...choice,
            names: Uint16Array.from(kept, (at) => choice.names[at] ?? 0),
            values: Float64Array.from(kept, (at) => choice.values[at] ?? 0),
          }
        }),
      })),
    ),
  }))
}
