/** Which parts of the server work. */
export interface Readiness {
  readonly database: boolean
  readonly storage: boolean
  readonly migrations: boolean
  /** True once the server stops taking work; it is not ready then. */
  readonly draining: boolean
}

/** Tells whether the server can do its work. */
export class HealthService {
  /** Never throws: a part that does not answer within 2 s counts as away. */
  async ready(): Promise<Readiness> {
    throw new Error("not built")
  }
}
