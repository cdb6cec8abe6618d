import { mockDocsift, type MockDocsift, type MockOptions } from "@docsift/mocks"
import { Client } from "@docsift/sdk"

/** Uses the types as a test of a program would. */
export async function use(options: MockOptions): Promise<MockDocsift> {
  const docsift = mockDocsift({ ...options, extractedData: { Invoice: { fields: { total: 12.5 }, tables: {} } } })
  const client = new Client({ apiKey: docsift.apiKey, fetch: docsift.fetch })
  await client.workflows.list()
  docsift.handlers satisfies readonly object[]
  // @ts-expect-error -- an outage that does not exist
  docsift.fail("bogus")
  return docsift
}
