import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"

/** All models of the deployment; for admins. */
export const modelsQuery = queryOptions({
  queryKey: ["listModels"],
  queryFn: ({ signal }) => client.admin.models.list({ signal }),
})

/** The model of each slot; for admins. */
export const runtimeConfigQuery = queryOptions({
  queryKey: ["getRuntimeConfig"],
  queryFn: ({ signal }) => client.admin.runtimeConfig.get({ signal }),
})
