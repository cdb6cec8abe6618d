import { archiveSamples } from "@docsift/testing/hostile/archive-samples"
import { testSamples } from "./test-samples.ts"

testSamples(archiveSamples)
