import { sheetSamples } from "./sheet-samples.ts"
import { testZoo } from "./zoo.ts"

testZoo(sheetSamples)
