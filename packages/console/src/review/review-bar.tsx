import type { Review } from "@docsift/sdk"
import { useState } from "react"
import { PersonName } from "../person-name.tsx"
import { useSingleKeys } from "../single-key-shortcuts.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextArea } from "../ui/field.tsx"
import { formatQuantity } from "../ui/figures.ts"
import { ReviewBadge } from "../ui/status-badge.tsx"
import { Time } from "../ui/time.tsx"
import { changeCount, type ReviewDraft } from "./review-draft.ts"
import styles from "./review-bar.module.css"
import { describeNoReview, describeReasons } from "./review-reasons.ts"
import type { Decision } from "./use-saving.ts"

interface ReviewBarProps {
  readonly draft: ReviewDraft
  readonly review: Review
  /** How many values are below the mark of the policy, or of the console without one. */
  readonly toCheckCount: number
  readonly isInQueue: boolean
  readonly isSaving: boolean
  readonly isRestored: boolean
  readonly isKept: boolean
  readonly onDecide: (decision: Decision) => void
  readonly onUndo: () => void
  readonly onDiscard: () => void
}

/** Renders what is unsaved, the state of the review, and the decisions. */
export function ReviewBar(props: ReviewBarProps) {
  const { draft, review, isInQueue, isSaving, onDecide, onUndo } = props
  const [isRejecting, setIsRejecting] = useState(false)
  const areOn = useSingleKeys()
  const changes = changeCount(draft)
  const isApproved = review.state === "approved" && changes === 0
  return (
    <footer className={styles.bar}>
      <div className={styles.line}>
        <DraftNote {...props} />
        {draft.past.length > 0 && (
          <Button size="small" kind="quiet" icon="undo" onClick={onUndo} aria-keyshortcuts={areOn ? "u" : undefined}>
            Undo
          </Button>
        )}
      </div>
      {!isApproved && (
        <p className={styles.hint}>Approving confirms every value, including those that you have not looked at.</p>
      )}
      <div className={styles.decide}>
        <Button kind="quiet" isBusy={isSaving} onClick={() => setIsRejecting(true)}>
          Reject…
        </Button>
        {changes > 0 && (
          <Button isBusy={isSaving} onClick={() => onDecide({})}>
            Save
          </Button>
        )}
        {!isApproved && (
          <Button
            kind={isInQueue ? "secondary" : "primary"}
            isBusy={isSaving}
            onClick={() => onDecide({ state: "approved" })}
            aria-keyshortcuts={areOn ? "a" : undefined}
          >
            Approve
          </Button>
        )}
        {isInQueue && (
          <Button
            kind="primary"
            isBusy={isSaving}
            onClick={() => onDecide({ state: "approved", isNext: true })}
            aria-keyshortcuts={areOn ? "Shift+A" : undefined}
          >
            Approve and next
          </Button>
        )}
      </div>
      {isRejecting && (
        <RejectDialog
          isSaving={isSaving}
          onClose={() => setIsRejecting(false)}
          onReject={(note) => {
            setIsRejecting(false)
            onDecide({ state: "rejected", note, isNext: isInQueue })
          }}
        />
      )}
    </footer>
  )
}

function DraftNote({ draft, review, toCheckCount, isRestored, isKept, onDiscard }: ReviewBarProps) {
  const changes = changeCount(draft)
  if (changes > 0) {
    return (
      <p className={styles.state}>
        <span>
          <strong>{formatQuantity(changes, "unsaved change")}</strong>
          {isRestored && ", restored from your last visit"}
          {!isKept && ". Too large to survive a reload: save soon"}
        </span>
        <button type="button" className={styles.link} onClick={onDiscard}>
          Discard
        </button>
      </p>
    )
  }
  return (
    <p className={styles.state} data-review-state="" tabIndex={-1}>
      {review.state === undefined && describeNoReview(toCheckCount)}
      {review.state === "needed" && <span>To review: {describeReasons(review.reasons)}</span>}
      {(review.state === "approved" || review.state === "rejected") && <ReviewBadge state={review.state} />}
      {review.reviewedAt !== undefined && (
        <span>
          <PersonName userId={review.reviewedBy} />, <Time value={review.reviewedAt} />
        </span>
      )}
      {review.note !== undefined && <span className={styles.note}>“{review.note}”</span>}
    </p>
  )
}

interface RejectDialogProps {
  readonly isSaving: boolean
  readonly onReject: (note: string | undefined) => void
  readonly onClose: () => void
}

function RejectDialog({ isSaving, onReject, onClose }: RejectDialogProps) {
  const [note, setNote] = useState("")
  return (
    <Dialog
      title="Reject this execution?"
      submitLabel="Reject"
      submitKind="danger"
      isBusy={isSaving}
      onClose={onClose}
      onSubmit={() => onReject(note.trim() === "" ? undefined : note.trim())}
    >
      <p className={styles.hint}>
        Its values are then left out of exports of reviewed data. Your corrections are saved with it, and it can be
        approved later.
      </p>
      <TextArea
        label="Note"
        hint="The reason, for the next person who opens it."
        maxLength={10_000}
        autoFocus
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </Dialog>
  )
}
