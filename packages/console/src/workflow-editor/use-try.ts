import type { FileId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useState } from "react"
import { client } from "../client.ts"
import { definitionOf, type Draft, type DraftPart } from "./draft.ts"
import type { DraftProblem } from "./draft-problems.ts"
import { resultOf, type TryResult } from "./try-result.ts"

/** Long enough for the next letter of a name, short enough to seem immediate. */
const PAUSE_MS = 300

/** Extracts from a sample whenever the definition has changed, and drops what is out of date. */
export function useTry(fileId: FileId | undefined, draft: Draft, problems: readonly DraftProblem[]) {
  const parts = useMemo(() => triableParts(draft, problems), [draft, problems])
  const source = JSON.stringify(parts)
  const tried = useSettled(source, PAUSE_MS)
  const query = useQuery({
    queryKey: ["extractFile", fileId, tried],
    enabled: fileId !== undefined && tried !== "[]",
    // The signal ends the request of a definition that has changed since.
    queryFn: async ({ signal }): Promise<TryResult> => {
      if (fileId === undefined) throw new Error("A query that is not enabled does not run")
      const triedDraft: Draft = { ...draft, parts: JSON.parse(tried) as readonly DraftPart[] } // written above
      const { configuration } = definitionOf({ ...triedDraft, review: undefined })
      return resultOf(triedDraft, await client.files.extract(fileId, configuration, { signal }))
    },
    placeholderData: (previous, query) => (query?.queryKey[1] === fileId ? previous : undefined),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const isPending = query.isFetching || (fileId !== undefined && source !== tried)
  return {
    result: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    isPending,
    canTry: source !== "[]",
  }
}

/** Returns the parts of a draft without those that have a problem, and without what is empty then. */
function triableParts({ parts }: Draft, problems: readonly DraftProblem[]): readonly DraftPart[] {
  if (problems.some(({ path }) => path === "configuration")) return []
  const refused = new Set(problems.map(({ key }) => key))
  const keep = (list: readonly DraftPart[]): readonly DraftPart[] =>
    list
      .filter(({ key, name }) => !refused.has(key) && name.trim() !== "")
      .map((part) => ({ ...part, parts: keep(part.parts) }))
      .filter(({ kind, parts: inner }) => kind === "field" || kind === "column" || inner.length > 0)
  return keep(parts)
}

/** Returns a value after it has not changed for a while; at first at once. */
function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
