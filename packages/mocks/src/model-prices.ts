import type { Model } from "@docsift/sdk"
import { reject } from "./rejection.ts"
import type { Store } from "./store.ts"

type Prices = Pick<Model, "inputPrice" | "outputPrice" | "currency">

/** Reads the prices of a model: all members, or none. An empty currency counts as left out. */
export function readPrices({ inputPrice, outputPrice, currency }: Prices): Prices {
  if (inputPrice === undefined && outputPrice === undefined && !currency) return {}
  if (inputPrice === undefined) return rejectMissing("inputPrice")
  if (outputPrice === undefined) return rejectMissing("outputPrice")
  return currency ? { inputPrice, outputPrice, currency } : rejectMissing("currency")
}

/** Applies a change to prices: members left out keep their value, an empty currency removes all of them. */
export function mergePrices(old: Prices, change: Prices): Prices {
  return change.currency === "" ? pricesOf(change) : { ...pricesOf(old), ...pricesOf(change) }
}

/** Rejects a currency other than that of another model of the deployment. */
export function checkCurrency(store: Store, { currency }: Prices, exceptId?: string): void {
  if (currency === undefined) return
  const isOther = (model: Model) => model.id !== exceptId && model.currency !== undefined && model.currency !== currency
  const other = [...store.models.values()].find(isOther)
  if (other === undefined) return
  reject("currency", `must be ${other.currency}, as for the model ${other.displayName ?? other.modelName}`)
}

function pricesOf({ inputPrice, outputPrice, currency }: Prices): Prices {
  return {
    ...(inputPrice === undefined ? {} : { inputPrice }),
    ...(outputPrice === undefined ? {} : { outputPrice }),
    ...(currency === undefined ? {} : { currency }),
  }
}

function rejectMissing(name: keyof Prices): never {
  return reject(name, "is missing; inputPrice, outputPrice and currency come together")
}
