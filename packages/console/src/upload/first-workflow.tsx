import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { client } from "../client.ts"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Loading } from "../ui/loading.tsx"
import { MAX_SAMPLES } from "../workflow-editor/use-sample-uploads.ts"
import { DropZone } from "./drop-zone.tsx"
import type { PickedFiles } from "./picked-files.ts"

/** Renders what to do while there is no workflow: documents lead to one that is made from them. */
export function FirstWorkflow() {
  const navigate = useNavigate()
  const send = useMutation({
    mutationFn: ({ files }: PickedFiles) => Promise.all(files.map(({ file }) => client.files.create(file))),
    onSuccess: (stored) =>
      navigate({ to: "/workflows/new", search: { files: stored.map(({ fileId }) => fileId).join(",") } }),
  })
  const [dropError, setDropError] = useState<unknown>(null)
  const error = dropError ?? send.error
  const pick = (picked: PickedFiles) => {
    const count = picked.files.length
    const isTooMany = count > MAX_SAMPLES
    setDropError(
      isTooMany ? new Error(`You chose ${count} files. Choose up to ${MAX_SAMPLES}; more can run later.`) : null,
    )
    if (count > 0 && !isTooMany) send.mutate(picked)
  }
  return (
    <>
      {error !== null && <ErrorNotice error={error} />}
      {send.isPending ? (
        <Loading label="Sending the documents…" />
      ) : (
        <DropZone
          title="Drop one to five documents of the same kind"
          hint="There is no workflow yet. Docsift proposes one from these documents; then you can upload as many as you like."
          onPick={pick}
          onError={setDropError}
        />
      )}
    </>
  )
}
