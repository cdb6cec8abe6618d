import { mailSamples } from "./mail-samples.ts"
import { testZoo } from "./zoo.ts"

testZoo(mailSamples)
