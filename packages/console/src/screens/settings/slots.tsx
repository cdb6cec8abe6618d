import type { Model, RuntimeConfiguration } from "@docsift/sdk"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../../client.ts"
import { runtimeConfigQuery } from "../../queries/models.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { SelectField } from "../../ui/field.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Notice } from "../../ui/notice.tsx"
import { useToast } from "../../ui/toast.tsx"
import { destinationOf, nameOf } from "./provider-names.ts"
import styles from "./slots.module.css"

/** What the two slots are for, and which models they take. */
const slots = {
  fast: {
    title: "Fast model",
    text: "Reads the text of each document.",
    sent: "The text of every document is sent to",
    currentOf: (config: RuntimeConfiguration) => config.fastModel,
    isFit: (model: Model) => model.isCore,
  },
  accurate: {
    title: "Accurate model",
    text: "Reads page images, where the text is not reliable or a value is doubtful.",
    sent: "Page images and text, where a first reading is not reliable, are sent to",
    currentOf: (config: RuntimeConfiguration) => config.accurateModel,
    isFit: (model: Model) => model.isVision,
  },
} as const

type SlotName = keyof typeof slots

/** Renders the model of each slot, and where documents go with it. */
export function Slots({ models }: { readonly models: readonly Model[] }) {
  const config = useQuery(runtimeConfigQuery)
  const [changing, setChanging] = useState<SlotName>()
  if (config.data === undefined) {
    if (!config.isError) return <Loading />
    return <ErrorNotice error={config.error} onRetry={() => void config.refetch()} />
  }
  const { data } = config
  const currentOf = (name: SlotName) => slots[name].currentOf(data)
  return (
    <section className={styles.slots} aria-label="Models in use">
      {(["fast", "accurate"] as const).map((name) => {
        const current = currentOf(name)
        const model = models.find(({ id }) => id === current?.modelId)
        return (
          <div key={name} className={styles.slot}>
            <h2>{slots[name].title}</h2>
            <p className={styles.name}>{current?.name ?? "None"}</p>
            <p className={styles.text}>
              {slots[name].text} {model !== undefined && whereTo(name, model)}
            </p>
            <div>
              <Button size="small" onClick={() => setChanging(name)}>
                Change <span className="visually-hidden">the {slots[name].title.toLowerCase()}</span>
              </Button>
            </div>
          </div>
        )
      })}
      {changing !== undefined && (
        <SlotDialog
          name={changing}
          models={models.filter(slots[changing].isFit)}
          currentId={currentOf(changing)?.modelId}
          onClose={() => setChanging(undefined)}
        />
      )}
    </section>
  )
}

/** Returns where documents go when a model fills a slot, in a sentence. */
function whereTo(name: SlotName, model: Model): string {
  const destination = destinationOf(model)
  return destination === undefined ? "Documents stay on this server." : `${slots[name].sent} ${destination}.`
}

interface SlotDialogProps {
  readonly name: SlotName
  /** The models that the slot takes. */
  readonly models: readonly Model[]
  readonly currentId: string | undefined
  readonly onClose: () => void
}

function SlotDialog({ name, models, currentId, onClose }: SlotDialogProps) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [modelId, setModelId] = useState(currentId ?? models[0]?.id ?? "")
  const model = models.find(({ id }) => id === modelId)
  const { title, text } = slots[name]
  const change = useMutation({
    mutationFn: () => client.admin.runtimeConfig.set({ modelId, type: name }),
    onSuccess: async () => {
      onClose()
      if (model !== undefined) showToast(`${title}: ${nameOf(model)}, for executions that start from now on.`)
      // The caller says whether documents leave the server.
      const keys = ["getRuntimeConfig", "getCaller"]
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
  })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => change.mutate()}
      submitLabel="Use this model"
      isBusy={change.isPending}
    >
      <SelectField
        label="Model"
        hint={text}
        value={modelId}
        onChange={({ currentTarget }) => setModelId(currentTarget.value)}
      >
        {models.map((model) => (
          <option key={model.id} value={model.id}>
            {nameOf(model)}
          </option>
        ))}
      </SelectField>
      {model !== undefined && (
        <Notice kind={destinationOf(model) === undefined ? "info" : "warning"}>
          {whereTo(name, model)}
          {destinationOf(model) !== undefined && " Its operator can read them."}
        </Notice>
      )}
      {change.isError && <ErrorNotice error={change.error} />}
    </Dialog>
  )
}
