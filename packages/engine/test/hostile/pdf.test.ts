import { pdfSamples } from "@docsift/testing/hostile/pdf-samples"
import { testSamples } from "./test-samples.ts"

testSamples(pdfSamples)
