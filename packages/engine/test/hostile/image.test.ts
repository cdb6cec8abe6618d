import { imageSamples } from "./image-samples.ts"
import { testZoo } from "./zoo.ts"

testZoo(imageSamples, { recognizes: true })
