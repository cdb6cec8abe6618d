import { ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3"
import type { TestBucket } from "./store.ts"

/** Names every object and unfinished upload of a bucket, with a client of its own. */
export async function listBucketOf({ region, endpoint, credentials, bucket }: TestBucket): Promise<string[]> {
  const reach = {
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  }
  const client = new S3Client({ region, forcePathStyle: true, ...reach })
  try {
    return await listBucket(client, bucket)
  } finally {
    client.destroy()
  }
}

/** Names every document and unfinished upload of a bucket; a document by its id. */
export async function listBucket(client: S3Client, bucket: string): Promise<string[]> {
  const names: string[] = []
  let token: string | undefined
  do {
    const command: ListObjectsV2Command = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token })
    const page = await client.send(command)
    for (const { Key } of page.Contents ?? []) {
      const name = (Key ?? "").replace(/^files\//, "")
      if (name !== ".deployment") names.push(name)
    }
    token = page.NextContinuationToken
  } while (token !== undefined)
  const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
  for (const { Key } of Uploads ?? []) names.push(`unfinished ${Key}`)
  return names.toSorted()
}
