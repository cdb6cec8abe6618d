import type { WorkflowInput } from "@docsift/sdk"
import { TextArea } from "../ui/field.tsx"
import { definitionOf, type Draft, draftOf } from "./draft.ts"
import { readSource, type SourceProblem } from "./json-source.ts"
import styles from "./json-view.module.css"

/** A text that a person edits, and the definition that stood beside it. */
export interface JsonText {
  readonly text: string
  /** The definition, as JSON, that the draft has while this text is shown. */
  readonly base: string
  readonly problem: SourceProblem | undefined
}

interface JsonViewProps {
  readonly draft: Draft
  readonly json: JsonText | undefined
  readonly onJsonChange: (json: JsonText) => void
  readonly onReplace: (definition: WorkflowInput) => void
}

/** Returns the problem of the text beside a draft; undefined when the draft has been changed elsewhere since. */
export function problemOf(draft: Draft, json: JsonText | undefined): SourceProblem | undefined {
  return json?.base === JSON.stringify(definitionOf(draft)) ? json.problem : undefined
}

/** Renders the definition as JSON. Every valid text becomes the draft; any other stays until it is corrected. */
export function JsonView({ draft, json, onJsonChange, onReplace }: JsonViewProps) {
  const current = JSON.stringify(definitionOf(draft))
  const text = json?.base === current ? json.text : JSON.stringify(definitionOf(draft), null, 2)
  const change = (value: string) => {
    const source = readSource(value)
    if ("text" in source) {
      onJsonChange({ text: value, base: current, problem: source })
      return
    }
    onJsonChange({ text: value, base: JSON.stringify(definitionOf(draftOf(source))), problem: undefined })
    onReplace(source)
  }
  const problem = problemOf(draft, json)
  return (
    <TextArea
      label="Definition as JSON"
      className={styles.view}
      spellCheck={false}
      rows={Math.max(16, text.split("\n").length + 1)}
      value={text}
      onChange={({ target }) => change(target.value)}
      error={problem && sentenceOfProblem(problem)}
      hint="The form and this text edit the same definition. The command line and the API use the same JSON."
    />
  )
}

/** Returns a problem as a sentence with its line. */
export function sentenceOfProblem({ text, line }: SourceProblem): string {
  return line === undefined ? text : `Line ${line}: ${text}`
}
