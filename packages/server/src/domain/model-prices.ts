import { AppError } from "./errors.ts"

/** What a million tokens of a model cost. */
export interface ModelPrices {
  readonly inputPrice: number
  readonly outputPrice: number
  /** A code of ISO 4217. */
  readonly currency: string
}

/** Prices as a client sends them; an empty currency counts as omitted. */
export type PriceInput = { readonly [Name in keyof ModelPrices]?: ModelPrices[Name] | undefined }

/**
 * Reads the prices of a model; undefined when there are none.
 *
 * @throws {AppError} `invalid_request` naming what is missing: a cost needs both prices, and means nothing without a currency.
 */
export function readModelPrices({ inputPrice, outputPrice, currency }: PriceInput): ModelPrices | undefined {
  if (inputPrice === undefined && outputPrice === undefined && !currency) return undefined
  if (inputPrice === undefined) return rejectMissing("inputPrice")
  if (outputPrice === undefined) return rejectMissing("outputPrice")
  return currency ? { inputPrice, outputPrice, currency } : rejectMissing("currency")
}

/** Applies a change to prices: omitted members keep their value, and an empty currency removes all of them. */
export function mergePrices(old: PriceInput, { inputPrice, outputPrice, currency }: PriceInput): PriceInput {
  if (currency === "") return { inputPrice, outputPrice }
  return {
    inputPrice: inputPrice ?? old.inputPrice,
    outputPrice: outputPrice ?? old.outputPrice,
    currency: currency ?? old.currency,
  }
}

function rejectMissing(name: keyof ModelPrices): never {
  throw new AppError("invalid_request", `${name}: is missing; inputPrice, outputPrice and currency come together`)
}
