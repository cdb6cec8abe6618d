export { createProviderModel, type ProviderModelOptions } from "./providers/create-provider-model.ts"
export type { Provider, ProviderSettings } from "./providers/provider.ts"
