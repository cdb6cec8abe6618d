const brand = Symbol.for("@docsift/sdk/error")

/** Gives an error class its name in a way that survives minifiers. */
export function nameErrorClass(errorClass: { readonly prototype: Error }, name: string): void {
  Object.defineProperty(errorClass.prototype, "name", { value: name, configurable: true, writable: true })
}

/**
 * Is the base of every error that this package makes.
 *
 * `instanceof` works across copies of the package (ESM beside CJS, two versions in one tree): classes are matched by
 * their name along the prototype chain, not by identity.
 */
export class DocsiftError extends Error {
  static {
    nameErrorClass(this, "DocsiftError")
    Object.defineProperty(this.prototype, brand, { value: true })
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    if (typeof value !== "object" || value === null || !(brand in value)) return false
    // A subclass made elsewhere has no name of its own on its prototype and is matched by identity.
    const own: unknown = Object.getOwnPropertyDescriptor(this.prototype, "name")?.value
    for (let link: unknown = Object.getPrototypeOf(value); link; link = Object.getPrototypeOf(link)) {
      if (link === this.prototype) return true
      if (own !== undefined && Object.getOwnPropertyDescriptor(link, "name")?.value === own) return true
    }
    return false
  }
}

/** Tells whether a value is an error of this package, of any copy of it. */
export function isDocsiftError(value: unknown): value is DocsiftError {
  return value instanceof DocsiftError
}
