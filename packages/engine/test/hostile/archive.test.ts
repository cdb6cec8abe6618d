import { archiveSamples } from "./archive-samples.ts"
import { testZoo } from "./zoo.ts"

testZoo(archiveSamples)
