import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"

/*
 * A read that is under way may have begun before the server stored something. The query client would join it, and it would
 * replace newer data: it is dropped first.
 */

/** Reads a query anew, after everything that has been stored by now. */
export async function readNewest<Data, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: query.queryKey, exact: true })
  await queries.fetchQuery({ ...query, staleTime: 0 })
}

/** Keeps what the server has just stored as the data of a query. */
export async function keepStored(queries: QueryClient, queryKey: QueryKey, stored: unknown): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData(queryKey, stored)
}
