import type { Workflow, WorkflowInput } from "@docsift/sdk"

/** What the server sets; it ignores these members of a definition that is sent. */
const serverMembers = new Set(["id", "createdAt", "updatedAt", "ownerId", "version"])

/** Returns the definition of a stored workflow as the server takes it, without what the server has set. */
export function definitionOf(workflow: Workflow): WorkflowInput {
  const { name, description, configuration, ...others } = workflow
  const rest = Object.fromEntries(Object.entries(others).filter(([member]) => !serverMembers.has(member)))
  return { name, ...(description && { description }), configuration, ...rest }
}

/** Returns a text that is the same for definitions that mean the same, however they are written. */
export function canonical(definition: WorkflowInput): string {
  return JSON.stringify(simplify(definition))
}

/** One place where two definitions differ; a side is undefined where it has nothing. */
export interface Difference {
  /** Names from the outside in, such as `Invoice/fields/total/type`. */
  readonly path: string
  readonly here: string | undefined
  readonly server: string | undefined
}

/** Lists where a definition differs from the one of the server. */
export function differencesOf(here: WorkflowInput, server: WorkflowInput): Difference[] {
  const [ours, theirs] = [leavesOf(simplify(here)), leavesOf(simplify(server))]
  const paths = [...new Set([...theirs.keys(), ...ours.keys()])]
  const differences = paths
    .map((path) => ({ path, here: ours.get(path), server: theirs.get(path) }))
    .filter(({ here, server }) => here !== server)
  if (differences.length > 0 || canonical(here) === canonical(server)) return differences
  // The same parts, which results list in the order of the definition.
  return [{ path: "order of the objects, fields or columns", here: "changed", server: undefined }]
}

/** Removes members that mean the same as their absence, sorts the others, and trims texts as the server does. */
function simplify(value: unknown, isTop = true): unknown {
  if (typeof value === "string") return value.trim()
  if (Array.isArray(value)) return value.map((item) => simplify(item, false))
  if (typeof value !== "object" || value === null) return value
  const members = Object.entries(value)
    .filter(([key]) => !(isTop && serverMembers.has(key)))
    .map(([key, member]) => [key, simplify(member, false)] as const)
    .filter(([key, member]) => !isDefault(key, member))
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isDefault(key: string, value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true
  return (Array.isArray(value) && value.length === 0) || (key === "sample" && value === 0)
}

/** Returns the texts, numbers and flags of a definition by their paths; parts of a list go by their names. */
function leavesOf(value: unknown, path = "", leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value !== "object" || value === null) {
    leaves.set(path.replace(/^configuration\/objects\//, ""), JSON.stringify(value))
    return leaves
  }
  for (const [key, member] of Object.entries(value)) {
    const name = Array.isArray(value) && isNamed(member) ? member.name : key
    // The name of a part is in the paths of everything inside it.
    if (key === "name" && path !== "") continue
    leavesOf(member, path === "" ? name : `${path}/${name}`, leaves)
  }
  return leaves
}

function isNamed(value: unknown): value is { readonly name: string } {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
}
