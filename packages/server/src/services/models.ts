import type { Caller } from "../domain/caller.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import type { ConnectionResult, Model, ModelInput, ModelUpdate } from "../domain/records.ts"

/** Keeps the language models of the deployment. */
export class ModelService {
  async list(): Promise<Model[]> {
    throw new Error("not built")
  }
  async add(_caller: Caller, _input: ModelInput, _idempotency: Idempotency): Promise<Outcome<Model>> {
    throw new Error("not built")
  }
  async update(_caller: Caller, _input: ModelUpdate): Promise<Model> {
    throw new Error("not built")
  }
  /** @throws {AppError} `not_found`, `model_in_use`, `model_builtin`. */
  async delete(_caller: Caller, _id: string): Promise<void> {
    throw new Error("not built")
  }
  async validateConnection(
    _caller: Caller,
    _input: ModelInput,
    _idempotency: Idempotency,
  ): Promise<Outcome<ConnectionResult>> {
    throw new Error("not built")
  }
}
