import type { Workflow, WorkflowId, WorkflowInput } from "@docsift/sdk"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { PersonName } from "../person-name.tsx"
import { workflowQuery, workflowVersionsQuery } from "../queries/workflows.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Loading } from "../ui/loading.tsx"
import { Time } from "../ui/time.tsx"
import { ChangeList } from "./change-list.tsx"
import { diffDefinitions } from "./definition-diff.ts"

interface SaveConflictProps {
  readonly workflowId: WorkflowId
  /** What was to be saved. */
  readonly mine: WorkflowInput
  readonly isSaving: boolean
  readonly onClose: () => void
  readonly onLoad: (theirs: Workflow) => void
  readonly onOverwrite: (theirs: Workflow) => void
}

/** Renders who saved another version in the meantime and what differs, and lets the person choose. */
export function SaveConflict({ workflowId, mine, isSaving, onClose, onLoad, onOverwrite }: SaveConflictProps) {
  const newest = useQuery({ ...workflowQuery(workflowId), refetchOnMount: "always" })
  const versions = useInfiniteQuery({ ...workflowVersionsQuery(workflowId), refetchOnMount: "always" })
  const theirs = newest.isFetching ? undefined : newest.data
  const version = versions.data?.pages[0]?.items.find((each) => each.version === theirs?.version)
  const changes = theirs === undefined ? [] : diffDefinitions(theirs, mine)
  return (
    <Dialog
      title="A newer version has been saved"
      size="large"
      submitLabel="Save mine as the newest"
      isBusy={isSaving || theirs === undefined}
      onClose={onClose}
      onSubmit={() => theirs !== undefined && onOverwrite(theirs)}
      otherAction={
        <Button isBusy={theirs === undefined} onClick={() => theirs !== undefined && onLoad(theirs)}>
          Load theirs, discard mine
        </Button>
      }
    >
      {newest.error !== null && <ErrorNotice error={newest.error} onRetry={() => void newest.refetch()} />}
      {theirs === undefined ? (
        <Loading />
      ) : (
        <>
          <p>
            Version {theirs.version} was saved by <PersonName userId={version?.userId} isInSentence />{" "}
            <Time value={theirs.updatedAt} />, after you started editing. Nothing has been overwritten, and both are
            kept as versions.
          </p>
          <section>
            <h3>What your version would change</h3>
            {changes.length === 0 ? <p>Nothing: they are identical.</p> : <ChangeList changes={changes} />}
          </section>
        </>
      )}
    </Dialog>
  )
}
