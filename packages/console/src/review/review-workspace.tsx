import { type ReactNode, useMemo, useState } from "react"
import { DocumentView } from "../document/document-view.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { AsidePanel } from "./aside-panel.tsx"
import { ConflictPanel } from "./conflict-panel.tsx"
import type { Command } from "./keyboard.ts"
import { KeyboardHelp } from "./keyboard-help.tsx"
import { dropAside, mergeRevision, takeAside } from "./merge-draft.ts"
import { nextToCheck, stepAside, stepFrom } from "./positions.ts"
import { typeAt } from "./review-actions.ts"
import { ReviewBar } from "./review-bar.tsx"
import { ReviewContext } from "./review-context.ts"
import type { ReviewPosition } from "./review-position.ts"
import { ReviewTools } from "./review-tools.tsx"
import styles from "./review-workspace.module.css"
import { SelectionBar } from "./selection-bar.tsx"
import { useDiscarding } from "./use-discarding.ts"
import { type ReviewSource, useReviewData } from "./use-review-data.ts"
import { useReviewDecision } from "./use-review-decision.ts"
import { useReviewEditing } from "./use-review-editing.ts"
import { isReviewConflict } from "./use-saving.ts"
import { useShortcuts } from "./use-shortcuts.ts"
import { useValueFocus } from "./use-value-focus.ts"
import { ValueList } from "./value-list.tsx"

interface ReviewWorkspaceProps extends ReviewSource {
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
  const { position, onMove, tabs, panel } = props
  const { fileId } = props.execution
  const [isHelpShown, setIsHelpShown] = useState(false)
  const session = useReviewSession(props, () => setIsHelpShown(true))
  const { data, editing, commands } = session
  const { actions, go, pick } = editing
  const { sections, evidence, threshold, format, marks } = data
  const environment = useMemo(() => ({ actions, evidence, threshold, format }), [actions, evidence, threshold, format])
  const edited = editing.editing?.pointer
  const type = edited === undefined ? undefined : typeAt(sections, edited)
  return (
    <ReviewContext value={environment}>
      <div className={styles.workspace}>
        <div className={styles.document} data-document="">
          <DocumentView
            {...{ fileId, marks, threshold }}
            selected={position.at}
            onSelect={go}
            page={position.page ?? 1}
            onPageChange={(page) => onMove({ page })}
            onPick={edited === undefined || type === undefined ? undefined : (place) => pick(edited, type, place)}
          />
        </div>
        <div className={styles.pane}>
          <div className={styles.head}>
            {tabs}
            <ReviewTools
              // The person who approved has confirmed every value.
              toCheckCount={panel === undefined && props.review.state !== "approved" ? data.toCheck.length : undefined}
              onNextToCheck={() => commands["next-to-check"]()}
              onHelp={() => setIsHelpShown(true)}
            />
          </div>
          {panel === undefined ? (
            <ReviewValues {...props} session={session} />
          ) : (
            <div className={styles.panel}>{panel}</div>
          )}
        </div>
        {isHelpShown && <KeyboardHelp onClose={() => setIsHelpShown(false)} />}
      </div>
    </ReviewContext>
  )
}

/** Returns everything that a person can do in a review, with the keys that do it. */
function useReviewSession(props: ReviewWorkspaceProps, showHelp: () => void) {
  const { execution, review, position, onMove, onNext } = props
  const { at: selected } = position
  const data = useReviewData(props)
  const { draft, update, sections, toCheck } = data
  const { pane, focus } = useValueFocus(selected)
  const editing = useReviewEditing({ fileId: execution.fileId, data, selected, focus, onMove })
  const { go, actions, undoLast, stopEditing } = editing
  const isEditing = editing.editing !== undefined
  const decision = useReviewDecision({ execution, review, kept: data, isEditing, onNext })
  const discardEdits = useDiscarding(draft, update)
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
    approve: () => decision.decide({ state: "approved" }),
    "approve-and-next": () => decision.decide({ state: "approved", isNext: true }),
    undo: undoLast,
    help: showHelp,
  }
  useShortcuts((command) => commands[command]() !== false)
  const discard = () => {
    stopEditing()
    discardEdits()
  }
  const loadRevision = () => {
    stopEditing()
    update((draft) => mergeRevision(draft, review))
  }
  return { data, pane, editing, decision, commands, discard, loadRevision }
}

interface ReviewValuesProps extends ReviewWorkspaceProps {
  readonly session: ReturnType<typeof useReviewSession>
}

/** Renders the values with what waits for a decision above, and the decision below. */
function ReviewValues({ review, report, position, isInQueue, session }: ReviewValuesProps) {
  const { data, pane, decision, discard, loadRevision } = session
  const { editing, status, undoLast } = session.editing
  const { draft, update, sections, evidence, required, format } = data
  const selected = position.at
  return (
    <>
      {data.isBehind && (
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
        <ValueList {...{ sections, draft, evidence, required, selected, editing, status }} warnings={report.warnings} />
      </div>
      <div className={styles.footer}>
        <SelectionBar {...{ sections, draft, selected, editing, status }} />
        {decision.error !== null && !isReviewConflict(decision.error) && (
          <div className={styles.notice}>
            <ErrorNotice error={decision.error} />
          </div>
        )}
        <ReviewBar
          {...{ draft, review, isInQueue }}
          toCheckCount={data.toCheck.length}
          isSaving={decision.isSaving}
          isRestored={data.isRestored}
          isKept={data.isKept}
          onDecide={decision.decide}
          onUndo={undoLast}
          onDiscard={discard}
        />
      </div>
    </>
  )
}
