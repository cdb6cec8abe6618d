import { inject } from "vitest"
import { deploymentTarget } from "../src/deployment-target.ts"
import { describeContract } from "../src/index.ts"

// Not named `.test.ts`: it runs only when src/main.ts names a deployment.
describeContract(deploymentTarget(inject("deployment")))
