export { describeContract } from "./describe-contract.ts"
export { loadOperations, parseOperations, type Operation } from "./document.ts"
export { secretOfFault } from "./cases/failures.ts"
export { faults, limits, type ContractService, type ContractTarget, type Endpoint, type Fault } from "./target.ts"
