import type { Model } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../../client.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { keepFocus } from "../../ui/keep-focus.ts"
import { useToast } from "../../ui/toast.tsx"
import { nameOf } from "./provider-names.ts"

/** Renders the question before a model is deleted; the server refuses while the model fills a slot, and says so. */
export function DeleteModelDialog({ model, onClose }: { readonly model: Model; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const showToast = useToast()
  const deletion = useMutation({
    mutationFn: () => client.admin.models.delete(model.id),
    onSuccess: async () => {
      onClose()
      showToast(`Model ${nameOf(model)} deleted.`)
      await queries.invalidateQueries({ queryKey: ["listModels"] })
      keepFocus()
    },
  })
  return (
    <Dialog
      title={`Delete ${nameOf(model)}?`}
      onClose={onClose}
      onSubmit={() => deletion.mutate()}
      submitLabel="Delete model"
      submitKind="danger"
      isBusy={deletion.isPending}
    >
      <p>
        Its address{model.providerApiKey === undefined ? "" : ", its stored secret"} and its prices are deleted. Usage
        totals still include its calls.
      </p>
      {deletion.isError && <ErrorNotice error={deletion.error} />}
    </Dialog>
  )
}
