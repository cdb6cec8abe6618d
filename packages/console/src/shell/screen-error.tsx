import type { ErrorComponentProps } from "@tanstack/react-router"
import { useRouter } from "@tanstack/react-router"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Page } from "../ui/page.tsx"

/** Renders a screen that could not be shown, and tries again on request. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <Page title="This screen could not be shown" width="narrow">
      <ErrorNotice error={error} onRetry={() => void retry()} />
    </Page>
  )
}
