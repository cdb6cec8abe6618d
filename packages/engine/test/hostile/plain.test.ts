import { plainSamples } from "./plain-samples.ts"
import { testZoo } from "./zoo.ts"

testZoo(plainSamples)
