import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import type { Client } from "@docsift/sdk"

/** What a server holds for tests that open every screen. */
export interface SampleData {
  readonly workflowId: string
  readonly fileId: string
  readonly batchId: string
  /** Completed, to be reviewed. */
  readonly executionId: string
  readonly failedExecutionId: string
}

/** Fills a server as its first user would: a suggested workflow, a batch, a document that is read and one that is not. */
export async function addSampleData(client: Client): Promise<SampleData> {
  const invoice = await createSampleInvoice()
  const { fileId } = await client.files.create(new File([invoice], "invoice.pdf"))
  const { workflow } = await client.workflows.suggest({ fileIds: [fileId] })
  const { workflowId } = await client.workflows.create({ ...workflow, review: { threshold: 0.9, always: true } })
  const { id: batchId } = await client.batches.create({ name: "March 2026", workflowId })
  const read = await client.workflows.execute(workflowId, new File([invoice], "invoice.pdf"), { batchId })
  const failed = await client.workflows.execute(workflowId, new File(["%PDF-"], "cut-off.pdf"))
  await client.executions.wait(read.workflowExecutionId)
  await client.executions.wait(failed.workflowExecutionId).catch(() => {})
  return {
    workflowId,
    fileId,
    batchId,
    executionId: read.workflowExecutionId,
    failedExecutionId: failed.workflowExecutionId,
  }
}

/** A webhook, and the test message that was sent to it. */
export interface SampleWebhook {
  readonly webhookId: string
  readonly messageId: string
}

/** Adds a webhook for every event, before the executions that it is called for, and tests it. */
export async function addSampleWebhook(client: Client, url: string): Promise<SampleWebhook> {
  const { id: webhookId } = await client.webhooks.create({ url, events: ["*"], description: "Books invoices" })
  const { messageId } = await client.webhooks.test(webhookId)
  return { webhookId, messageId }
}
