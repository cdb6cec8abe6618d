import type { ValueType } from "@docsift/sdk"
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react"
import { flushSync } from "react-dom"
import { Menu, MenuItem } from "../ui/menu.tsx"
import type { DraftPart } from "./draft.ts"
import { rangeOf } from "./draft-edit.ts"
import { useEditor } from "./editor-context.ts"
import { FoundText } from "./found-text.tsx"
import styles from "./part-line.module.css"
import { useDrag } from "./use-drag.ts"
import { valueTypeNames, valueTypes } from "./value-types.ts"

interface PartLineProps {
  readonly part: DraftPart
  /** The list that it stands in. */
  readonly siblings: readonly DraftPart[]
}

const placeholders = { object: "Invoice", field: "Total", table: "Lines", column: "Amount" } as const

/** Renders the name of a part, its type, what the sample says, and, while it is selected, its description. */
export function PartLine({ part, siblings }: PartLineProps) {
  const { key, kind, name, description } = part
  const { edit, selected, select, problems, result, hasSample, threshold } = useEditor()
  const line = useRef<HTMLDivElement>(null)
  const problemId = useId()
  const problem = problems.get(key)
  const range = rangeOf(siblings, key)
  const drag = useDrag(part, siblings)
  const isValue = kind === "field" || kind === "column"
  const called = name.trim() === "" ? `this ${kind}` : `${kind} ${name.trim()}`
  const move = (by: number) => {
    const focused = document.activeElement
    // The browser takes the focus from an element that is moved.
    flushSync(() => edit({ type: "move", key, by }))
    if (focused instanceof HTMLElement) focused.focus()
  }
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <div
      ref={line}
      className={styles.line}
      data-kind={kind}
      data-part={key}
      data-selected={key === selected || undefined}
      data-drop={drag.dropSide}
      onFocus={() => select(key)}
      onKeyDown={moveByKey}
      {...drag.target}
    >
      <span className={styles.handle} aria-hidden="true" title="Drag to move" {...drag.handle}>
        ⠿
      </span>
      <input
        className={styles.name}
        aria-label={`Name of ${called}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        placeholder={`Name, such as ${placeholders[kind]}`}
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={({ target }) => edit({ type: "change", key, change: { name: target.value } })}
      />
      {isValue && <TypeChoice label={`Type of ${called}`} part={part} />}
      <Menu label={`Actions for ${called}`}>
        {range.up < 0 && (
          <MenuItem icon="up" onSelect={() => move(-1)}>
            Move up
          </MenuItem>
        )}
        {range.down > 0 && (
          <MenuItem icon="down" onSelect={() => move(1)}>
            Move down
          </MenuItem>
        )}
        <MenuItem
          icon="delete"
          kind="danger"
          onSelect={() => deletePart(line.current, () => edit({ type: "delete", key }))}
        >
          Delete {kind}
        </MenuItem>
      </Menu>
      {problem !== undefined && (
        <Row>
          <p id={problemId} className={styles.problem}>
            {problem}
          </p>
        </Row>
      )}
      {isValue && hasSample && problem === undefined && name.trim() !== "" && (
        <Row>
          <FoundText found={result?.found.get(key)} isColumn={kind === "column"} threshold={threshold} />
        </Row>
      )}
      {(key === selected || description !== "") && (
        <Row>
          <input
            className={styles.description}
            aria-label={`Description of ${called}`}
            placeholder={isValue ? 'Description; quote the printed label: "Amount due"' : "Description"}
            autoComplete="off"
            value={description}
            onChange={({ target }) => edit({ type: "change", key, change: { description: target.value } })}
          />
        </Row>
      )}
    </div>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles.row}>{children}</div>

function TypeChoice({ label, part: { key, type } }: { readonly label: string; readonly part: DraftPart }) {
  const { edit } = useEditor()
  const choose = (value: ValueType | undefined) => {
    if (value !== undefined) edit({ type: "change", key, change: { type: value } })
  }
  return (
    <select
      className={styles.type}
      aria-label={label}
      value={type}
      onChange={({ target }) => choose(valueTypes.find((each) => each === target.value))}
    >
      {valueTypes.map((each) => (
        <option key={each} value={each}>
          {valueTypeNames[each]}
        </option>
      ))}
    </select>
  )
}

/** Deletes a part, and moves the focus to the next one, the one before, or the button that adds one. */
function deletePart(line: HTMLElement | null, run: () => void): void {
  const item = line?.closest("li")
  const list = item?.parentElement
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling ?? list?.nextElementSibling
  flushSync(run)
  neighbour?.querySelector<HTMLElement>("input, button")?.focus()
}
