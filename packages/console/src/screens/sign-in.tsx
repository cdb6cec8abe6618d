import { AuthenticationError } from "@docsift/sdk"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { type SubmitEvent, useState } from "react"
import { basePath, client } from "../client.ts"
import { signInOptionsQuery } from "../queries/sign-in-options.ts"
import type { signInFailures } from "../search-values.ts"
import { Logo } from "../shell/logo.tsx"
import { Button } from "../ui/button.tsx"
import { sentenceOf } from "../ui/error-notice.tsx"
import { TextField } from "../ui/field.tsx"
import { Loading } from "../ui/loading.tsx"
import { Notice } from "../ui/notice.tsx"
import { useTitle } from "../ui/page.tsx"
import { ProviderLink } from "./provider-link.tsx"
import styles from "./sign-in.module.css"

const route = getRouteApi("/sign-in")

const failureSentences = {
  cancelled: "The sign-in was cancelled at the identity provider.",
  failed: "The sign-in did not succeed. Please try again.",
  refused: "Your account may not use this server. Ask its administrator for access.",
  limited: "Too many sign-ins from this address have failed. Try again in a minute.",
  unavailable: "The identity provider cannot be reached at the moment. Please try again later.",
} as const satisfies Record<(typeof signInFailures)[number], string>

/** The screen on which people sign in, through the identity provider or with a key. */
export function SignIn() {
  useTitle("Sign in")
  const { next, error } = route.useSearch()
  const { data: options } = useQuery(signInOptionsQuery)
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <header className={styles.head}>
          <Logo size={36} />
          <h1>Sign in to Docsift</h1>
        </header>
        {error !== undefined && <Notice kind="danger">{failureSentences[error]}</Notice>}
        {options === undefined && <Loading />}
        {options?.oidc && <ProviderLink label={options.oidc.label} next={next} />}
        {options?.oidc && options.keys && <p className={styles.divider}>or</p>}
        {options?.keys && <KeyForm next={next} isAlone={options.oidc === null} />}
      </div>
    </main>
  )
}

/** Renders the form that exchanges an API key for a session; the key stays nowhere in the browser. */
function KeyForm({ next, isAlone }: { readonly next: string | undefined; readonly isAlone: boolean }) {
  const router = useRouter()
  const queries = useQueryClient()
  const [apiKey, setApiKey] = useState("")
  const signIn = useMutation({
    mutationFn: () => client.sessions.create({ apiKey: apiKey.trim() }),
    onSuccess: () => {
      setApiKey("")
      queries.clear()
      router.history.replace(next ?? basePath)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!signIn.isPending) signIn.mutate()
  }
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="API key"
          type="password"
          name="api-key"
          placeholder="dsk_…"
          autoFocus={isAlone}
          required
          value={apiKey}
          onChange={({ currentTarget }) => setApiKey(currentTarget.value)}
          error={signIn.isError ? sentenceOfKeyError(signIn.error) : undefined}
        />
        <Button type="submit" kind={isAlone ? "primary" : "secondary"} isBusy={signIn.isPending}>
          {signIn.isPending ? "Signing in…" : isAlone ? "Sign in" : "Sign in with the key"}
        </Button>
      </form>
      <p className={styles.help}>
        The server prints an admin key when it starts for the first time. Create more keys under “API keys”.
      </p>
    </>
  )
}

/** Returns what to do about a refused key; the server's sentence is for programs, which send it in a header. */
function sentenceOfKeyError(error: unknown): string {
  if (!(error instanceof AuthenticationError)) return sentenceOf(error)
  return "This key is not valid. Check that it is complete, and that nobody has revoked it."
}
