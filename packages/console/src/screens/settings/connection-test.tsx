import { useMutation } from "@tanstack/react-query"
import { client } from "../../client.ts"
import { Button } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Notice } from "../../ui/notice.tsx"
import styles from "./model-dialog.module.css"
import { inputOf, type ModelForm } from "./model-form.ts"

interface ConnectionTestProps {
  readonly form: ModelForm
  readonly hasStoredSecret: boolean
}

/** Renders the test of a model with one small request, which stores nothing and sends no document. */
export function ConnectionTest({ form, hasStoredSecret }: ConnectionTestProps) {
  const test = useMutation({
    mutationFn: (form: ModelForm) => client.admin.models.validateConnection(inputOf(form)),
    gcTime: 0,
  })
  // The server keeps the secret to itself, so that a test with another URL cannot reveal it.
  const lacksSecret = hasStoredSecret && form.secret !== "remove" && form.providerApiKey === ""
  // A result is that of the form as it was.
  const isCurrent = test.variables === form
  return (
    <div className={styles.test}>
      <div>
        <Button
          isBusy={test.isPending}
          disabled={form.modelName.trim() === "" || lacksSecret}
          onClick={() => test.mutate(form)}
        >
          {test.isPending ? "Testing…" : "Test connection"}
        </Button>
      </div>
      <div role="status" className={styles.result}>
        {lacksSecret && (
          <p className={styles.hint}>To test, replace the secret: the server does not use the stored one for tests.</p>
        )}
        {test.isPending && (
          <p className={styles.hint}>A model that has to be loaded first may take up to 20 seconds.</p>
        )}
        {isCurrent && test.data?.isValid === true && <Notice kind="success">The model responded.</Notice>}
        {isCurrent && test.data?.isValid === false && (
          <Notice kind="warning">{test.data.error ?? "The model did not respond."}</Notice>
        )}
        {isCurrent && test.isError && <ErrorNotice error={test.error} />}
      </div>
    </div>
  )
}
