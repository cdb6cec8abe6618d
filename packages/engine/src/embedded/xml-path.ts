import type { XmlElement } from "../parse/xml-tree.ts"

/** A step: `Name` or `Name|OtherName`, each with a condition `[attribute=value]`, `[Child/Path=value]` or the same with `!=`. */
interface Step {
  readonly names: ReadonlySet<string>
  readonly condition: { readonly path: string; readonly value: string; readonly isNot: boolean } | undefined
}

const steps = new Map<string, readonly Step[]>()

/** Returns the steps of a path; paths are constants of the code, so each is split once. */
function stepsOf(path: string): readonly Step[] {
  const known = steps.get(path)
  if (known) return known
  const split = (path.match(/[^/[]+(?:\[[^\]]*\])?/gu) ?? []).map((part): Step => {
    const match = /^([^[]+)(?:\[([^!=]+)(!?=)([^\]]*)\])?$/u.exec(part)
    const [, names = part, where, sign, value = ""] = match ?? []
    return {
      names: new Set(names.split("|")),
      condition: where === undefined ? undefined : { path: where, value, isNot: sign === "!=" },
    }
  })
  steps.set(path, split)
  return split
}

/** Returns the elements that a path selects, in document order. */
export function selectAll(from: XmlElement, path: string): XmlElement[] {
  let found: XmlElement[] = [from]
  for (const { names, condition } of stepsOf(path)) {
    found = found.flatMap((element) =>
      element.children.filter((child) => names.has(child.name) && (!condition || holds(child, condition))),
    )
  }
  return found
}

function holds(element: XmlElement, { path, value, isNot }: NonNullable<Step["condition"]>): boolean {
  const texts = /^[a-z]/u.test(path) ? [element.attributes.get(path) ?? ""] : selectAll(element, path).map(textOf)
  return texts.includes(value) !== isNot
}

const textOf = ({ text }: XmlElement): string => text

/**
 * Returns the texts that a path selects; a path that ends with `@name` selects an attribute. Elements with a currency
 * other than the given one are left out.
 */
export function textsOf(from: XmlElement, path: string, currency?: string): string[] {
  const [elements = "", attribute] = path.split("@")
  return selectAll(from, elements)
    .filter(({ attributes }) => currency === undefined || (attributes.get("currencyID") ?? currency) === currency)
    .map((element) => (attribute === undefined ? element.text : (element.attributes.get(attribute) ?? "")))
    .filter((text) => text !== "")
}
