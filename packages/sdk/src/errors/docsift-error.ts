const kindOf = (name: string): symbol => Symbol.for(`@docsift/sdk/${name}`)

/** Gives an error class a name that survives minifiers and by which other copies of this package know it. */
export function nameErrorClass(errorClass: { readonly prototype: Error }, name: string): void {
  Object.assign(errorClass.prototype, { name, [kindOf(name)]: true })
}

/**
 * Is the base of every error that this package makes.
 *
 * `instanceof` works across copies of the package (ESM beside CJS, two versions in one tree): a class is known by its
 * name, not by its identity.
 */
export class DocsiftError extends Error {
  static {
    nameErrorClass(this, "DocsiftError")
  }

  /** Makes an error with the given members. */
  constructor(message: string, members: object = {}, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, members)
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    const kind = kindOf(this.prototype.name)
    // A subclass made elsewhere has not been named above; it is known by identity, as usual.
    if (!Object.hasOwn(this.prototype, kind)) return super[Symbol.hasInstance](value)
    return Boolean((value as Record<symbol, unknown> | null | undefined)?.[kind]) // any value may be asked for a member
  }
}
