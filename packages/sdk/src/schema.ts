export { defineWorkflow } from "./define-workflow.ts"
