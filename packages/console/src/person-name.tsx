import type { UserId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { callerQuery } from "./queries/caller.ts"
import { usersByIdQuery } from "./queries/users.ts"

interface PersonNameProps {
  /** Undefined when the server does not say who it was. */
  readonly userId: UserId | undefined
  /** Whether words come before it, so that it begins with a small letter. @default false */
  readonly isInSentence?: boolean
}

/** Renders how a person is named. Only admins may read the names of others; for members, the tooltip has the id. */
export function PersonName({ userId, isInSentence = false }: PersonNameProps) {
  const { data: caller } = useQuery(callerQuery)
  const isSelf = userId !== undefined && caller?.user.id === userId
  const isAdmin = caller?.user.role === "admin"
  const { data: users } = useQuery({ ...usersByIdQuery, enabled: isAdmin && !isSelf && userId !== undefined })
  if (isSelf) return isInSentence ? "you" : "You"
  const name = userId === undefined ? undefined : users?.get(userId)?.name
  if (name !== undefined) return name
  return <span title={userId}>{isInSentence ? "another member" : "Another member"}</span>
}
