import { createInspector, defaultTimeoutMs, type Inspector } from "@docsift/engine"

/** Creates an inspector whose calls may take as long as an extraction: nobody but the caller waits for them. */
export const createLocalInspector = (create = createInspector): Inspector => create({ deadlineMs: defaultTimeoutMs })
