import { writeErrorCodeType, writeErrorStatuses } from "./error-codes.ts"
import { writeHeaderNames, writeHeaderNameTypes } from "./header-names.ts"
import { writeIdPatterns, writeIdTypes, writePatternTable } from "./ids.ts"
import { writeEnums, writeLimits } from "./limits.ts"
import type { JsonObject } from "./load-document.ts"
import { writeMediaTypes } from "./media-types.ts"

// What the client checks before it sends anything; the other limits are the server's business.
const limitsOfClient = ["maxNameLength", "maxPartNameLength", "maxConfigurationValues", "maxRetentionDays"]

// The others are types of the server's own, which the routes compare with the document's.
const enumsOfServer = [
  "auditedOperations",
  "webhookEventTypes",
  "webhookEventFilters",
  "deliveryStates",
  "deliveryErrors",
]

/**
 * Writes the facts of the document that are neither types nor routes, as constants: the text of each file by its path in
 * the repository. Each package gets what it uses, in the form it uses.
 */
export function generateConstants(document: JsonObject): Map<string, string> {
  const headerNames = writeHeaderNames(document)
  const limits = writeLimits(document)
  const errorStatuses = writeErrorStatuses(document)
  const idPatterns = writeIdPatterns(document)
  return new Map([
    ["packages/server/src/generated/enums.ts", writeEnums(document, enumsOfServer)],
    ["packages/server/src/generated/error-codes.ts", errorStatuses],
    ["packages/server/src/generated/header-names.ts", headerNames],
    ["packages/server/src/generated/ids.ts", idPatterns],
    ["packages/server/src/generated/limits.ts", limits],
    ["packages/server/src/generated/media-types.ts", writeMediaTypes(document, "kind")],
    ["packages/mocks/src/generated/enums.ts", writeEnums(document)],
    ["packages/mocks/src/generated/error-codes.ts", errorStatuses],
    ["packages/mocks/src/generated/header-names.ts", headerNames],
    ["packages/mocks/src/generated/ids.ts", idPatterns],
    ["packages/mocks/src/generated/limits.ts", limits],
    ["packages/mocks/src/generated/media-types.ts", writeMediaTypes(document, "extension")],
    ["packages/cli/src/generated/ids.ts", writePatternTable(document)],
    ["packages/sdk/src/generated/error-codes.ts", writeErrorCodeType(document)],
    ["packages/sdk/src/generated/header-names.ts", writeHeaderNameTypes(document)],
    ["packages/sdk/src/generated/ids.ts", writeIdTypes(document)],
    ["packages/sdk/src/generated/limits.ts", writeLimits(document, limitsOfClient)],
    ["packages/sdk/src/generated/media-types.ts", writeMediaTypes(document, "extension")],
  ])
}
