import { ListMultipartUploadsCommand, ListObjectsV2Command, type S3Client } from "@aws-sdk/client-s3"

/** Names every object and unfinished upload of a bucket; a stored file by its id. */
export async function listBucket(client: S3Client, bucket: string): Promise<string[]> {
  const names: string[] = []
  let token: string | undefined
  do {
    const command: ListObjectsV2Command = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token })
    const page = await client.send(command)
    for (const { Key } of page.Contents ?? []) names.push((Key ?? "").replace(/^files\//, ""))
    token = page.NextContinuationToken
  } while (token !== undefined)
  const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
  for (const { Key } of Uploads ?? []) names.push(`unfinished ${Key}`)
  return names.toSorted()
}
