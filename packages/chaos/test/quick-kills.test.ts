import { killScenarios } from "../src/scenarios.ts"
import { testQuickForms } from "./test-quick-forms.ts"

// One file per group: test files run in parallel, and scenarios mostly wait.
testQuickForms(killScenarios)
