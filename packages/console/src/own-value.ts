/** Returns a member of a record by a name that a person chose: every object inherits others, such as `constructor`. */
export function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
}
