import type { StandardSchema } from "@docsift/sdk/schema"

/**
 * Reads stored JSON that a schema has to agree with: types say what was stored once, only a check says what is there now.
 *
 * @throws {SyntaxError} when it is no JSON
 * @throws {TypeError} which names every place that does not fit
 */
export async function parseStored<Output>(schema: StandardSchema<Output>, json: string): Promise<Output> {
  const result = await schema["~standard"].validate(JSON.parse(json))
  if (result.issues) throw new TypeError(result.issues.map(({ message }) => message).join("; "))
  return result.value
}
