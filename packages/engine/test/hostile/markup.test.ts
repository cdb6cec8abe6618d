import { markupSamples } from "@docsift/testing/hostile/markup-samples"
import { testSamples } from "./test-samples.ts"

testSamples(markupSamples)
