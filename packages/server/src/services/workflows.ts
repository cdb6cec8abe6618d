import type { Caller } from "../domain/caller.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import type { PageOf, PageRequest } from "../domain/page.ts"
import type { Workflow, WorkflowInput } from "../domain/records.ts"

/** Keeps the definitions of what to extract. */
export class WorkflowService {
  async list(_caller: Caller, _page: PageRequest): Promise<PageOf<Workflow>> {
    throw new Error("not built")
  }
  async create(_caller: Caller, _input: WorkflowInput, _idempotency: Idempotency): Promise<Outcome<Workflow>> {
    throw new Error("not built")
  }
  async get(_caller: Caller, _id: string): Promise<Workflow> {
    throw new Error("not built")
  }
  async update(_caller: Caller, _id: string, _input: WorkflowInput): Promise<Workflow> {
    throw new Error("not built")
  }
  async delete(_caller: Caller, _id: string): Promise<void> {
    throw new Error("not built")
  }
}
