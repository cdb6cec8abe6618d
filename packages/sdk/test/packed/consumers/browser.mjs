import { Client } from "@docsift/sdk"
import { dataSchema } from "@docsift/sdk/schema"

globalThis.docsift = { Client, dataSchema }
