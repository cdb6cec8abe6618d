import { plainSamples } from "@docsift/testing/hostile/plain-samples"
import { testSamples } from "./test-samples.ts"

testSamples(plainSamples)
