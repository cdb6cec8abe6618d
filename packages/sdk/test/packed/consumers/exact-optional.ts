import { type Client, type ClientOptions, defineWorkflow, type ExecutionQuery } from "@docsift/sdk"

/** Passes on what a form or a configuration may lack, under `exactOptionalPropertyTypes`. */
export async function useForm(
  client: Client,
  form: { readonly description: string | undefined; readonly status: ExecutionQuery["status"]; limit?: number },
  settings: { readonly baseUrl: string | undefined; readonly timeout: number | undefined },
): Promise<ClientOptions> {
  const { description, status, limit } = form
  const fields = [{ name: "total", type: "number", description }] as const
  const definition = defineWorkflow({
    name: "Invoices",
    description,
    configuration: { objects: [{ name: "Invoice", description, fields, tables: undefined }] },
  })
  const workflow = await client.workflows.create(definition, { timeout: settings.timeout })
  await client.executions.list({ status, limit })
  await client.workflows.list({ limit, cursor: undefined })
  await client.extract({ workflow, file: { data: new Blob([]), name: "a.pdf", type: undefined }, evidence: undefined })
  return { ...settings }
}
