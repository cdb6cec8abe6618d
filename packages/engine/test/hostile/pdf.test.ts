import { pdfSamples } from "./pdf-samples.ts"
import { testZoo } from "./zoo.ts"

testZoo(pdfSamples)
