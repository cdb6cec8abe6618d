const kindOf = (name: string): symbol => Symbol.for(`@docsift/sdk/${name}`)

/** Gives an error class a name that survives minification and by which other copies of this package recognise it. */
export function nameErrorClass(errorClass: { readonly prototype: Error }, name: string): void {
  Object.assign(errorClass.prototype, { name, [kindOf(name)]: true })
}

/**
 * The base class of all errors of this package.
 *
 * `instanceof` works across copies of the package (ESM beside CJS, two versions in one tree): it compares names, not
 * identities.
 */
export class DocsiftError extends Error {
  /** What went wrong in one sentence for people, without the request and the ids that `message` has for logs. */
  declare readonly sentence: string
  static {
    nameErrorClass(this, "DocsiftError")
  }

  /** Creates an error with the given members. */
  constructor(message: string, members: object = {}, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, { sentence: message }, members)
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    const kind = kindOf(this.prototype.name)
    // A subclass defined by a user has no name of its own and is compared by identity, as usual.
    if (!Object.hasOwn(this.prototype, kind)) return super[Symbol.hasInstance](value)
    return Boolean((value as Record<symbol, unknown> | null | undefined)?.[kind]) // optional chaining works on any value
  }
}
