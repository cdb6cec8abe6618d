import { mailSamples } from "@docsift/testing/hostile/mail-samples"
import { testSamples } from "./test-samples.ts"

testSamples(mailSamples)
