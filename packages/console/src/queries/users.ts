import type { User, UserId } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"
import { listOptions, MAX_ROWS } from "./pages.ts"

/** The users of all organizations, newest first; for admins. */
export const usersQuery = listOptions(["listUsers"], (query, options) => client.admin.users.list(query, options))

/** The first thousand users by id, for their names. */
export const usersByIdQuery = queryOptions({
  queryKey: ["listUsers", "byId"],
  queryFn: async ({ signal }): Promise<ReadonlyMap<UserId, User>> => {
    const users = await client.admin.users.list({ limit: MAX_ROWS }, { signal })
    return new Map(users.map((user) => [user.id, user]))
  },
})
