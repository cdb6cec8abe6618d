/**
 * Returns the offered media type to which an `Accept` header gives the highest weight (RFC 9110 §12.5.1).
 * Only exact names count, not `*\/*`: a client that accepts anything gets the documented form.
 */
export function acceptedType<Offer extends string>(
  header: string | undefined,
  offers: readonly Offer[],
): Offer | undefined {
  let best: { offer: Offer; weight: number } | undefined
  for (const range of (header ?? "").split(",")) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase())
    const offer = offers.find((each) => each === name)
    const weight = weightOf(parameters)
    if (offer !== undefined && weight > (best?.weight ?? 0)) best = { offer, weight }
  }
  return best?.offer
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2)
  return weight === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0
}
