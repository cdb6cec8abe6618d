import type { CompletedExecution, Configuration, EvidenceReport, Review, ReviewPolicy, UserId } from "@docsift/sdk"
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react"
import { DEFAULT_THRESHOLD } from "../document/confidence-step.ts"
import { DocumentView } from "../document/document-view.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { useSingleKeys } from "../single-key-shortcuts.ts"
import { useToast } from "../ui/toast.tsx"
import { AsidePanel } from "./aside-panel.tsx"
import { ConflictPanel } from "./conflict-panel.tsx"
import type { Command } from "./keyboard.ts"
import { KeyboardHelp } from "./keyboard-help.tsx"
import { marksOf } from "./marks.ts"
import { dropAside, markSaved, mergeRevision, takeAside } from "./merge-draft.ts"
import { cellOf } from "./cell-pointer.ts"
import { nextToCheck, stepAside, stepFrom } from "./positions.ts"
import { typeAt } from "./review-actions.ts"
import { ReviewBar } from "./review-bar.tsx"
import { type Editing, ReviewContext } from "./review-context.ts"
import { undo } from "./review-draft.ts"
import styles from "./review-workspace.module.css"
import { sectionsOf } from "./sections.ts"
import { SelectionBar } from "./selection-bar.tsx"
import { useDiscarding } from "./use-discarding.ts"
import { usePicking } from "./use-picking.ts"
import { useReviewActions } from "./use-review-actions.ts"
import { useReviewDraft } from "./use-review-draft.ts"
import { type Decision, isReviewConflict, useSaving } from "./use-saving.ts"
import { useShortcuts } from "./use-shortcuts.ts"
import { ValueList } from "./value-list.tsx"
import { formatOfDocument } from "./value-format.ts"
import { valuesToCheck } from "./values-to-check.ts"

/** The position of a person, as the address has it. */
export interface ReviewPosition {
  readonly at: string | undefined
  readonly page: number | undefined
}

interface ReviewWorkspaceProps {
  readonly execution: CompletedExecution
  readonly review: Review
  readonly report: EvidenceReport
  readonly configuration: Configuration
  readonly policy: ReviewPolicy | undefined
  readonly userId: UserId
  readonly position: ReviewPosition
  readonly onMove: (position: Partial<ReviewPosition>) => void
  readonly isInQueue: boolean
  /** Opens the next execution of the queue. */
  readonly onNext: () => void
  /** The links to the panels beside the values. */
  readonly tabs: ReactNode
  /** Another panel in place of the values. */
  readonly panel: ReactNode
}

