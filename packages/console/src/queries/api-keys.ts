import { client } from "../client.ts"
import { listOptions } from "./pages.ts"

/** The API keys of the organization, newest first. */
export const apiKeysQuery = listOptions(["listApiKeys"], (query, options) => client.apiKeys.list(query, options))
