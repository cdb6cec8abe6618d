import type { UserId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { callerQuery } from "../queries/caller.ts"
import { usersByIdQuery } from "../queries/users.ts"

/** Returns how a person is named: only admins may read the names of others. */
export function usePersonName(userId: UserId | undefined): string {
  const { data: caller } = useQuery(callerQuery)
  const isSelf = caller?.user.id === userId
  const isAdmin = caller?.user.role === "admin"
  const { data: users } = useQuery({ ...usersByIdQuery, enabled: isAdmin && !isSelf && userId !== undefined })
  if (userId === undefined) return "Another person"
  return isSelf ? "You" : (users?.get(userId)?.name ?? `Another person (${userId})`)
}
