import { Client, type UploadProgress } from "@docsift/sdk"
import { serverUrl } from "./client.ts"
import { createUploadFetch } from "./upload-fetch.ts"

/**
 * Creates a client for one upload, which reports its progress.
 *
 * Uploads run in the background, so this client has the usual number of retries and bridges a restart of the server.
 */
export function createUploadClient(onUploadProgress: (progress: UploadProgress) => void): Client {
  return new Client({ session: true, baseUrl: serverUrl, fetch: createUploadFetch(onUploadProgress) })
}
