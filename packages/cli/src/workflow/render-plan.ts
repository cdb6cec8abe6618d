import { styleText } from "node:util"
import { printable } from "../terminal/printable.ts"
import type { Difference } from "./definition.ts"
import type { PushStep } from "./push-plan.ts"
import { renderColumns } from "../output/render-columns.ts"

type Style = Parameters<typeof styleText>[0]
const styled = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout })

/** How a plan is shown. */
export interface RenderPlanOptions {
  /** Columns of the terminal. @default unlimited */
  readonly width?: number | undefined
  /** Whether each changed value is listed. */
  readonly withDifferences?: boolean | undefined
}

/** Renders what a push does: a line for each workflow that it changes, and one for those that it leaves alone. */
export function renderPlan(steps: readonly PushStep[], { width, withDifferences }: RenderPlanOptions): string {
  const rows = steps.flatMap((step) => (step.action === "unchanged" ? [] : [rowOf(step)]))
  const lines = renderColumns(rows, { width }).split("\n").slice(0, -1)
  const details = steps.filter(({ action }) => action !== "unchanged").map(differencesOf)
  const text = lines.map((line, index) => [line, ...(withDifferences ? (details[index] ?? []) : [])].join("\n"))
  const isDone = steps.every(({ action }) => action === "unchanged" || action === "keep")
  if (isDone) text.push("Nothing to do.")
  return `${text.join("\n")}\n`
}

function rowOf(step: Exclude<PushStep, { readonly action: "unchanged" }>): string[] {
  if (step.action === "delete") return ["delete", "–", step.stored.name, step.stored.id]
  if (step.action === "keep") return ["keep", "–", step.stored.name, `${step.stored.id}, only on the server`]
  const note = step.action === "create" ? "" : step.action === "conflict" ? step.reason : countOf(step.differences)
  return [step.action, step.file, step.definition.name, note]
}

function countOf({ length }: readonly Difference[]): string {
  return length === 1 ? "1 change" : `${length} changes`
}

function differencesOf(step: PushStep): string[] {
  if (step.action !== "update" && step.action !== "conflict") return []
  return step.differences.map(({ path, here, server }) => {
    if (server === undefined) return `  ${styled("green", `+ ${printable(path)}: ${printable(here ?? "")}`)}`
    if (here === undefined) return `  ${styled("red", `- ${printable(path)}: ${printable(server)}`)}`
    return `  ${styled("yellow", `~ ${printable(path)}: ${printable(server)} → ${printable(here)}`)}`
  })
}
