import type { Model, ModelId, ModelInput, ModelProvider, ModelUpdate } from "@docsift/sdk"

/** What the form of a model contains. */
export interface ModelForm {
  readonly modelName: string
  readonly displayName: string
  /** Empty: the server detects it. */
  readonly provider: ModelProvider | ""
  readonly baseUrl: string
  /** What happens with the stored secret; a new model has none to keep. */
  readonly secret: "keep" | "replace" | "remove"
  readonly providerApiKey: string
  readonly isCore: boolean
  readonly isVision: boolean
  readonly inputPrice: string
  readonly outputPrice: string
  readonly currency: string
}

/** Returns the form of a stored model, or of a new one. */
export function formOf(model: Model | undefined): ModelForm {
  return {
    modelName: model?.modelName ?? "",
    displayName: model?.displayName ?? "",
    provider: model?.provider ?? "",
    baseUrl: model?.baseUrl ?? "",
    secret: model?.providerApiKey === undefined ? "replace" : "keep",
    providerApiKey: "",
    isCore: model?.isCore ?? true,
    isVision: model?.isVision ?? false,
    inputPrice: model?.inputPrice?.toString() ?? "",
    outputPrice: model?.outputPrice?.toString() ?? "",
    currency: model?.currency ?? "",
  }
}

/** What is wrong with a form, by its parts. */
export type ModelProblems = { readonly [Part in "baseUrl" | "slots" | "prices"]?: string }

/** What a part of the form shows and changes. */
export interface ModelFormProps {
  readonly form: ModelForm
  readonly problems: ModelProblems
  readonly onChange: (change: Partial<ModelForm>) => void
}

/** Returns what is wrong with a form as far as it is known here; the server checks the rest. */
export function problemsOf({ provider, baseUrl, isCore, isVision, ...prices }: ModelForm): ModelProblems {
  const isAddressMissing = provider === "openai-compatible" && baseUrl.trim() === ""
  return {
    ...(isAddressMissing && { baseUrl: "An OpenAI-compatible server needs an address." }),
    ...(!isCore && !isVision && { slots: "Choose text, page images or both." }),
    ...(!arePricesComplete(prices) && { prices: "Enter both prices and their currency, or none of them." }),
  }
}

/** Returns the model to add or to test. */
export function inputOf(form: ModelForm): ModelInput {
  const { modelName, displayName, provider, baseUrl, isCore, isVision, secret } = form
  return {
    modelName: modelName.trim(),
    // An empty text counts as omitted for a new model, and removes the value of a stored one.
    displayName: displayName.trim(),
    baseUrl: baseUrl.trim(),
    ...(provider !== "" && { provider }),
    ...(secret === "replace" && form.providerApiKey !== "" && { providerApiKey: form.providerApiKey.trim() }),
    isCore,
    isVision,
    ...pricesOf(form),
  }
}

/** Returns the changes of a stored model. */
export function updateOf(id: ModelId, form: ModelForm): ModelUpdate {
  return {
    ...inputOf(form),
    id,
    ...(form.secret === "remove" && { providerApiKey: "" }),
    // An empty currency removes the prices as well.
    ...(hasPrices(form) ? {} : { currency: "" }),
  }
}

type PriceFields = Pick<ModelForm, "inputPrice" | "outputPrice" | "currency">

const hasPrices = ({ inputPrice, outputPrice, currency }: PriceFields): boolean =>
  inputPrice !== "" || outputPrice !== "" || currency !== ""

const arePricesComplete = (prices: PriceFields): boolean =>
  !hasPrices(prices) || (prices.inputPrice !== "" && prices.outputPrice !== "" && prices.currency !== "")

function pricesOf({ inputPrice, outputPrice, currency }: PriceFields): Partial<ModelInput> {
  if (inputPrice === "" || outputPrice === "" || currency === "") return {}
  return { inputPrice: Number(inputPrice), outputPrice: Number(outputPrice), currency: currency.toUpperCase() }
}
