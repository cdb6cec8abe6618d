/** The channel of NOTIFY for execution events: a payload is the id of an execution that ended, or the kind of another event. */
export const executionChannel = "docsift_executions"
