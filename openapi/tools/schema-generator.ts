import openapiTS, { astToString } from "openapi-typescript"
import ts from "typescript"
import type { JsonObject } from "./load-document.ts"

/** Writes the types of all operations and schemas; binary content is a `Blob`. */
export async function generateSchemaTypes(document: JsonObject): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    // A member with a default may be omitted from a request, so it remains optional.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) =>
      schema.format === "binary" ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob")) : undefined,
  })
  return astToString(nodes)
}