/** Renders a document beside its values, and takes corrections and the decision. */
export function ReviewWorkspace(props: ReviewWorkspaceProps) {
  const { execution, review, report, configuration, policy, userId, position, onMove, isInQueue, onNext } = props
  const { at: selected } = position
  const { extractedData } = execution
  const { evidence } = report
  const threshold = policy?.threshold ?? DEFAULT_THRESHOLD
  const showToast = useToast()
  const areOn = useSingleKeys()
  const pane = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  const [editing, setEditing] = useState<Editing>()
  const [isHelpShown, setIsHelpShown] = useState(false)

  const kept = useReviewDraft({ executionId: execution.id, userId, data: extractedData, review })
  const { draft, update, isBehind } = kept
  const sections = useMemo(() => sectionsOf(configuration), [configuration])
  const format = useMemo(() => formatOfDocument(extractedData, evidence, navigator.language), [extractedData, evidence])
  const marks = useMemo(() => marksOf(sections, draft, evidence), [sections, draft, evidence])
  const required = useMemo(() => policy?.required ?? [], [policy])
  const toCheck = useMemo(
    () => valuesToCheck(sections, draft, evidence, { threshold, required }),
    [sections, draft, evidence, threshold, required],
  )

  const focus = (pointer: string) => {
    wanted.current = pointer
  }
  const select = (pointer: string) => {
    // The input of a cell is shown with its selection only.
    if (editing !== undefined && editing.pointer !== pointer && cellOf(editing.pointer) !== undefined) {
      changeEditing(undefined)
    }
    const mark = marks.find((mark) => mark.pointer === pointer)
    onMove({ at: pointer, ...(mark && { page: mark.page }) })
  }
  const go = (pointer: string | undefined): boolean => {
    if (pointer === undefined) return false
    focus(pointer)
    select(pointer)
    return true
  }
  const { pick, status, clear } = usePicking(execution.fileId, ({ pointer, value, text, place }) => {
    if (value === null) setEditing({ pointer, seed: { text, place } })
    else actions.setValue(pointer, value, place)
  })
  const changeEditing = (editing: Editing | undefined) => {
    // The status of the last value does not apply to this one.
    clear()
    setEditing(editing)
  }
  const actions = useReviewActions({ update, select, setEditing: changeEditing, focus })
  const environment = useMemo(() => ({ actions, evidence, threshold, format }), [actions, evidence, threshold, format])
  const saving = useSaving({
    execution,
    review,
    onSaved(sent, saved, { state, isNext }) {
      update((draft) => markSaved(draft, sent, saved))
      showToast(state === "approved" ? "Approved." : state === "rejected" ? "Rejected." : "Saved.")
      if (isNext === true) onNext()
    },
  })
  const decide = (decision: Decision) => {
    if (saving.isPending) return
    if (editing !== undefined) showToast("One value is still being edited. Keep it or cancel first.")
    else if (isBehind) showToast("Load the new version of the review first.")
    else if (Object.keys(draft.aside).length > 0) showToast("First decide on the values that both of you changed.")
    else saving.mutate({ draft, decision })
  }
  const undoLast = () => {
    const { pointer } = undo(draft)
    // The row of its pointer may be another one afterwards.
    changeEditing(undefined)
    update((draft) => undo(draft).draft)
    if (pointer !== undefined && selected !== undefined && cellOf(selected)?.table !== pointer) go(pointer)
  }

  const discard = useDiscarding(draft, update)

  const loadRevision = () => {
    changeEditing(undefined)
    update((draft) => mergeRevision(draft, review))
  }

  const isValue = (pointer: string | undefined): pointer is string =>
    pointer !== undefined && typeAt(sections, pointer) !== undefined
  const commands: Readonly<Record<Command, () => boolean | void>> = {
    next: () => go(stepFrom(sections, draft, selected, 1)),
    previous: () => go(stepFrom(sections, draft, selected, -1)),
    left: () => go(stepAside(sections, selected, -1)),
    right: () => go(stepAside(sections, selected, 1)),
    "next-to-check": () => go(nextToCheck(sections, toCheck, selected)),
    edit: () => isValue(selected) && actions.edit(selected),
    leave: () => false,
    absent: () => isValue(selected) && actions.setAbsent(selected),
    approve: () => decide({ state: "approved" }),
    "approve-and-next": () => decide({ state: "approved", isNext: true }),
    undo: undoLast,
    help: () => setIsHelpShown(true),
  }
  useShortcuts((command) => commands[command]() !== false)

  useEffect(() => {
    if (wanted.current === undefined) return
    const element = findValue(pane.current, wanted.current)
    if (element === null) return
    wanted.current = undefined
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: "nearest", inline: "nearest" })
  })
  useEffect(() => {
    // A link leads to its value; from then on the person moves.
    if (selected !== undefined) findValue(pane.current, selected)?.scrollIntoView({ block: "center" })
    // oxlint-disable-next-line react/exhaustive-deps -- only when the screen opens
  }, [])

  const type = editing === undefined ? undefined : typeAt(sections, editing.pointer)
  return (
    <ReviewContext value={environment}>
      <div className={styles.workspace}>
        <div className={styles.document} data-document="">
          <DocumentView
            fileId={execution.fileId}
            marks={marks}
            selected={selected}
            onSelect={go}
            page={position.page ?? 1}
            onPageChange={(page) => onMove({ page })}
            threshold={threshold}
            onPick={
              editing === undefined || type === undefined ? undefined : (place) => pick(editing.pointer, type, place)
            }
          />
        </div>
        <div className={styles.pane}>
          <div className={styles.head}>
            {props.tabs}
            <div className={styles.tools}>
              {toCheck.length > 0 && props.panel === undefined && (
                <Button
                  size="small"
                  icon="warning"
                  onClick={() => commands["next-to-check"]()}
                  aria-keyshortcuts={areOn ? "n" : undefined}
                  title={`Go to the next value to check${areOn ? " (n)" : ""}`}
                >
                  {toCheck.length} to check
                </Button>
              )}
              <Button
                size="small"
                kind="quiet"
                icon="help"
                label="Keyboard shortcuts"
                onClick={() => setIsHelpShown(true)}
              />
            </div>
          </div>
          {props.panel === undefined ? (
            <>
              {isBehind && (
                <div className={styles.notice}>
                  <ConflictPanel review={review} onLoad={loadRevision} />
                </div>
              )}
              {Object.keys(draft.aside).length > 0 && (
                <div className={styles.notice}>
                  <AsidePanel
                    {...{ sections, draft, format }}
                    onTake={(pointer) => update((draft) => takeAside(draft, pointer))}
                    onDrop={(pointer) => update((draft) => dropAside(draft, pointer))}
                  />
                </div>
              )}
              <div ref={pane} className={styles.values} role="region" aria-label="Values" tabIndex={-1}>
                <ValueList
                  {...{ sections, draft, evidence, required, selected, editing, status }}
                  warnings={report.warnings}
                />
              </div>
              <div className={styles.footer}>
                <SelectionBar {...{ sections, draft, selected, editing, status }} />
                {saving.isError && !isReviewConflict(saving.error) && (
                  <div className={styles.notice}>
                    <ErrorNotice error={saving.error} />
                  </div>
                )}
                <ReviewBar
                  {...{ draft, review, isInQueue }}
                  isSaving={saving.isPending}
                  isRestored={kept.isRestored}
                  isKept={kept.isKept}
                  onDecide={decide}
                  onUndo={undoLast}
                  onDiscard={() => {
                    changeEditing(undefined)
                    discard()
                  }}
                />
              </div>
            </>
          ) : (
            <div className={styles.panel}>{props.panel}</div>
          )}
        </div>
        {isHelpShown && <KeyboardHelp onClose={() => setIsHelpShown(false)} />}
      </div>
    </ReviewContext>
  )
}

/** Returns the element of a value; that of the first cell for a table. */
function findValue(pane: HTMLElement | null, pointer: string): HTMLElement | null {
  const find = (name: string) => pane?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(name)}"]`) ?? null
  return find(pointer) ?? (cellOf(pointer) === undefined ? null : find(cellOf(pointer)?.table ?? ""))
}
