import { createReadStream, createWriteStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import { fileURLToPath } from "node:url"
import { constants, createGzip } from "node:zlib"
import { prepareMigratedDatabase } from "@docsift/testing/migrated-database"

/*
 * A step of the build: adds an embedded database with its schemas and no rows of a deployment, so that the first start on an
 * empty directory copies it instead of creating one, which takes three seconds of a core.
 */

const path = fileURLToPath(new URL("dist/embedded-database.tar.gz", import.meta.url))
const gzip = createGzip({ level: constants.Z_BEST_COMPRESSION })
await pipeline(createReadStream(await prepareMigratedDatabase()), gzip, createWriteStream(path))
