import type { Caller } from "../domain/caller.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import type { RuntimeConfiguration, RuntimeSlotName } from "../domain/records.ts"

/** Says which models executions use. */
export class RuntimeConfigService {
  async get(): Promise<RuntimeConfiguration> {
    throw new Error("not built")
  }
  /** Puts a model into the slots its flags allow, or into the one named. @throws {AppError} `not_found`, `invalid_request`. */
  async set(
    _caller: Caller,
    _input: { modelId: string; type?: RuntimeSlotName | undefined },
    _idempotency: Idempotency,
  ): Promise<Outcome<RuntimeConfiguration>> {
    throw new Error("not built")
  }
}
