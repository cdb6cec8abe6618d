import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server"

/**
 * Returns a schema that makes its JSON Schema once. Over HTTP a server is built for every request: with schemas that are built and
 * converted each time, a request costs 10 ms of the thread that serves all others, and a list of the tools 15 ms more.
 */
export function toolSchema<Input, Output>(
  schema: StandardSchemaWithJSON<Input, Output>,
): StandardSchemaWithJSON<Input, Output> {
  const standard = schema["~standard"]
  const { input, output } = standard.jsonSchema
  return { "~standard": { ...standard, jsonSchema: { input: once(input), output: once(output) } } }
}

type Convert = StandardSchemaWithJSON["~standard"]["jsonSchema"]["input"]

function once(convert: Convert): Convert {
  const converted = new Map<string, ReturnType<Convert>>()
  return (options) => {
    const known = converted.get(options.target)
    if (known !== undefined) return known
    const made = convert(options)
    converted.set(options.target, made)
    return made
  }
}
