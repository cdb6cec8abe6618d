import { documentParties, type DocumentParties } from "../blocks/document-parties.ts"
import type { LabelMap } from "../fields/labels/label-hits.ts"
import { findLabels } from "../fields/labels/find-labels.ts"
import { createNeighbourhood, type Neighbourhood } from "../fields/runs/neighbours.ts"
import { isPurchaseOrder } from "../fields/parties/purchase-order.ts"
import type { Language } from "../lexicon/language.ts"
import { createContext, type ExtractionContext } from "../page/context.ts"
import { languageOfLabels } from "./concept-names.ts"
import type { WorkflowSample } from "./suggested-workflow.ts"

/** A sample, laid out, with the labels that the lexicon knows. */
export interface Sample {
  readonly context: ExtractionContext
  readonly map: LabelMap
  readonly neighbours: Neighbourhood
  readonly parties: DocumentParties
  /** The language of most labels. */
  readonly language: Language | undefined
}

/** Lays a sample out and finds its labels. */
export function openSample({ document }: WorkflowSample): Sample {
  const context = createContext(document)
  const map = findLabels(context, [])
  return {
    context,
    map,
    neighbours: createNeighbourhood(context),
    parties: documentParties(context, isPurchaseOrder(context, "")),
    language: languageOfLabels(map),
  }
}
