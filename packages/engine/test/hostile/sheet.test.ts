import { sheetSamples } from "@docsift/testing/hostile/sheet-samples"
import { testSamples } from "./test-samples.ts"

testSamples(sheetSamples)
