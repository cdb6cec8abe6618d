import type { Review } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { PersonName } from "../person-name.tsx"
import { callerQuery } from "../queries/caller.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { Time } from "../ui/time.tsx"
import styles from "./review-bar.module.css"

const decisions = { approved: "approved", rejected: "rejected", needed: "changed" } as const

/** Renders who changed the review in the meantime, and a button that loads their version. */
export function ConflictPanel({ review, onLoad }: { readonly review: Review; readonly onLoad: () => void }) {
  const { state, reviewedBy, reviewedAt, note } = review
  const { data: caller } = useQuery(callerQuery)
  return (
    <Notice kind="danger">
      <p>
        <strong>
          <PersonName userId={reviewedBy} /> {decisions[state ?? "needed"]} this execution
        </strong>{" "}
        {caller?.user.id === reviewedBy && "in another window "}
        {reviewedAt !== undefined && <Time value={reviewedAt} />}, before your changes were saved. None of your changes
        is lost: load the new version, then decide on the values that both of you changed.
      </p>
      {note !== undefined && <p className={styles.note}>“{note}”</p>}
      <div>
        <Button size="small" icon="download" onClick={onLoad}>
          Load the new version
        </Button>
      </div>
    </Notice>
  )
}
