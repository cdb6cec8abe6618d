import type { WorkflowInput } from "@docsift/sdk"
import { constantNameOf, headerOf } from "@docsift/sdk/internal/definition-source"

type Objects = WorkflowInput["configuration"]["objects"]
type Values = NonNullable<Objects[number]["fields"]>

/** Returns TypeScript source that exports the type of a workflow's data as an interface, without any import. */
export function interfaceSource({ name, description, configuration }: WorkflowInput, command: string): string {
  const constant = constantNameOf(name)
  const lines = configuration.objects.flatMap(({ fields = [], tables = [], ...object }) => [
    ...commentLines(object.description, 1),
    `  readonly ${keyOf(object.name)}: {`,
    ...(fields.length > 0 ? ["    readonly fields: {", ...valueLines(fields, 3), "    }"] : []),
    ...(tables.length > 0 ? ["    readonly tables: {", ...tables.flatMap(tableLines), "    }"] : []),
    "  }",
  ])
  return [
    headerOf(command),
    "",
    ...commentLines(description?.trim() || `The data of the workflow "${name}".`, 0),
    `export interface ${constant.charAt(0).toUpperCase()}${constant.slice(1)} {`,
    ...lines,
    "}",
    "",
  ].join("\n")
}

function tableLines({ name, description, columns }: NonNullable<Objects[number]["tables"]>[number]): string[] {
  const rows = valueLines(columns, 4)
  return [...commentLines(description, 3), `      readonly ${keyOf(name)}: readonly {`, ...rows, "      }[]"]
}

function valueLines(values: Values, depth: number): string[] {
  return values.flatMap(({ name, description, type }) => {
    const form = type === "date" ? "YYYY-MM-DD" : undefined
    const text = [description?.trim(), form].filter(Boolean).join(" — ")
    return [
      ...commentLines(text, depth),
      `${"  ".repeat(depth)}readonly ${keyOf(name)}: ${type === "number" ? "number" : "string"} | null`,
    ]
  })
}

/** Returns a comment of one line; a text of a stranger cannot end it. */
function commentLines(text: string | undefined, depth: number): string[] {
  const line = text?.replace(/[\s\p{Cc}]+/gu, " ").trim()
  return line ? [`${"  ".repeat(depth)}/** ${line.replaceAll("*/", "*\\/")} */`] : []
}

/** Returns a name as the key of a member, in quotes where it needs them. */
function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}
