import { posix } from "node:path"
import { Parser } from "htmlparser2"
import { localName } from "./xml-tree.ts"
import { type PackageParts, partText } from "./office-package.ts"

/** A relation between two parts of an Office package (ECMA-376 part 2, 6.5). */
export interface Relation {
  readonly id: string
  readonly type: string
  readonly target: string
}

/** Returns the name of the part with the relations of a part; `""` means the package. */
export function relationsName(part: string): string {
  return posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`)
}

/** Returns the relations of a part, or of the package for `""`. */
export function relationsOf(parts: PackageParts, part: string): Relation[] {
  const relations: Relation[] = []
  const onopentag = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (localName(name) !== "Relationship") return
    const { Id: id = "", Type: type = "", Target: target = "" } = attributes
    relations.push({ id, type, target })
  }
  new Parser({ onopentag }, { xmlMode: true }).end(partText(parts, relationsName(part)) ?? "")
  return relations
}

/** Returns the name of the part with the document or workbook itself; undefined when the package names none. */
export function mainPartName(parts: PackageParts): string | undefined {
  return relationsOf(parts, "")
    .find(({ type }) => type.endsWith("/officeDocument"))
    ?.target.replace(/^\//u, "")
}

/** Returns the name of the part that a relation of `part` refers to. */
export function targetName(part: string, { target }: Relation): string {
  return target.startsWith("/") ? target.slice(1) : posix.join(posix.dirname(part), target)
}
