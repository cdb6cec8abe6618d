import { DEFAULT_THRESHOLD } from "../document/confidence-step.ts"
import { Checkbox, numberIn, TextField } from "../ui/field.tsx"
import { type Draft, type DraftReview, placesOf } from "./draft.ts"
import type { Edit } from "./draft-edit.ts"
import type { DraftProblem } from "./draft-problems.ts"
import styles from "./settings-form.module.css"

interface SettingsFormProps {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  readonly edit: (edit: Edit) => void
}

/** Renders which executions a person reviews, and how long they are kept. */
export function SettingsForm({ draft, problems, edit }: SettingsFormProps) {
  const { review, retentionDays } = draft
  const hasProblem = (path: string) => problems.some((problem) => problem.path === path)
  return (
    <div className={styles.form}>
      <section className={styles.section} aria-labelledby="review-heading">
        <h2 id="review-heading">Review</h2>
        <Checkbox
          label="Ask a person to review executions"
          hint="What needs a review waits in the review queue; its data is available in the meantime."
          checked={review !== undefined}
          onChange={({ target }) =>
            edit({
              type: "review",
              review: target.checked
                ? { threshold: DEFAULT_THRESHOLD, required: [], always: false, sample: 0 }
                : undefined,
            })
          }
        />
        {review !== undefined && (
          <ReviewFields
            draft={draft}
            review={review}
            hasProblem={hasProblem}
            onChange={(change) => edit({ type: "review", review: { ...review, ...change } })}
          />
        )}
      </section>
      <section className={styles.section} aria-labelledby="retention-heading">
        <h2 id="retention-heading">Retention</h2>
        <TextField
          label="Days"
          className={styles.number}
          type="number"
          min={1}
          max={3650}
          value={Number.isNaN(retentionDays) ? "" : (retentionDays ?? "")}
          placeholder="Server setting"
          error={hasProblem("retentionDays") ? "A whole number from 1 to 3650, or empty." : undefined}
          hint="Executions of this workflow are removed with their documents this many days after they end. Leave empty to use the server’s setting."
          onChange={({ target }) =>
            edit({
              type: "describe",
              change: { retentionDays: numberIn(target) },
            })
          }
        />
      </section>
    </div>
  )
}

interface ReviewFieldsProps {
  readonly draft: Draft
  readonly review: DraftReview
  readonly hasProblem: (path: string) => boolean
  readonly onChange: (change: Partial<DraftReview>) => void
}

function ReviewFields({ draft, review, hasProblem, onChange }: ReviewFieldsProps) {
  const { threshold, required, always, sample } = review
  const fields = placesOf(draft).filter(({ part: { kind, name } }) => kind === "field" && name.trim() !== "")
  return (
    <>
      <Checkbox
        label="Every execution"
        checked={always}
        onChange={({ target }) => onChange({ always: target.checked })}
      />
      <PercentField
        label="Confidence below (%)"
        share={threshold}
        hint="A value that is less certain than this needs a review."
        isWrong={hasProblem("review.threshold")}
        onChange={(share) => onChange({ threshold: share })}
      />
      {!always && (
        <PercentField
          label="Random sample (%)"
          share={sample}
          hint="Share of the executions that would otherwise need no review."
          isWrong={hasProblem("review.sample")}
          onChange={(share) => onChange({ sample: share })}
        />
      )}
      <fieldset className={styles.required}>
        <legend>Required fields</legend>
        {fields.length === 0 && <p className={styles.none}>The definition has no fields yet.</p>}
        {fields.map(({ part: { key, name } }) => (
          <Checkbox
            key={key}
            label={name}
            checked={required.includes(key)}
            onChange={({ target }) =>
              onChange({ required: target.checked ? [...required, key] : required.filter((each) => each !== key) })
            }
          />
        ))}
      </fieldset>
    </>
  )
}

interface PercentFieldProps {
  readonly label: string
  readonly hint: string
  /** From 0 to 1; not a number while the field is empty. */
  readonly share: number
  readonly isWrong: boolean
  readonly onChange: (share: number) => void
}

function PercentField({ label, hint, share, isWrong, onChange }: PercentFieldProps) {
  return (
    <TextField
      label={label}
      className={styles.number}
      type="number"
      min={0}
      max={100}
      step="any"
      // 0.29 × 100 is 28.999999999999996.
      value={Number.isNaN(share) ? "" : Number((share * 100).toFixed(6))}
      hint={hint}
      error={isWrong ? "A number from 0 to 100." : undefined}
      onChange={({ target }) => onChange(target.valueAsNumber / 100)}
    />
  )
}
