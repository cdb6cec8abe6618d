import { Client } from "@docsift/sdk"
import { dataSchema } from "@docsift/sdk/schema"
import { unwrap } from "@docsift/sdk/webhooks"

globalThis.docsift = { Client, dataSchema, unwrap }
