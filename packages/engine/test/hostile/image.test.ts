import { imageSamples } from "@docsift/testing/hostile/image-samples"
import { testSamples } from "./test-samples.ts"

testSamples(imageSamples, { recognizes: true })
