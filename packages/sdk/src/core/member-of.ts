/** Returns a member of a value of any type; an inherited one, such as `constructor`, is none. */
export function memberOf(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), name)?.value
}
