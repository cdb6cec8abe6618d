import { renderResult } from "@docsift/cli/render-result"

export const text: string = renderResult({ extractedData: {}, evidence: {}, warnings: [] }, { width: 80 })
