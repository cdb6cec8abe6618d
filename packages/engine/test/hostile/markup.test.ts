import { markupSamples } from "./markup-samples.ts"
import { testZoo } from "./zoo.ts"

testZoo(markupSamples)
