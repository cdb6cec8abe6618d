import { AuthenticationError } from "@docsift/sdk"
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"

let onSignedOut = (): void => {}

/** Sets the function that is called when the server says that the session has ended. */
export function handleSignedOut(handler: () => void): void {
  onSignedOut = handler
}

const onError = (error: unknown): void => {
  if (error instanceof AuthenticationError) onSignedOut()
}

/** What the console has read. The client repeats requests where that is safe, so queries do not. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
})
