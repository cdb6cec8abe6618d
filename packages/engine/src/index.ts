export type {
  ColumnDefinition,
  Configuration,
  FieldDefinition,
  ObjectDefinition,
  TableDefinition,
  ValueType,
} from "./configuration.ts"
export { DocumentError, type DocumentErrorReason, documentErrorReasons } from "./document-error.ts"
export type { Attachment, Box, Document, FileKind, Grid, GridCell, Page, Ruling, Word } from "./document.ts"
export type { Engine, ExtractionRequest } from "./engine.ts"
export { type ExtractionJson, writeExtraction } from "./extract/extraction-json.ts"
export type { ReviewCriteria, ValueToReview } from "./extract/review-reasons.ts"
export type {
  CandidateExplanation,
  Evidence,
  EvidenceSource,
  ExtractedData,
  ExtractedObject,
  Extraction,
  FeatureExplanation,
  FieldExplanation,
  PageSize,
  Value,
} from "./extraction.ts"
export { modelSlots, type ModelUsage } from "./extraction.ts"
export { InspectionError, type InspectionErrorReason, inspectionErrorReasons } from "./inspect/inspection-error.ts"
export {
  type DocumentOutline,
  type GridRequest,
  type GridRows,
  type InspectedFile,
  type InspectOptions,
  type Inspector,
  type OutlineGrid,
  type OutlinePage,
  type PageImageRequest,
  type PageImageWidth,
  pageImageWidths,
  type PageWord,
  type PageWords,
  type RegionRequest,
  type RegionValue,
  type TriedExtraction,
} from "./inspect/inspector.ts"
export type { Models } from "./model/cascade.ts"
export type {
  LanguageModel,
  ModelFailureReason,
  ModelImage,
  ModelOutcome,
  ModelRequest,
  ModelTraits,
  TokenUsage,
} from "./model/language-model.ts"
export type { ProcessorBudget } from "./processor-time/reading-budget.ts"
export { mediaTypes } from "./parse/media-types.ts"
export { sniffFile } from "./parse/sniff.ts"
export type { RecognizerOptions } from "./recognize/create-recognition-backend.ts"
export type { RecognizerDescription } from "./recognize/recognition-backend.ts"
export { createEngine, defaultTimeoutMs, type EngineOptions } from "./thread/create-engine.ts"
export type { SuggestedExample, SuggestedValue, SuggestedWorkflow } from "./suggest/suggested-workflow.ts"
export { createInspector, type InspectorOptions } from "./thread/create-inspector.ts"
