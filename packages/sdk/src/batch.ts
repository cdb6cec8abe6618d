export {
  extractAll,
  type ExtractAllInput,
  type ExtractAllOptions,
  type ExtractAllOutcome,
  type ExtractAllProgress,
} from "./extract-all.ts"
