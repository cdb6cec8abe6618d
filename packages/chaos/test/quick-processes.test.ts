import { processScenarios } from "../src/scenarios.ts"
import { testQuickForms } from "./test-quick-forms.ts"

// One file for each group: files run in parallel, and most of a scenario is waiting.
testQuickForms(processScenarios)
