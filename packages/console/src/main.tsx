import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { queryClient } from "./query-client.ts"
import { router } from "./router.tsx"
import { keepPageOnDrop } from "./shell/keep-page-on-drop.ts"
import { applyTheme } from "./shell/theme.ts"
import { ToastProvider } from "./ui/toast.tsx"

applyTheme()
keepPageOnDrop()

const root = document.querySelector("#root")
if (root === null) throw new Error("index.html has no element #root")
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
)
