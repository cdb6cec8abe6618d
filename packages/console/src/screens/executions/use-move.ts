import { getRouteApi } from "@tanstack/react-router"
import { useCallback } from "react"
import type { ReviewPosition } from "../../review/review-position.ts"

const route = getRouteApi("/shell/executions/$executionId")

/** Returns the function that moves within the screen, without a step in the history for each value. */
export function useMove(): (position: Partial<ReviewPosition>) => void {
  const navigate = route.useNavigate()
  return useCallback(
    (position) =>
      void navigate({ search: (search) => ({ ...search, ...position }), replace: true, resetScroll: false }),
    [navigate],
  )
}
