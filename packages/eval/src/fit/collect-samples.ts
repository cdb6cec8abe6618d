import { extractFields } from "@docsift/engine/internal/fields/extract-fields"
import type { ExtractionContext } from "@docsift/engine/internal/page/context"
import { leastConfidence } from "@docsift/engine/internal/page/evidence"
import { pointerOf } from "@docsift/engine/json-pointer"
import type { Case } from "@docsift/engine/internal/judge/manifest"
import { isEmpty, isSame } from "@docsift/engine/internal/judge/values"
import type { DocumentSample, FeatureNames, FieldSample } from "./samples.ts"
import type { TrainingCase } from "./training-cases.ts"

/** Collects the candidates of every requested field of a document whose true value is known. */
export function documentSample(
  { origin, pack, design, each, context }: TrainingCase,
  names: FeatureNames,
): DocumentSample {
  return { origin, pack, id: each.id, design, objects: objectsOf(context, each, names) }
}

function objectsOf(context: ExtractionContext, each: Case, names: FeatureNames): FieldSample[][] {
  return each.configuration.objects.map((object) => {
    const { plans, scored } = extractFields(context, object)
    return (object.fields ?? []).flatMap(({ name, type }, index): FieldSample[] => {
      const want = each.expected?.[object.name]?.fields?.[name]
      const plan = plans[index]
      if (want === undefined || !plan) return []
      const isAbsent = isEmpty(want)
      const readings = [want, ...(each.accept[pointerOf(object.name, "fields", name)] ?? [])]
      const choices = (scored[index] ?? []).map(({ value, position, range, features, candidate }) => ({
        value,
        position,
        range,
        ...names.encode(features),
        isRight: !isAbsent && readings.some((reading) => isSame(type, reading, value)),
        readConfidence: leastConfidence(candidate.words),
      }))
      const { kind, concept, end } = plan
      return [{ name, plan: { kind, concept, end }, isAbsent, choices }]
    })
  })
}
