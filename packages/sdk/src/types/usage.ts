import type { ModelId, OrganizationId } from "../generated/ids.ts"

/** The usage of one model in one slot. */
export interface ModelUsage {
  readonly modelId: ModelId
  readonly name: string
  readonly slot: "fast" | "accurate"
  readonly calls: number
  /** 0 when the provider reports none. */
  readonly inputTokens: number
  readonly outputTokens: number
  /** Omitted, and never 0, when a price is unknown. */
  readonly cost?: number
  /** A code of ISO 4217. */
  readonly currency?: string
}

/** What an execution used, all attempts together. */
export interface ExecutionUsage {
  /** Omitted when the document could not be read. */
  readonly pages?: number
  readonly seconds: number
  readonly attempts: number
  readonly models: readonly ModelUsage[]
}

/** What several executions used. */
export interface UsageGroup {
  /** A day in UTC as `YYYY-MM-DD`, or the id of a workflow or a model. */
  readonly key: string
  readonly executions: number
  readonly failed: number
  readonly pages: number
  readonly seconds: number
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Omitted when a price is unknown, and when no model was called. */
  readonly cost?: number
  /** A code of ISO 4217. */
  readonly currency?: string
  /** Executions that called a model whose price is unknown. */
  readonly unpriced: number
}

/** The period and the keys of a sum of usage. */
export interface UsageQuery {
  /** RFC 3339 in UTC; included. @default 30 days before `to` */
  readonly from?: string | undefined
  /** RFC 3339 in UTC; excluded. @default now */
  readonly to?: string | undefined
  /** @default "day" */
  readonly groupBy?: "day" | "workflow" | "model" | undefined
  /** For admins. @default the organization of the caller */
  readonly organizationId?: OrganizationId | "all" | undefined
}
