import { useMutation, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { type SubmitEvent, useState } from "react"
import { basePath, client } from "../client.ts"
import { Logo } from "../shell/logo.tsx"
import { Button } from "../ui/button.tsx"
import { sentenceOf } from "../ui/error-notice.tsx"
import { TextField } from "../ui/field.tsx"
import { useTitle } from "../ui/page.tsx"
import styles from "./sign-in.module.css"

const route = getRouteApi("/sign-in")

/** The screen that exchanges an API key for a session; the key stays nowhere in the browser. */
export function SignIn() {
  useTitle("Sign in")
  const { next } = route.useSearch()
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
    <main className={styles.screen}>
      <div className={styles.card}>
        <header className={styles.head}>
          <Logo size={36} />
          <h1>Sign in to Docsift</h1>
        </header>
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label="API key"
            type="password"
            name="api-key"
            placeholder="dsk_…"
            autoFocus
            required
            value={apiKey}
            onChange={({ currentTarget }) => setApiKey(currentTarget.value)}
            error={signIn.isError ? sentenceOf(signIn.error) : undefined}
          />
          <Button type="submit" kind="primary" isBusy={signIn.isPending}>
            {signIn.isPending ? "Signing in…" : "Sign in"}
          </Button>
        </form>
        <p className={styles.help}>
          The server prints an admin key when it starts for the first time. Create more keys under “API keys”.
        </p>
      </div>
    </main>
  )
}
