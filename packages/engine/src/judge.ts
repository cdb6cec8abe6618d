export {
  compareReports,
  type ComparedFigure,
  type Comparison,
  type ComparisonOptions,
  f1Figure,
} from "./judge/compare-reports.ts"
export { type FieldTally, hitsOf, missesOf } from "./judge/field-tally.ts"
export type { AcceptedValues, GroundTruth, Place, Places } from "./judge/ground-truth.ts"
export { judgeExtraction, type JudgedDocument, judgeFailure } from "./judge/judge-document.ts"
export { ManifestError } from "./judge/manifest-problems.ts"
export { type Case, listPacks, manifestName, type Pack, PackError, readPack } from "./judge/manifest.ts"
export { parseReport } from "./judge/parse-report.ts"
export {
  type Miss,
  type Report,
  type ReportedDocument,
  type ReportedPack,
  reportPack,
  reportVersion,
} from "./judge/report.ts"
export { type Score, scoreDocument, type ValueScore, type Verdict } from "./judge/score.ts"
export type { Figures, Summary } from "./judge/summary.ts"
