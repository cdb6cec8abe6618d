import type { Model } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { modelsQuery, runtimeConfigQuery } from "../../queries/models.ts"
import { Badge } from "../../ui/badge.tsx"
import { Button } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import { Page } from "../../ui/page.tsx"
import { Table } from "../../ui/table.tsx"
import { DeleteModelDialog } from "./delete-model-dialog.tsx"
import { ModelDialog } from "./model-dialog.tsx"
import styles from "./models.module.css"
import { nameOf, providerNames } from "./provider-names.ts"
import { Slots } from "./slots.tsx"

type OpenDialog = { readonly kind: "add" } | { readonly kind: "edit" | "delete"; readonly model: Model }

/** The screen with the language models of the deployment, and the slots that they fill. */
export function Models() {
  const models = useQuery(modelsQuery)
  const { data: slots } = useQuery(runtimeConfigQuery)
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  return (
    <Page
      title="Models"
      lead="The built-in engine reads documents on this server. A language model can read the text, or page images, in its place."
      actions={
        <Button kind="primary" icon="add" onClick={() => setDialog({ kind: "add" })}>
          Add model
        </Button>
      }
    >
      {models.isError && <ErrorNotice error={models.error} onRetry={() => void models.refetch()} />}
      {models.isLoading && <Loading />}
      {models.data !== undefined && (
        <>
          <Slots models={models.data} />
          <Table
            label="Models"
            head={
              <tr>
                <th scope="col">Model</th>
                <th scope="col">Provider</th>
                <th scope="col">Reads</th>
                <th scope="col">Secret</th>
                <th scope="col" data-align="end">
                  Price per million tokens
                </th>
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            }
          >
            {builtinFirst(models.data).map((model) => (
              <ModelRow
                key={model.id}
                model={model}
                isFast={slots?.fastModel?.modelId === model.id}
                isAccurate={slots?.accurateModel?.modelId === model.id}
                onEdit={() => setDialog({ kind: "edit", model })}
                onDelete={() => setDialog({ kind: "delete", model })}
              />
            ))}
          </Table>
        </>
      )}
      {dialog?.kind === "add" && <ModelDialog model={undefined} onClose={close} />}
      {dialog?.kind === "edit" && <ModelDialog model={dialog.model} onClose={close} />}
      {dialog?.kind === "delete" && <DeleteModelDialog model={dialog.model} onClose={close} />}
    </Page>
  )
}

interface ModelRowProps {
  readonly model: Model
  readonly isFast: boolean
  readonly isAccurate: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function ModelRow({ model, isFast, isAccurate, onEdit, onDelete }: ModelRowProps) {
  const { provider, modelName, displayName, baseUrl, providerApiKey, isCore, isVision } = model
  const isBuiltin = provider === "builtin"
  return (
    <tr>
      <th scope="row">
        {nameOf(model)} {isFast && <Badge icon="success">Fast</Badge>}{" "}
        {isAccurate && <Badge icon="success">Accurate</Badge>}
        {displayName !== undefined && !isBuiltin && (
          <p className={styles.detail}>
            <code>{modelName}</code>
          </p>
        )}
      </th>
      <td>
        {providerNames[provider]}
        {baseUrl !== undefined && (
          <p className={styles.detail}>
            <code>{baseUrl}</code>
          </p>
        )}
      </td>
      <td className={styles.line}>{isCore && isVision ? "Text and page images" : isCore ? "Text" : "Page images"}</td>
      <td data-muted="" className={styles.line}>
        {isBuiltin && "Needs none"}
        {!isBuiltin &&
          (providerApiKey === undefined ? (
            "None"
          ) : (
            <>
              Stored: <code>{providerApiKey}</code>
            </>
          ))}
      </td>
      <td data-align="end" data-muted="">
        {isBuiltin ? "" : priceOf(model)}
      </td>
      <td data-align="end">
        {!isBuiltin && (
          <Menu label={`Actions for ${nameOf(model)}`}>
            <MenuItem icon="edit" onSelect={onEdit}>
              Edit
            </MenuItem>
            <MenuItem icon="delete" kind="danger" onSelect={onDelete}>
              Delete…
            </MenuItem>
          </Menu>
        )}
      </td>
    </tr>
  )
}

/** Returns the models with the built-in engine in front, which is always there. */
function builtinFirst(models: readonly Model[]): readonly Model[] {
  const isBuiltin = ({ provider }: Model) => provider === "builtin"
  return [...models.filter(isBuiltin), ...models.filter((model) => !isBuiltin(model))]
}

/** Returns the prices of a model in words; a cost is counted only where they are known. */
function priceOf({ inputPrice, outputPrice, currency }: Model): string {
  if (inputPrice === undefined || outputPrice === undefined || currency === undefined) return "Unknown"
  const format = new Intl.NumberFormat(undefined, { style: "currency", currency, maximumFractionDigits: 6 })
  return `${format.format(inputPrice)} input, ${format.format(outputPrice)} output`
}
