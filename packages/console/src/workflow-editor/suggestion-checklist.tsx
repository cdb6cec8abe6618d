import type { SuggestedValue } from "@docsift/sdk"
import styles from "./suggestion-checklist.module.css"
import type { Draft, DraftPart } from "./draft.ts"
import type { Edit } from "./draft-edit.ts"
import { valueTypeNames, valueTypes } from "./value-types.ts"

interface SuggestionChecklistProps {
  readonly draft: Draft
  readonly refused: ReadonlySet<number>
  readonly examples: ReadonlyMap<number, SuggestedValue>
  /** Number of samples. */
  readonly sampleCount: number
  readonly selected: number | undefined
  readonly problems: ReadonlyMap<number, string>
  readonly onSelect: (key: number) => void
  readonly onTick: (keys: readonly number[], isTicked: boolean) => void
  readonly edit: (edit: Edit) => void
}

/** Renders the proposed fields and tables, to tick and to rename. */
export function SuggestionChecklist(props: SuggestionChecklistProps) {
  return (
    <div className={styles.checklist}>
      {props.draft.parts.map((object) => (
        <div key={object.key} className={styles.checklist}>
          <PartGroup title="Fields" parts={object.parts.filter(({ kind }) => kind === "field")} {...props} />
          {object.parts
            .filter(({ kind }) => kind === "table")
            .map((table) => (
              <PartGroup key={table.key} title={`Table ${table.name}`} parts={table.parts} table={table} {...props} />
            ))}
        </div>
      ))}
    </div>
  )
}

interface PartGroupProps extends SuggestionChecklistProps {
  readonly title: string
  readonly parts: readonly DraftPart[]
  readonly table?: DraftPart
}

function PartGroup({ title, parts, table, ...props }: PartGroupProps) {
  const { refused, onTick, edit } = props
  const ticked = parts.filter(({ key }) => !refused.has(key)).length
  if (parts.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.head}>
        <input
          type="checkbox"
          aria-label={`All of ${title}`}
          ref={(box) => {
            if (box !== null) box.indeterminate = ticked > 0 && ticked < parts.length
          }}
          checked={ticked === parts.length}
          onChange={({ target }) =>
            onTick(
              parts.map(({ key }) => key),
              target.checked,
            )
          }
        />
        {table === undefined ? (
          <h2>{title}</h2>
        ) : (
          <>
            <h2 className="visually-hidden">{title}</h2>
            <input
              className={styles.name}
              aria-label={`Name of table ${table.name}`}
              value={table.name}
              autoComplete="off"
              onChange={({ target }) => edit({ type: "change", key: table.key, change: { name: target.value } })}
            />
          </>
        )}
        <span className={styles.count}>
          {ticked} of {parts.length} {table === undefined ? "" : "columns"}
        </span>
      </header>
      <ul>
        {parts.map((part) => (
          <li key={part.key}>
            <SuggestedPart part={part} {...props} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SuggestedPart({
  part: { key, kind, name, type },
  refused,
  examples,
  sampleCount,
  selected,
  problems,
  onSelect,
  onTick,
  edit,
}: SuggestionChecklistProps & { readonly part: DraftPart }) {
  const isTicked = !refused.has(key)
  const suggested = examples.get(key)
  const problem = problems.get(key)
  return (
    <div
      className={styles.part}
      data-part={key}
      data-selected={key === selected || undefined}
      data-refused={!isTicked || undefined}
      onFocus={() => onSelect(key)}
    >
      <input
        type="checkbox"
        aria-label={`Include ${name}`}
        checked={isTicked}
        onChange={({ target }) => onTick([key], target.checked)}
      />
      <input
        className={styles.name}
        aria-label={`Name of ${kind} ${name}`}
        aria-invalid={problem !== undefined || undefined}
        value={name}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => edit({ type: "change", key, change: { name: target.value } })}
      />
      <select
        className={styles.type}
        aria-label={`Type of ${kind} ${name}`}
        value={type}
        onChange={({ target }) => {
          const chosen = valueTypes.find((each) => each === target.value)
          if (chosen !== undefined) edit({ type: "change", key, change: { type: chosen } })
        }}
      >
        {valueTypes.map((each) => (
          <option key={each} value={each}>
            {valueTypeNames[each]}
          </option>
        ))}
      </select>
      {suggested !== undefined && (
        <button type="button" className={styles.example} title="Show on the page" onClick={() => onSelect(key)}>
          <span className={styles.text}>{suggested.example.text}</span>
          <span className={styles.count}>
            {suggested.label !== "" && `“${suggested.label}”, `}page {suggested.example.page}
            {sampleCount > 1 && `, in ${suggested.seenIn} of ${sampleCount}`}
          </span>
        </button>
      )}
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </div>
  )
}
