import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"

/** The person who is signed in, and what the server can do. */
export const callerQuery = queryOptions({
  queryKey: ["getCaller"],
  queryFn: ({ signal }) => client.caller.get({ signal }),
  staleTime: 60_000,
  // Another tab may have signed in another user meanwhile.
  refetchOnWindowFocus: "always",
})
