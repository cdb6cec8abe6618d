// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
export interface paths {
    "/api/v1/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workflows
         * @description Returns the workflows of the caller's organization, newest first. A page has at most 1,000 items and 4 MiB.
         */
        get: operations["listWorkflows"];
        put?: never;
        /**
         * Create a workflow
         * @description Stores a definition of what to extract. It can be executed immediately.
         */
        post: operations["createWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a workflow
         * @description Returns the complete definition.
         */
        get: operations["getWorkflow"];
        /**
         * Replace a workflow
         * @description Replaces the definition; an omitted description becomes empty. Executions keep the definition that they were
         *     started with. A change makes a new version, and `If-Match` keeps it from overwriting the change of someone else.
         */
        put: operations["updateWorkflow"];
        post?: never;
        /**
         * Delete a workflow
         * @description Deletes the definition. Its executions remain readable.
         */
        delete: operations["deleteWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflows/{workflowId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a workflow
         * @description Returns every definition that the workflow has had, newest first, without its content. The first is the current one.
         */
        get: operations["listWorkflowVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflows/{workflowId}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version of a workflow
         * @description Returns the complete definition as it was in that version. `updatedAt` is when the version was made.
         */
        get: operations["getWorkflowVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflows/{workflowId}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a version of a workflow
         * @description Makes the definition of that version the current one again. This adds a version, unless that definition is already the
         *     current one; no version is lost.
         */
        post: operations["restoreWorkflowVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflows/{workflowId}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the labelled documents of a workflow
         * @description Returns the approved executions of a workflow with their corrected values, newest first, as cases for the evaluation
         *     of extraction. Values that nobody changed are confirmed by the approval. A page has at most 100 items and 4 MiB.
         */
        get: operations["listWorkflowLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflows/{workflowId}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a workflow with a file
         * @description Stores the document, which is sent in a part named `file`, and queues its extraction. The server detects the kind
         *     of file from its content: PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, TSV, TXT, MD, HTML or EML.
         */
        post: operations["executeWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflows/{workflowId}/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a workflow with a stored file
         * @description Queues the extraction of a file that is already stored: one that was uploaded with `createFile`, or that of another
         *     execution.
         */
        post: operations["executeFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflows/{workflowId}/executions/{workflowExecutionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an execution of a workflow
         * @description Returns the same as reading the execution by its id alone, if it belongs to the workflow.
         */
        get: operations["getWorkflowExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the executions
         * @description Returns the executions of the caller's organization without their values, newest first. A page has at most 1,000
         *     items and 4 MiB.
         */
        get: operations["listExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export many executions as one table
         * @description Returns the values of the completed executions of a workflow or a batch, newest first; `workflowId` or `batchId` is
         *     required. CSV has a row for each execution and a column for each field, or with `table` a row for each row of that
         *     table. A workbook has one sheet for the fields and one for each table. The first columns are always `execution_id` and
         *     `file_name`. Where the executions have different versions of the workflow, the columns are those of the newest,
         *     followed by those that only older ones have. Text that a spreadsheet would evaluate as a formula is escaped with an
         *     apostrophe in CSV. More than 10,000 executions are rejected. CSV and JSON are streamed.
         */
        get: operations["exportExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an execution
         * @description Returns the execution, with its values once it is completed.
         */
        get: operations["getExecution"];
        put?: never;
        post?: never;
        /**
         * Delete an execution
         * @description Deletes an execution that has ended, with its values, its review, and its file unless another execution uses it.
         *     Cancel an execution that has not ended first.
         */
        delete: operations["deleteExecution"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of an execution
         * @description Returns the current state, or with `Prefer` the state as soon as the execution has ended.
         */
        get: operations["getExecutionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a URL of the file
         * @description Returns a signed URL that serves the file as uploaded, in full or in ranges.
         */
        get: operations["getExecutionFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the values
         * @description Returns the values in a format for other programs. CSV has one row per value, with the columns object, section,
         *     table, row, name, type and value; text that a spreadsheet would evaluate as a formula is escaped with an
         *     apostrophe. A workbook has one sheet for the fields and one for each table.
         */
        get: operations["exportExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the evidence for the values
         * @description Returns the page and position of each value, its text as printed and the probability that it is correct.
         */
        get: operations["getExecutionEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the review of an execution
         * @description Returns why the execution needs a review, the corrections, and the values with the corrections. A completed execution
         *     that needed none has the revision 0 and no reasons.
         */
        get: operations["getExecutionReview"];
        /**
         * Correct, approve or reject an execution
         * @description Stores a revision: all corrections, and the state, which stays as it is when it is omitted. Sent again by the same
         *     user, the newest revision is returned and nothing is stored. Approvals and rejections are recorded in the audit log.
         */
        put: operations["updateExecutionReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/review/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a review
         * @description Returns who changed the review of an execution, when and where, newest first. A page has at most 1,000 items and
         *     4 MiB.
         */
        get: operations["listReviewRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an execution
         * @description Ends an execution that is queued or being processed; its status becomes `Failed` with the reason `cancelled`.
         */
        post: operations["cancelExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute again with the same file
         * @description Starts a new execution of the same file with the current definition of the workflow. The old execution does not
         *     change.
         */
        post: operations["retryExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Stores a document, which is sent in a part named `file`, without executing a workflow. The server detects the kind
         *     of file from its content. A file that no execution uses is removed 24 hours after its last use. Together, those of an
         *     organization take up at most 5 GiB, unless the deployment sets another limit; each counts as at least 1 MiB.
         */
        post: operations["createFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file's description
         * @description Returns name, type and size of a file. Executions name their file in `fileId`.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Deletes a file that no execution uses. The file of an execution is deleted with the last execution that uses it.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/executions/{executionId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage of an execution
         * @description Returns the pages, the time and the tokens of language models that an execution used, failed attempts included. It is
         *     kept when the execution is deleted.
         */
        get: operations["getExecutionUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up usage
         * @description Returns what the executions of the caller's organization used that ended in a period of at most 400 days, by day (UTC), by
         *     workflow or by model: at most 1,000 groups, those with the most executions first. Admins can name another organization, or all.
         */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the batches
         * @description Returns the batches of the caller's organization, newest first. A page has at most 1,000 items and 4 MiB.
         */
        get: operations["listBatches"];
        put?: never;
        /**
         * Create a batch
         * @description Creates a batch for executions of one workflow. `batchId` of an execution that is started puts it into the batch.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batches/{batchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a batch
         * @description Returns the batch, and how many of its executions are in each state.
         */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batches/{batchId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a batch
         * @description Allows no further executions in the batch. The running ones continue, and a retry of one stays possible. Closing a
         *     closed batch changes nothing.
         */
        post: operations["closeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{fileId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a file's pages
         * @description Returns the pages of a document with their displayed sizes in points, to which the boxes of evidence and of words refer,
         *     and the sheets of a spreadsheet.
         */
        get: operations["listFilePages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{fileId}/pages/{page}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page image
         * @description Returns a page as a PNG of this width, or a narrower one when the page is very long. Only PDFs and image files have page images;
         *     for other documents, the words say where their text is.
         */
        get: operations["getPageImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{fileId}/pages/{page}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page's words
         * @description Returns the words of a page with their boxes, at most 20,000. The text of a scan is recognised when it is asked for first,
         *     which takes some seconds. A page without text has no words.
         */
        get: operations["getPageWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{fileId}/grids/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a sheet's rows
         * @description Returns rows of a sheet of a spreadsheet, or of a CSV file, as displayed. Every row has as many cells as the longest one, at most 1,000.
         */
        get: operations["getGrid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{fileId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the value at a place
         * @description Reads the text in a box or a cell as a value of a type, in the way in which the document writes numbers and dates.
         */
        post: operations["readRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{fileId}/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a configuration
         * @description Extracts from the first 20 pages of a file with the built-in engine, and returns the result at once. Nothing is stored:
         *     a try is no execution.
         */
        post: operations["extractFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workflow-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a workflow
         * @description Suggests a workflow from the first 20 pages of one to five sample files: the labelled values and the tables that they
         *     print, each with the place of an example. What fewer than half of the samples print is left out. Nothing is stored, no
         *     model is asked, and the same files get the same suggestion.
         */
        post: operations["suggestWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks
         * @description Returns the webhooks of the caller's organization, newest first. A page has at most 1,000 items and 4 MiB.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Sends a message to the URL each time one of the events happens, signed with the secret in the response, which is returned
         *     only once. Messages follow Standard Webhooks 1.0.0. An organization has at most 50 webhooks.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Returns the webhook without its secret.
         */
        get: operations["getWebhook"];
        /**
         * Change a webhook
         * @description Replaces what the webhook sends and where. Members that are omitted get their defaults. The secret stays. A webhook that
         *     was disabled after failures is enabled again by `isEnabled: true`; what failed before can then be sent by a recovery.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Ends the webhook and removes its deliveries. What is on its way may still arrive.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Returns a new secret, which is returned only once. Until the overlap ends, messages have two signatures, by the new
         *     secret and by the previous one, so that the receiver can change over without a gap. Only one rotation can be open.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Sends a message of the type `webhook.test` to the webhook, also when it is disabled. Its delivery shows what the receiver responded.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what failed again
         * @description Starts every failed delivery since a time again, the oldest first, with their message ids and contents.
         */
        post: operations["recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Returns the deliveries of the last 30 days, newest first, unless the deployment keeps them for another time.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description Returns the message that was sent, and the latest 100 attempts with the outcome of each. A response of the receiver is never stored, except for its status.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries/{messageId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description Starts the delivery again, whatever its outcome, with the same message id and content.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys
         * @description Returns the keys of the caller's organization, newest first, including revoked ones. Their values are masked.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key for the user of the calling key. Its value is returned here and never again.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes the key immediately; requests in progress with it are rejected. Revoking it again succeeds and changes
         *     nothing. Members can revoke the keys of their own user, admins every key of their organization.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller
         * @description Returns the user, organization and key of the request, its session when it has one, and what the server can do.
         */
        get: operations["getCaller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session for a key, and returns it as a cookie that scripts cannot read. The session ends after 12 hours,
         *     after one hour without a request, with the sign-out, and when the key is revoked. The operation needs no caller;
         *     a session in the request is neither needed nor ended. A key has at most 50 sessions: one more ends the oldest. Failed sign-ins are limited per client address.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session of the request and removes its cookie. A request with a key has no session, and nothing happens.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models
         * @description Returns every model of the deployment, including the built-in one. Secrets are masked.
         */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a model
         * @description Stores a model and its secret. Executions use it once it fills a slot of the runtime configuration.
         */
        post: operations["addModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a model
         * @description Changes a model. Omitted members keep their value, including the secret. The provider is inferred again from a new
         *     name or address unless it is given.
         */
        put: operations["updateModel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a model
         * @description Deletes a model and its secret. The body names the model.
         */
        delete: operations["deleteModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models/validate-connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection to a model
         * @description Sends the model one small request and stores nothing. A model that does not respond is a result, not an error.
         */
        post: operations["validateModelConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/runtime-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the runtime configuration
         * @description Returns the model in each slot.
         */
        get: operations["getRuntimeConfig"];
        put?: never;
        /**
         * Use a model
         * @description Puts the model into every slot that its flags allow, or into the one named by `type`. It applies to executions
         *     that start afterwards.
         */
        post: operations["setRuntimeConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organizations
         * @description Returns the organizations of the deployment, newest first. A page has at most 1,000 items and 4 MiB.
         */
        get: operations["listOrganizations"];
        put?: never;
        /**
         * Create an organization
         * @description Creates an organization without users.
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         * @description Returns the users of all organizations, newest first. A page has at most 1,000 items and 4 MiB.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user of an organization, without API keys.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an API key for a user
         * @description Creates a key for the user. Its value is returned here and never again.
         */
        post: operations["createUserApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of the audit log
         * @description Returns the changes of all organizations, newest first: who changed keys, models, users, organizations and settings.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    executionCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution completed
         * @description Sent when an execution has its data. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.
         */
        post: operations["onExecutionCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    executionFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution failed
         * @description Sent when an execution ended without data, also when it was cancelled. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.
         */
        post: operations["onExecutionFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    executionReviewNeeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution needs a review
         * @description Sent beside `execution.completed` when the workflow's policy asks for a review. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.
         */
        post: operations["onExecutionReviewNeeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    executionReviewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution was reviewed
         * @description Sent when a review is approved or rejected, each time. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.
         */
        post: operations["onExecutionReviewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    webhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test
         * @description Sent on request, whatever events the webhook is called for. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The structure of `extractedData`: object name → its fields and tables. Every configured name is present, in the
         *     configured order; a JSON parser may reorder them, as JavaScript does with names that look like integers. A value that
         *     the document does not contain is `null`; a table that it does not contain is empty.
         */
        ExtractedData: {
            [key: string]: {
                /** @description Field name → value; omitted when the object defines no fields. */
                fields?: {
                    [key: string]: string | number | null;
                };
                /** @description Table name → rows; omitted when the object defines no tables. */
                tables?: {
                    [key: string]: {
                        [key: string]: string | number | null;
                    }[];
                };
            };
        };
        /**
         * @description Id of a workflow.
         * @example wkf_3f9a1c7e20b4
         */
        WorkflowId: string;
        /**
         * @description How a value is returned: `string` as printed, `date` as `YYYY-MM-DD`, `number` as a JSON number.
         * @enum {string}
         */
        ValueType: "string" | "date" | "number";
        /** @description A single value to extract. */
        FieldDefinition: {
            /** @description Key of the value in the result, unique among the fields of its object. */
            name: string;
            /** @description What the value is, in any language. A quoted phrase is taken as a label that is printed in the document. */
            description?: string;
            type: components["schemas"]["ValueType"];
        };
        /** @description One column of a table. */
        ColumnDefinition: {
            /** @description Key of the cell in each row, unique among the columns of its table. */
            name: string;
            /** @description What the column contains; interpreted like the description of a field. */
            description?: string;
            type: components["schemas"]["ValueType"];
        };
        /** @description A table to extract; each printed row becomes one row of the result. */
        TableDefinition: {
            /** @description Key of the table in the result, unique among the tables of its object. */
            name: string;
            /** @description What a row of the table represents. */
            description?: string;
            /** @description The columns of the table. */
            columns: components["schemas"]["ColumnDefinition"][];
        };
        /** @description A group of values that belong together, with at least one field or one table. */
        ObjectDefinition: {
            /** @description Key of the group in the result, unique within the configuration. */
            name: string;
            /** @description What the group represents. */
            description?: string;
            /** @description Values that occur once. */
            fields?: components["schemas"]["FieldDefinition"][];
            /** @description Values that repeat in rows. */
            tables?: components["schemas"]["TableDefinition"][];
        };
        /**
         * @description What to extract. Names are trimmed and must be unique among siblings. A configuration has at most 500 fields and
         *     columns in total and at most 256 KiB as JSON.
         */
        Configuration: {
            /** @description The groups of values, in the order of the result. */
            objects: components["schemas"]["ObjectDefinition"][];
        };
        /**
         * @description Which executions a person should review. One that needs a review has the state `needed` in `review` as soon as it is
         *     completed.
         */
        ReviewPolicy: {
            /** @description Values whose confidence is below this need a review. */
            threshold: number;
            /**
             * @description JSON Pointers (RFC 6901) into `extractedData` of fields that need a review when they are `null`, such as
             *     `/Invoice/fields/total`.
             */
            required?: string[];
            /** @description Whether every execution needs a review; false when omitted. */
            always?: boolean;
            /** @description The share of the other executions that needs a review; 0 when omitted. Which ones is drawn by a hash of their id. */
            sample?: number;
        };
        /**
         * Format: date-time
         * @description Point in time in UTC, RFC 3339 with milliseconds.
         * @example 2026-03-02T09:15:04.218Z
         */
        Timestamp: string;
        /**
         * @description Id of a user.
         * @example usr_0e7d4b92c6f1
         */
        UserId: string;
        /** @description A stored definition of what to extract. */
        Workflow: {
            id: components["schemas"]["WorkflowId"];
            /** @description Display name. */
            name: string;
            /** @description What the workflow is for; may be empty. */
            description: string;
            configuration: components["schemas"]["Configuration"];
            review?: components["schemas"]["ReviewPolicy"];
            /**
             * @description Days for which executions are kept after their end, with their results, reviews and documents; never longer than the
             *     deployment keeps them. Omitted when only the deployment limits them.
             */
            retentionDays?: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            ownerId: components["schemas"]["UserId"];
            /** @description Number of this definition. It counts from 1, and every change adds 1. */
            version?: number;
        };
        /** @description Why a request failed. */
        Error: {
            /** @description A sentence that says what is wrong, where, and how to fix it. */
            error: string;
        };
        /**
         * @description A workflow to store. Members that the server sets (`id`, `createdAt`, `updatedAt`, `ownerId`, `version`) may be
         *     present, so that a workflow can be read, changed and sent back; they are ignored.
         */
        WorkflowInput: {
            /** @description Display name. */
            name: string;
            /**
             * @description What the workflow is for.
             * @default
             */
            description?: string;
            configuration: components["schemas"]["Configuration"];
            review?: components["schemas"]["ReviewPolicy"];
            /**
             * @description Days for which executions are kept after their end, with their results, reviews and documents; never longer than the
             *     deployment keeps them. A change to fewer days applies to earlier executions too, a change to more only to later ones.
             */
            retentionDays?: number;
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
            /** @description Ignored. */
            updatedAt?: unknown;
            /** @description Ignored. */
            ownerId?: unknown;
            /** @description Ignored; `If-Match` makes a replacement depend on the version. */
            version?: unknown;
        };
        /** @description The workflow that was stored. */
        WorkflowReference: {
            workflowId: components["schemas"]["WorkflowId"];
            /** @description A sentence. */
            message: string;
            /** @description Number of the definition that is stored. */
            version?: number;
        };
        /** @description A confirmation for people. */
        Message: {
            /** @description A sentence. */
            message: string;
        };
        /** @description A definition that a workflow has or had, without its content. */
        WorkflowVersion: {
            /** @description Number of the definition, counted from 1. */
            version: number;
            /** @description Display name of the workflow in this version. */
            name: string;
            createdAt: components["schemas"]["Timestamp"];
            userId: components["schemas"]["UserId"];
            /** @description Whether this is the definition that new executions run. */
            isCurrent: boolean;
        };
        /**
         * Format: date-time
         * @description Point in time in UTC, RFC 3339, with or without a fraction of a second. Times of resources have milliseconds, so a finer one is rounded up.
         * @example 2026-03-01T00:00:00Z
         */
        UtcTime: string;
        /**
         * @description Id of an execution.
         * @example exe_8d02e5b7146f
         */
        ExecutionId: string;
        /**
         * @description Id of a stored file.
         * @example file_51c0ad93f7e2
         */
        FileId: string;
        /** @description The position of a corrected value in the document, as in its evidence. */
        CorrectionPlace: {
            /** @description Page number, counted from 1; in a spreadsheet, the sheet number. */
            page: number;
            /** @description Left, top, right and bottom edges, in points from the top left corner of the page. */
            box?: number[];
            /** @description Cell address such as `C7`, instead of the box, when the file is a grid of cells. */
            cell?: string;
            /** @description The text as printed. */
            text?: string;
        };
        /** @description An approved execution as a labelled document: with `id` and `file` added, a case of a manifest for `docsift eval`. */
        Label: {
            executionId: components["schemas"]["ExecutionId"];
            fileId: components["schemas"]["FileId"];
            /** @description Name of the uploaded file. */
            fileName: string;
            configuration: components["schemas"]["Configuration"];
            /** @description The values with the corrections, in the structure of `extractedData`. `null` means that the document has none. */
            expected?: unknown;
            /** @description JSON Pointer (RFC 6901) into `expected` → where the value stands. */
            places: {
                [key: string]: components["schemas"]["CorrectionPlace"][];
            };
            /** @description `reviewed`, and `corrected` when a person changed a value. */
            tags: string[];
        };
        /**
         * @description Id of a batch.
         * @example bat_2f6d18b0c9e4
         */
        BatchId: string;
        /** @description The execution that was started. */
        ExecuteResult: {
            workflowExecutionId: components["schemas"]["ExecutionId"];
            workflowId: components["schemas"]["WorkflowId"];
            /** @description The state of the execution, one of `ExecutionStatus`. */
            status: string;
            fileId: components["schemas"]["FileId"];
            /** @description Name of the uploaded file. */
            filename: string;
        };
        /** @description The file that a workflow is executed with. */
        FileExecutionInput: {
            fileId: components["schemas"]["FileId"];
            /** @description The batch that the execution joins; it must be one of the workflow, and open. */
            batchId?: components["schemas"]["BatchId"];
            /** @description The version of the workflow to run; the current one if omitted. */
            version?: number;
        };
        /**
         * @description The state of an execution. It moves from `Queued` to `Processing` and ends as `Completed` or `Failed`; these two are
         *     final.
         * @enum {string}
         */
        ExecutionStatus: "Queued" | "Processing" | "Failed" | "Completed";
        /**
         * @description The state of a review. It is omitted when no review was needed or made.
         * @enum {string}
         */
        ReviewState: "needed" | "approved" | "rejected";
        /** @description One run of a workflow over one file. */
        Execution: {
            id: components["schemas"]["ExecutionId"];
            status: components["schemas"]["ExecutionStatus"];
            createdAt: components["schemas"]["Timestamp"];
            ownerId: components["schemas"]["UserId"];
            workflowId: components["schemas"]["WorkflowId"];
            /** @description Name of the workflow at the time the execution was started. */
            workflowName: string;
            fileId: components["schemas"]["FileId"];
            /** @description Name of the uploaded file. */
            fileName: string;
            /** @description Id of the execution's job in the queue. */
            jobId: string;
            /** @description Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`. */
            errorMessage?: string;
            startedAt?: components["schemas"]["Timestamp"];
            completedAt?: components["schemas"]["Timestamp"];
            /** @description Version of the workflow that the execution runs. */
            workflowVersion?: number;
            batchId?: components["schemas"]["BatchId"];
            /** @description Number of pages or sheets of the document, once it has been read. */
            pageCount?: number;
            review?: components["schemas"]["ReviewState"];
            /** @description The values, once the status is `Completed`. Their structure is the schema `ExtractedData`. */
            extractedData?: unknown;
        };
        /** @description An execution without its extracted data. */
        ExecutionSummary: {
            id: components["schemas"]["ExecutionId"];
            status: components["schemas"]["ExecutionStatus"];
            createdAt: components["schemas"]["Timestamp"];
            ownerId: components["schemas"]["UserId"];
            workflowId: components["schemas"]["WorkflowId"];
            /** @description Name of the workflow at the time the execution was started. */
            workflowName: string;
            fileId: components["schemas"]["FileId"];
            /** @description Name of the uploaded file. */
            fileName: string;
            /** @description Id of the execution's job in the queue. */
            jobId: string;
            /** @description Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`. */
            errorMessage?: string;
            startedAt?: components["schemas"]["Timestamp"];
            completedAt?: components["schemas"]["Timestamp"];
            /** @description Version of the workflow that the execution runs. */
            workflowVersion?: number;
            batchId?: components["schemas"]["BatchId"];
            /** @description Number of pages or sheets of the document, once it has been read. */
            pageCount?: number;
            review?: components["schemas"]["ReviewState"];
        };
        /** @description A completed execution in a joined export. */
        JoinedExecution: {
            executionId: components["schemas"]["ExecutionId"];
            /** @description Name of the uploaded file. */
            fileName: string;
            /** @description The values, in the structure of `ExtractedData`. */
            extractedData?: unknown;
        };
        /** @description The state of an execution, for clients that wait for it. */
        ExecutionStatusView: {
            id: components["schemas"]["ExecutionId"];
            status: components["schemas"]["ExecutionStatus"];
            workflowId: components["schemas"]["WorkflowId"];
            fileId: components["schemas"]["FileId"];
            /** @description Id of the execution's job in the queue. */
            jobId: string;
            /** @description Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`. */
            errorMessage?: string;
            startedAt?: components["schemas"]["Timestamp"];
            completedAt?: components["schemas"]["Timestamp"];
        };
        /** @description The address of the file. */
        ExecutionFile: {
            /**
             * Format: uri
             * @description A signed URL that needs no API key and is valid for 15 minutes.
             */
            url: string;
        };
        /** @description The position of a value in the document, and the confidence in it. */
        Evidence: {
            /** @description Page number, counted from 1; in a spreadsheet, the sheet number. */
            page: number;
            /** @description Left, top, right and bottom edges, in points from the top left corner of the page. */
            box?: number[];
            /** @description Cell address such as `C7`, instead of the box, when the file is a grid of cells. */
            cell?: string;
            /** @description The text as printed. */
            text: string;
            /** @description The probability that the value is correct. */
            confidence: number;
            /**
             * @description The origin of the value: the built-in engine, the fast or the accurate model, or data embedded in the file.
             * @enum {string}
             */
            source: "builtin" | "fast" | "accurate" | "embedded";
        };
        /** @description The evidence for an execution's values. */
        EvidenceReport: {
            /** @description Sizes of the pages, to which the boxes refer. */
            pages: {
                /** @description Page number, counted from 1. */
                page: number;
                /** @description In points. */
                width: number;
                /** @description In points. */
                height: number;
            }[];
            /** @description JSON Pointer (RFC 6901) into `extractedData` → evidence. Only values other than `null` have an entry. */
            evidence: {
                [key: string]: components["schemas"]["Evidence"];
            };
            /** @description Sentences about what may be incomplete. */
            warnings: string[];
        };
        /** @description Why an execution needs a review. */
        ReviewReason: {
            /** @description JSON Pointer (RFC 6901) into `extractedData`. Omitted when the reason concerns the whole execution. */
            pointer?: string;
            /**
             * @description `low_confidence`: below the policy's threshold; of these, the first 200 are listed. `missing`: a required field is
             *     `null`. `warning`: the evidence has warnings. `sampled` and `always`: the policy's.
             * @enum {string}
             */
            reason: "low_confidence" | "missing" | "warning" | "sampled" | "always";
            /** @description The confidence of the value, for `low_confidence`. */
            confidence?: number;
        };
        /** @description What a person read in place of the extracted value, who and when. A field has `value`, a table `rows`. */
        Correction: {
            /** @description The value of a field; `null` when the document does not contain it. */
            value?: string | number | null;
            /** @description Page number, counted from 1; in a spreadsheet, the sheet number. Present when the person pointed at the value. */
            page?: number;
            /** @description Left, top, right and bottom edges, in points from the top left corner of the page. */
            box?: number[];
            /** @description Cell address such as `C7`, instead of the box, when the file is a grid of cells. */
            cell?: string;
            /** @description The text as printed. */
            text?: string;
            /** @description All rows of a table. */
            rows?: {
                [key: string]: string | number | null;
            }[];
            /** @description Row and column, as `0/amount` with the index of the row → position. Only the cells that a person pointed at. */
            places?: {
                [key: string]: components["schemas"]["CorrectionPlace"];
            };
            by: components["schemas"]["UserId"];
            at: components["schemas"]["Timestamp"];
        };
        /** @description The review of an execution. Revision 0 is what the policy found; each change by a person adds one. */
        Review: {
            executionId: components["schemas"]["ExecutionId"];
            state?: components["schemas"]["ReviewState"];
            /** @description The number of changes so far. */
            revision: number;
            /** @description Why the execution needs a review. */
            reasons: components["schemas"]["ReviewReason"][];
            /** @description JSON Pointer (RFC 6901) of a field or a table → correction. */
            corrections: {
                [key: string]: components["schemas"]["Correction"];
            };
            /** @description `extractedData` with the corrections, in the same structure. The execution's own `extractedData` never changes. */
            data?: unknown;
            /** @description A remark of the reviewer. */
            note?: string;
            reviewedBy?: components["schemas"]["UserId"];
            reviewedAt?: components["schemas"]["Timestamp"];
        };
        /** @description The position of a corrected value in the document. A box must lie on its page. */
        CorrectionPlaceInput: {
            /** @description Page number, counted from 1; in a spreadsheet, the sheet number. */
            page: number;
            /** @description Left, top, right and bottom edges, in points from the top left corner of the page. */
            box?: number[];
            /** @description Cell address such as `C7`, instead of the box, when the file is a grid of cells. */
            cell?: string;
            /** @description The text as printed. */
            text?: string;
        };
        /**
         * @description What a person read in place of the extracted value: `value` for a field, with its position if known, or `rows` for a
         *     table, all of them, since an added or removed row moves those below it.
         */
        CorrectionInput: {
            /** @description The value of a field, of its configured type; `null` when the document does not contain it. */
            value?: string | number | null;
            /** @description Page number, counted from 1; in a spreadsheet, the sheet number. */
            page?: number;
            /** @description Left, top, right and bottom edges, in points from the top left corner of the page. */
            box?: number[];
            /** @description Cell address such as `C7`, instead of the box, when the file is a grid of cells. */
            cell?: string;
            /** @description The text as printed. */
            text?: string;
            /** @description All rows of a table. An omitted column is `null`. */
            rows?: {
                [key: string]: string | number | null;
            }[];
            /** @description Row and column, as `0/amount` with the index of the row → position. Only the cells that a person pointed at. */
            places?: {
                [key: string]: components["schemas"]["CorrectionPlaceInput"];
            };
            /** @description Ignored. */
            by?: unknown;
            /** @description Ignored. */
            at?: unknown;
        };
        /**
         * @description A review to store. Members that the server sets may be present, so that a review can be read, changed and sent back;
         *     they are ignored.
         */
        ReviewInput: {
            /**
             * @description The revision that was read. When there is a newer one, the request is rejected with `review_conflict`. A review has
             *     at most 1,000 revisions; further changes are rejected with `too_many_revisions`.
             */
            revision: number;
            state?: components["schemas"]["ReviewState"];
            /** @description A remark of the reviewer. */
            note?: string;
            /**
             * @description All corrections, which replace those of earlier revisions: JSON Pointer (RFC 6901) of a field or a table →
             *     correction.
             */
            corrections: {
                [key: string]: components["schemas"]["CorrectionInput"];
            };
            /** @description Ignored. */
            executionId?: unknown;
            /** @description Ignored. */
            reasons?: unknown;
            /** @description Ignored. */
            data?: unknown;
            /** @description Ignored. */
            reviewedBy?: unknown;
            /** @description Ignored. */
            reviewedAt?: unknown;
        };
        /** @description One change of a review. */
        ReviewRevision: {
            /** @description The number of the change, from 1. */
            revision: number;
            state?: components["schemas"]["ReviewState"];
            /** @description A remark of the reviewer. */
            note?: string;
            by: components["schemas"]["UserId"];
            at: components["schemas"]["Timestamp"];
            /** @description JSON Pointers of the corrections that were added, changed or removed. */
            changed: string[];
        };
        /** @description A file that was uploaded, without its content. */
        StoredFile: {
            fileId: components["schemas"]["FileId"];
            /** @description Name of the uploaded file. */
            fileName: string;
            /** @description Detected from the content. */
            mediaType: string;
            /** @description Size of the content. */
            sizeBytes: number;
            /** @description SHA-256 of the content, in lowercase hex. */
            sha256: string;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When the file is removed unless it is used before: 24 hours after its last use. Omitted while an execution uses
             *     the file, which keeps it.
             */
            expiresAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Id of a model.
         * @example mdl_c27f0b5e8a19
         */
        ModelId: string;
        /** @description The usage of one model in one slot. */
        ModelUsage: {
            modelId: components["schemas"]["ModelId"];
            /** @description Display name of the model at that time. */
            name: string;
            /**
             * @description The slot of the runtime configuration that it filled.
             * @enum {string}
             */
            slot: "fast" | "accurate";
            /** @description Number of calls. */
            calls: number;
            /** @description Tokens sent, as the provider counts them; 0 when it reports none. */
            inputTokens: number;
            /** @description Tokens received, as the provider counts them; 0 when it reports none. */
            outputTokens: number;
            /** @description The cost at the prices of that time. Omitted, and never 0, when a price is unknown. */
            cost?: number;
            /** @description The currency of `cost`, a code of ISO 4217. */
            currency?: string;
        };
        /** @description What an execution used, all attempts together. */
        ExecutionUsage: {
            /** @description Pages or sheets; omitted when the document could not be read. */
            pages?: number;
            /** @description Time from the start of the first attempt to the end. */
            seconds: number;
            /** @description Number of attempts. */
            attempts: number;
            /** @description The language models that were called, by slot. */
            models: components["schemas"]["ModelUsage"][];
        };
        /** @description What several executions used. */
        UsageGroup: {
            /** @description The day in UTC as `YYYY-MM-DD`, or the id of the workflow or the model. */
            key: string;
            /** @description Executions that ended. */
            executions: number;
            /** @description Executions that ended as `Failed`, which use models, too. */
            failed: number;
            /** @description Pages or sheets. */
            pages: number;
            /** @description Time from the start of the first attempt to the end. */
            seconds: number;
            /** @description Calls of language models. */
            calls: number;
            /** @description Tokens sent, as the provider counts them; 0 when it reports none. */
            inputTokens: number;
            /** @description Tokens received, as the provider counts them; 0 when it reports none. */
            outputTokens: number;
            /** @description The cost at the prices of that time. Omitted, and never 0, when a price is unknown. */
            cost?: number;
            /** @description The currency of `cost`, a code of ISO 4217. */
            currency?: string;
            /** @description Executions that called a model whose price is unknown; `cost` is omitted when there are any. */
            unpriced: number;
        };
        /** @description Executions of one workflow that belong together, such as the invoices of a month. */
        Batch: {
            id: components["schemas"]["BatchId"];
            /** @description Display name. */
            name: string;
            workflowId: components["schemas"]["WorkflowId"];
            ownerId: components["schemas"]["UserId"];
            createdAt: components["schemas"]["Timestamp"];
            closedAt?: components["schemas"]["Timestamp"];
        };
        /** @description A batch to create. Members that the server sets may be present; they are ignored. */
        BatchInput: {
            /** @description Display name. */
            name: string;
            workflowId: components["schemas"]["WorkflowId"];
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            ownerId?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
        };
        /** @description A batch and the number of its executions in each state. */
        BatchDetails: {
            id: components["schemas"]["BatchId"];
            /** @description Display name. */
            name: string;
            workflowId: components["schemas"]["WorkflowId"];
            ownerId: components["schemas"]["UserId"];
            createdAt: components["schemas"]["Timestamp"];
            closedAt?: components["schemas"]["Timestamp"];
            /** @description Executions by status. */
            statusCounts: {
                /** @description Number of executions. */
                Queued: number;
                /** @description Number of executions. */
                Processing: number;
                /** @description Number of executions. */
                Failed: number;
                /** @description Number of executions. */
                Completed: number;
            };
            /** @description Executions by the state of their review; executions without a review count nowhere. */
            reviewCounts: {
                /** @description Number of executions. */
                needed: number;
                /** @description Number of executions. */
                approved: number;
                /** @description Number of executions. */
                rejected: number;
            };
        };
        /** @description The pages and sheets of a document. */
        FilePages: {
            /** @description The kind of file, detected from its content, such as `pdf` or `xlsx`. */
            kind: string;
            /** @description The pages in order. */
            pages: {
                /** @description Page number, counted from 1; in a spreadsheet, the sheet number. */
                page: number;
                /** @description In points, as displayed. */
                width: number;
                /** @description In points, as displayed. */
                height: number;
                /** @description Whether `getPageImage` has an image of the page. */
                isDrawn: boolean;
            }[];
            /** @description The sheets of a spreadsheet, or the rows of a CSV file. */
            grids: {
                /** @description The sheet number, counted from 1. */
                page: number;
                /** @description Name of the sheet. */
                name?: string;
                /** @description Number of rows. */
                rows: number;
                /** @description Number of cells of the longest row. */
                columns: number;
            }[];
            /** @description Sentences about what could not be read. */
            warnings: string[];
        };
        /** @description Left, top, right and bottom edges, in points from the top left corner of the page. */
        PageBox: number[];
        /** @description The words of a page. */
        PageWords: {
            /** @description Page number, counted from 1. */
            page: number;
            /** @description In points. */
            width: number;
            /** @description In points. */
            height: number;
            /** @description In the order of the file. Only the first 20,000, and fewer when they are very long; `warnings` says so. */
            words: {
                /** @description The word as printed. */
                text: string;
                box: components["schemas"]["PageBox"];
                /** @description The probability that a recognised word is correct; 1 for text that is stored as such. */
                confidence: number;
                /** @description Cell address such as `C7`, when the file is a grid of cells. */
                cell?: string;
            }[];
            /** @description Sentences about what is left out. */
            warnings: string[];
        };
        /** @description Rows of a sheet. */
        GridRows: {
            /** @description The sheet number, counted from 1. */
            page: number;
            /** @description Name of the sheet. */
            name?: string;
            /** @description Number of the first of these rows, counted from 1 as in cell addresses. */
            firstRow: number;
            /** @description The cells of each row, as displayed. */
            rows: string[][];
        };
        /** @description A place in a document, as a box or, in a grid, as a cell, and the type in which it is read. */
        RegionInput: {
            /** @description Page number, counted from 1; in a spreadsheet, the sheet number. */
            page: number;
            box?: components["schemas"]["PageBox"];
            /** @description Cell address such as `C7`, instead of the box. */
            cell?: string;
            type: components["schemas"]["ValueType"];
        };
        /** @description The value at a place. */
        RegionValue: {
            /** @description A date as `YYYY-MM-DD`; `null` when there is no text, or it is no such value. */
            value: string | number | null;
            /** @description The text as printed. */
            text: string;
            box?: components["schemas"]["PageBox"];
            /** @description Cell address such as `C7`, instead of the box. */
            cell?: string;
            /** @description The probability that the text was read correctly; 0 when the value is `null`. */
            confidence: number;
        };
        /** @description The configuration to try. */
        TryInput: {
            configuration: components["schemas"]["Configuration"];
        };
        /** @description What a configuration extracts from a file. */
        TriedExtraction: {
            /** @description The values, in the structure of `ExtractedData`. */
            extractedData?: unknown;
            /** @description Sizes of the pages, to which the boxes refer. */
            pages: {
                /** @description Page number, counted from 1. */
                page: number;
                /** @description In points. */
                width: number;
                /** @description In points. */
                height: number;
            }[];
            /** @description JSON Pointer (RFC 6901) into `extractedData` → evidence. Only values other than `null` have an entry. */
            evidence: {
                [key: string]: components["schemas"]["Evidence"];
            };
            /** @description Sentences about what may be incomplete. */
            warnings: string[];
            /** @description Milliseconds that reading and extracting took. */
            durationMs: number;
        };
        /** @description The sample files, and how the workflow is to be called. */
        SuggestionInput: {
            /** @description Stored files of one kind of document, each named once. */
            fileIds: components["schemas"]["FileId"][];
            /** @description Display name of the workflow; without one, the kind of document, such as `Invoice`. */
            name?: string;
        };
        /** @description A suggested field or column, and where a sample prints one. */
        SuggestedValue: {
            /** @description JSON Pointer (RFC 6901) of the name, such as `/Invoice/fields/Total` or `/Invoice/tables/Items/columns/Quantity`. */
            pointer: string;
            /** @description The label as printed; empty for a party that is printed without one. */
            label: string;
            /** @description Number of samples that print it. */
            seenIn: number;
            /** @description Mean confidence of the values that the suggested workflow reads from the samples. */
            confidence: number;
            /** @description A value in one of the samples. */
            example: {
                fileId: components["schemas"]["FileId"];
                /** @description Page number, counted from 1; in a spreadsheet, the sheet number. */
                page: number;
                box?: components["schemas"]["PageBox"];
                /** @description Cell address such as `C7`, instead of the box. */
                cell?: string;
                /** @description The text as printed. */
                text: string;
            };
        };
        /** @description A workflow that reads what the samples print, and where they print it. */
        SuggestedWorkflow: {
            /** @description Can be created as it is, unless nothing was found. */
            workflow: {
                /** @description Display name. */
                name: string;
                /** @description From how many samples it was suggested. */
                description: string;
                /** @description A `Configuration`, but without objects when nothing was found. */
                configuration: {
                    /** @description The groups of values, in the order of the result. */
                    objects: components["schemas"]["ObjectDefinition"][];
                };
            };
            /** @description The fields in the order of the configuration. */
            fields: components["schemas"]["SuggestedValue"][];
            /** @description The columns of all tables in the order of the configuration. */
            columns: components["schemas"]["SuggestedValue"][];
            /** @description Sentences about what could not be suggested, and what to do about it. */
            warnings: string[];
        };
        /**
         * @description Id of a webhook.
         * @example whe_6c1e9a40d7b3
         */
        WebhookId: string;
        /**
         * @description An event that a webhook is called for; `*` is each of them.
         * @enum {string}
         */
        WebhookEventFilter: "*" | "execution.completed" | "execution.failed" | "execution.review_needed" | "execution.reviewed";
        /** @description A URL that receives a message each time one of its events happens. */
        Webhook: {
            id: components["schemas"]["WebhookId"];
            /** @description Where messages are sent. */
            url: string;
            /** @description What it is called for. */
            events: components["schemas"]["WebhookEventFilter"][];
            /** @description What it is for. */
            description?: string;
            /** @description The workflows whose executions it is called for; all of them when omitted. */
            workflowIds?: components["schemas"]["WorkflowId"][];
            /** @description Whether messages are sent. */
            isEnabled: boolean;
            /**
             * @description Why the server disabled it: the receiver responded with 410 (`gone`), or every attempt of five days failed (`failing`).
             * @enum {string}
             */
            disabledReason?: "gone" | "failing";
            /** @description Since when no attempt has succeeded; omitted when the latest one has. */
            failingSince?: components["schemas"]["Timestamp"];
            /** @description When the previous secret stops signing; omitted when no rotation is open. */
            previousStopsAt?: components["schemas"]["Timestamp"];
            ownerId: components["schemas"]["UserId"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A webhook to create or change. Members that the server sets may be present; they are ignored. */
        WebhookInput: {
            /**
             * @description Where messages are sent, with `https` and without user name, password and fragment. Private addresses and `http` only
             *     for hosts that the deployment allows.
             */
            url: string;
            /** @description What it is called for. */
            events: components["schemas"]["WebhookEventFilter"][];
            /** @description What it is for. */
            description?: string;
            /** @description The workflows whose executions it is called for; all of them when omitted. */
            workflowIds?: components["schemas"]["WorkflowId"][];
            /**
             * @description Whether messages are sent.
             * @default true
             */
            isEnabled?: boolean;
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            disabledReason?: unknown;
            /** @description Ignored. */
            failingSince?: unknown;
            /** @description Ignored. */
            previousStopsAt?: unknown;
            /** @description Ignored. */
            ownerId?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
            /** @description Ignored. */
            updatedAt?: unknown;
        };
        /** @description A new webhook with its secret, which is returned only once. */
        WebhookCreated: {
            id: components["schemas"]["WebhookId"];
            /** @description Where messages are sent. */
            url: string;
            /** @description What it is called for. */
            events: components["schemas"]["WebhookEventFilter"][];
            /** @description What it is for. */
            description?: string;
            /** @description The workflows whose executions it is called for; all of them when omitted. */
            workflowIds?: components["schemas"]["WorkflowId"][];
            /** @description Whether messages are sent. */
            isEnabled: boolean;
            ownerId: components["schemas"]["UserId"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The secret that verifies messages, `whsec_` and 32 bytes in base64. */
            secret: string;
        };
        /** @description How a secret is rotated. */
        WebhookRotationInput: {
            /**
             * @description How long the previous secret signs as well, up to seven days.
             * @default 86400
             */
            overlapSeconds?: number;
        };
        /** @description A new secret of a webhook. */
        WebhookSecret: {
            /** @description The secret that verifies messages, `whsec_` and 32 bytes in base64. */
            secret: string;
            previousStopsAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Id of a message to webhooks, the same in each attempt to deliver it.
         * @example msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2
         */
        MessageId: string;
        /**
         * @description What a message reports.
         * @enum {string}
         */
        WebhookEventType: "execution.completed" | "execution.failed" | "execution.review_needed" | "execution.reviewed" | "webhook.test";
        /**
         * @description Whether the receiver responded with 2xx (`delivered`), no attempt is left (`failed`), or the next attempt is due or
         *     planned (`pending`).
         * @enum {string}
         */
        DeliveryState: "pending" | "delivered" | "failed";
        /**
         * @description Why an attempt failed: no response within 15 seconds (`timeout`), an address that the server does not call (`refused`),
         *     no connection (`unreachable`), no trusted certificate (`tls`), no such name (`dns`), a connection that broke (`reset`), or
         *     a response other than 2xx (`status`).
         * @enum {string}
         */
        DeliveryError: "timeout" | "refused" | "unreachable" | "tls" | "dns" | "reset" | "status";
        /**
         * @description A message on its way to a webhook. Attempts follow at once, after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours,
         *     each a fifth earlier or later, and not before the `retry-after` of a response.
         */
        WebhookDelivery: {
            messageId: components["schemas"]["MessageId"];
            type: components["schemas"]["WebhookEventType"];
            executionId?: components["schemas"]["ExecutionId"];
            state: components["schemas"]["DeliveryState"];
            /** @description Number of attempts since the delivery began, or began again. */
            attempts: number;
            nextAttemptAt?: components["schemas"]["Timestamp"];
            /** @description HTTP status of the latest attempt; omitted when it got no response. */
            lastStatus?: number;
            lastError?: components["schemas"]["DeliveryError"];
            /** @description Duration of the latest attempt in milliseconds. */
            durationMs?: number;
            createdAt: components["schemas"]["Timestamp"];
            deliveredAt?: components["schemas"]["Timestamp"];
        };
        /** @description What is sent again. */
        WebhookRecoveryInput: {
            since: components["schemas"]["UtcTime"];
        };
        /** @description What began again. */
        WebhookRecovered: {
            /** @description Number of deliveries. */
            count: number;
        };
        /** @description The body of a message, an `ExecutionMessage` or a `WebhookTestMessage`. */
        WebhookMessage: {
            type: components["schemas"]["WebhookEventType"];
            timestamp: components["schemas"]["Timestamp"];
            /** @description What the message is about, an `ExecutionOfMessage` or, in a test, the webhook. */
            data: {
                [key: string]: string | number;
            };
        };
        /** @description An attempt to deliver a message. */
        WebhookAttempt: {
            /** @description Number of the attempt, counted from 1. */
            number: number;
            startedAt: components["schemas"]["Timestamp"];
            /** @description HTTP status of the response. */
            status?: number;
            error?: components["schemas"]["DeliveryError"];
            /** @description Duration in milliseconds. */
            durationMs: number;
        };
        /** @description A delivery with its message and its attempts. */
        WebhookDeliveryDetails: {
            messageId: components["schemas"]["MessageId"];
            type: components["schemas"]["WebhookEventType"];
            executionId?: components["schemas"]["ExecutionId"];
            state: components["schemas"]["DeliveryState"];
            /** @description Number of attempts since the delivery began, or began again. */
            attempts: number;
            nextAttemptAt?: components["schemas"]["Timestamp"];
            /** @description HTTP status of the latest attempt; omitted when it got no response. */
            lastStatus?: number;
            lastError?: components["schemas"]["DeliveryError"];
            /** @description Duration of the latest attempt in milliseconds. */
            durationMs?: number;
            createdAt: components["schemas"]["Timestamp"];
            deliveredAt?: components["schemas"]["Timestamp"];
            payload: components["schemas"]["WebhookMessage"];
            /** @description The latest 100 attempts, the oldest first. */
            attemptLog: components["schemas"]["WebhookAttempt"][];
        };
        /**
         * @description Id of an API key, which is not the secret itself.
         * @example key_94be60d1a3c8
         */
        ApiKeyId: string;
        /** @description An API key, with its value masked. */
        ApiKey: {
            id: components["schemas"]["ApiKeyId"];
            /** @description Display name. */
            name: string;
            /** @description The masked value; the full value is returned only at creation. */
            key: string;
            userId: components["schemas"]["UserId"];
            /** @description False once the key is revoked. */
            enabled: boolean;
            createdAt: components["schemas"]["Timestamp"];
            lastRequest?: components["schemas"]["Timestamp"];
        };
        /** @description An API key to create. Members that the server sets may be present; they are ignored. */
        ApiKeyInput: {
            /** @description Display name. */
            name: string;
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
        };
        /** @description A new API key with its value, which is returned only once. */
        ApiKeyCreated: {
            id: components["schemas"]["ApiKeyId"];
            /** @description Display name. */
            name: string;
            /** @description The secret to send as `x-api-key`. */
            key: string;
        };
        /**
         * @description The permissions of a user's keys. Only `admin` may call the operations under `/api/v1/admin`.
         * @enum {string}
         */
        Role: "admin" | "member";
        /**
         * @description Id of an organization.
         * @example org_b18a63f50d2e
         */
        OrganizationId: string;
        /** @description A sign-in from a browser. It also ends after an hour without a request, and when its key is revoked. */
        Session: {
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Who sends the request, and what its server can do. */
        Caller: {
            /** @description The user that the request acts for. */
            user: {
                id: components["schemas"]["UserId"];
                /** @description Display name. */
                name: string;
                role: components["schemas"]["Role"];
            };
            /** @description The user's organization. */
            organization: {
                id: components["schemas"]["OrganizationId"];
                /** @description Display name. */
                name: string;
            };
            keyId?: components["schemas"]["ApiKeyId"];
            session?: components["schemas"]["Session"];
            /** @description The server, as far as a client may depend on it. */
            server: {
                /** @description Version of the server's software. */
                version: string;
                /** @description Whether text in images and scans is recognised, unless the deployment switched that off. */
                recognition: boolean;
                /** @description Whether users can sign in through an identity provider. */
                oidc: boolean;
                /** @description Whether a language model fills a slot. Documents are then sent to its provider. */
                hasModels: boolean;
            };
        };
        /** @description A sign-in. */
        SessionInput: {
            /** @description The key that the session acts for. */
            apiKey: string;
        };
        /**
         * @description The provider whose API a model is called by. `builtin` is the server's own engine, which calls no provider.
         * @enum {string}
         */
        ModelProvider: "openai" | "anthropic" | "google" | "azure" | "openai-compatible" | "builtin";
        /** @description A language model that the deployment may use. */
        Model: {
            id: components["schemas"]["ModelId"];
            provider: components["schemas"]["ModelProvider"];
            /** @description The provider's name for the model. */
            modelName: string;
            /** @description Display name. */
            displayName?: string;
            /** @description The provider's secret, masked. */
            providerApiKey?: string;
            /** @description The address of the provider's API, if it is not the provider's default. */
            baseUrl?: string;
            /** @description Whether the model may fill the fast slot, which works on the text of documents. */
            isCore: boolean;
            /** @description Whether the model may fill the accurate slot, which also reads page images. */
            isVision: boolean;
            /** @description The price of a million tokens sent; omitted when unknown. */
            inputPrice?: number;
            /** @description The price of a million tokens received; omitted when unknown. */
            outputPrice?: number;
            /** @description The currency of the prices, a code of ISO 4217; omitted when they are unknown. */
            currency?: string;
        };
        /**
         * @description A model to add or to test. At least one of `isCore` and `isVision` must be true. An empty string counts as omitted.
         *     Prices come together with their currency or not at all, and all models of a deployment have the same currency. The `id` of a listed model may be present; it is ignored.
         */
        ModelInput: {
            /** @description The provider's name for the model. */
            modelName: string;
            /** @description Display name. */
            displayName?: string;
            /** @description The provider's secret. It is stored encrypted and never returned unmasked. */
            providerApiKey?: string;
            /** @description The http or https address of the provider's API. Required for `openai-compatible`. */
            baseUrl?: string;
            /**
             * @description Whether the model may fill the fast slot, which works on the text of documents.
             * @default true
             */
            isCore?: boolean;
            /**
             * @description Whether the model may fill the accurate slot, which also reads page images.
             * @default false
             */
            isVision?: boolean;
            /** @description When omitted, it is inferred from the host of `baseUrl`, then from the model's name. */
            provider?: components["schemas"]["ModelProvider"];
            /** @description The price of a million tokens sent. */
            inputPrice?: number;
            /** @description The price of a million tokens received. */
            outputPrice?: number;
            /** @description The currency of the prices, a code of ISO 4217. */
            currency?: string;
            /** @description Ignored. */
            id?: unknown;
        };
        /** @description The model as stored. */
        ModelResult: {
            /** @description Always true; a failure is an error response instead. */
            success: boolean;
            model: components["schemas"]["Model"];
        };
        /** @description Changes to a model. Omitted members keep their value; an empty string removes the value. */
        ModelUpdate: {
            id: components["schemas"]["ModelId"];
            /** @description The provider's name for the model. */
            modelName: string;
            /** @description Display name. */
            displayName?: string;
            /**
             * @description The provider's secret. The stored one is kept when this is omitted or sent back masked; a `baseUrl` of another
             *     origin requires the secret again.
             */
            providerApiKey?: string;
            /** @description The http or https address of the provider's API. Required for `openai-compatible`. */
            baseUrl?: string;
            /** @description Whether the model may fill the fast slot, which works on the text of documents. */
            isCore?: boolean;
            /** @description Whether the model may fill the accurate slot, which also reads page images. */
            isVision?: boolean;
            /** @description When omitted, it is inferred from the host of `baseUrl`, then from the model's name. */
            provider?: components["schemas"]["ModelProvider"];
            /** @description The price of a million tokens sent. */
            inputPrice?: number;
            /** @description The price of a million tokens received. */
            outputPrice?: number;
            /** @description The currency of the prices, a code of ISO 4217; an empty string removes the prices as well. */
            currency?: string;
        };
        /** @description The model to delete. */
        ModelDeletion: {
            id: components["schemas"]["ModelId"];
        };
        /** @description A confirmation for programs. */
        Success: {
            /** @description Always true; a failure is an error response instead. */
            success: boolean;
        };
        /** @description The result of a connection test. */
        ConnectionResult: {
            /** @description True when the model responded to a small request. */
            isValid: boolean;
            /** @description What went wrong; omitted when `isValid` is true. */
            error?: string;
        };
        /** @description The model in a slot. */
        RuntimeSlot: {
            /** @description Display name of the model, or the provider's name for it. */
            name: string;
            modelId: components["schemas"]["ModelId"];
        };
        /**
         * @description The models that executions use. The fast model reads the text; pages without reliable text and values of low
         *     confidence go to the accurate model. A slot without a model is omitted.
         */
        RuntimeConfiguration: {
            fastModel?: components["schemas"]["RuntimeSlot"];
            accurateModel?: components["schemas"]["RuntimeSlot"];
        };
        /** @description The model to use. */
        RuntimeConfigurationInput: {
            modelId: components["schemas"]["ModelId"];
            /**
             * @description The slot to fill; when omitted, every slot that the model's flags allow.
             * @enum {string}
             */
            type?: "fast" | "accurate";
        };
        /** @description A tenant. Its users share workflows, executions, files and keys, and see none of another organization. */
        Organization: {
            id: components["schemas"]["OrganizationId"];
            /** @description Display name. */
            name: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description An organization to create. Members that the server sets may be present; they are ignored. */
        OrganizationInput: {
            /** @description Display name. */
            name: string;
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
        };
        /** @description An owner of API keys. */
        User: {
            id: components["schemas"]["UserId"];
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Display name. */
            name: string;
            role: components["schemas"]["Role"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A user to create. Members that the server sets may be present; they are ignored. */
        UserInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Display name. */
            name: string;
            role: components["schemas"]["Role"];
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
        };
        /**
         * @description What was done: an operation of this document (changes of workflows only when `retentionDays` changes), the first start (`bootstrap`), a webhook that the server disabled after failures (`disableWebhook`), a role that the identity provider changed (`changeUserRole`), or a command on the server's machine.
         * @enum {string}
         */
        AuditedOperation: "createApiKey" | "revokeApiKey" | "createUserApiKey" | "createSession" | "deleteSession" | "addModel" | "updateModel" | "deleteModel" | "setRuntimeConfig" | "createOrganization" | "createUser" | "deleteExecution" | "deleteFile" | "updateWorkflow" | "restoreWorkflowVersion" | "deleteWorkflow" | "updateExecutionReview" | "createWebhook" | "updateWebhook" | "deleteWebhook" | "rotateWebhookSecret" | "disableWebhook" | "bootstrap" | "rotateEncryption" | "acceptDocumentStore" | "detachDocumentStore" | "forgetEncryption" | "createAdminKey" | "changeUserRole" | "disableUser" | "enableUser";
        /** @description A change that was made. It never contains a value, so it never contains a secret. */
        AuditEntry: {
            /** @description Number of the entry. */
            id: number;
            at: components["schemas"]["Timestamp"];
            operation: components["schemas"]["AuditedOperation"];
            /** @description Id of what was created, changed or removed; of a session, that of its key. */
            targetId: string;
            /** @description Organization of the user. It and the user are omitted for a command on the server's machine. */
            organizationId?: components["schemas"]["OrganizationId"];
            /** @description Who made the change. */
            userId?: components["schemas"]["UserId"];
            /** @description The API key of the request; omitted for changes without one. */
            keyId?: components["schemas"]["ApiKeyId"];
            /** @description The `x-request-id` of the request. */
            requestId?: string;
        };
        /** @description An execution, without its values. */
        ExecutionOfMessage: {
            executionId: components["schemas"]["ExecutionId"];
            workflowId: components["schemas"]["WorkflowId"];
            /** @description Version of the workflow that ran. */
            workflowVersion?: number;
            /** @description Display name of the workflow. */
            workflowName: string;
            fileId: components["schemas"]["FileId"];
            /** @description Name of the file. */
            fileName: string;
            status: components["schemas"]["ExecutionStatus"];
            /** @description Why it failed. */
            errorMessage?: string;
            review?: components["schemas"]["ReviewState"];
            batchId?: components["schemas"]["BatchId"];
            createdAt: components["schemas"]["Timestamp"];
            startedAt?: components["schemas"]["Timestamp"];
            completedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @description The body of a message about an execution. It contains no extracted values, which are personal data and would remain in
         *     other people's logs: the receiver reads them by the id.
         */
        ExecutionMessage: {
            /**
             * @description What happened to the execution.
             * @enum {string}
             */
            type: "execution.completed" | "execution.failed" | "execution.review_needed" | "execution.reviewed";
            timestamp: components["schemas"]["Timestamp"];
            data: components["schemas"]["ExecutionOfMessage"];
        };
        /** @description The body of a test message. */
        WebhookTestMessage: {
            /**
             * @description The type of test messages.
             * @enum {string}
             */
            type: "webhook.test";
            timestamp: components["schemas"]["Timestamp"];
            /** @description The webhook that is tested. */
            data: {
                webhookId: components["schemas"]["WebhookId"];
            };
        };
    };
    responses: {
        /** @description A parameter of the path, the query or a header is invalid (`invalid_id`, `invalid_request`). */
        InvalidParameter: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The API key is missing, malformed, unknown or revoked, or the session has ended or comes from another site's page
         *     (`unauthorized`). The response is the same for all of them.
         */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key or its organization has exhausted a budget (`rate_limited`); the `ratelimit` header shows which. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An unexpected failure inside the server (`internal`). The response reveals nothing but the request's id. */
        Internal: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database or the file storage is unavailable, too many requests wait for documents, or the server is shutting down (`unavailable`). */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`). */
        InvalidWorkflow: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A request with the same `Idempotency-Key` is still running (`idempotency_in_progress`). */
        RepeatInProgress: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large (`payload_too_large`). */
        BodyTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not declared as JSON (`unsupported_media_type`). */
        NotJson: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was used before with another request (`idempotency_mismatch`). */
        RepeatMismatch: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such workflow (`not_found`). */
        WorkflowNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The workflow has another version than `If-Match` names (`version_conflict`). */
        VersionConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such workflow, or the workflow has no such version (`not_found`). */
        WorkflowVersionNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is missing or empty, or a parameter is invalid (`file_missing`, `file_empty`, `invalid_id`, `invalid_request`). */
        InvalidFile: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such workflow or batch (`not_found`). */
        ExecuteNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The batch is closed (`batch_closed`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`). */
        ExecuteConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is too large (`payload_too_large`). */
        FileTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not `multipart/form-data` (`unsupported_media_type`), or the kind of file is not supported (`file_unsupported`). */
        FileUnsupported: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`). */
        InvalidRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such workflow, file or batch (`not_found`). */
        WorkflowOrFileNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such execution (`not_found`). */
        ExecutionNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such batch (`not_found`). */
        BatchNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The execution has not ended yet (`execution_running`). */
        ExecutionRunning: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The execution has no values (`execution_not_completed`), or `reviewed` asks for a rejected one (`execution_rejected`). */
        ExportConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The execution has no values yet, or never will (`execution_not_completed`). */
        ExecutionNotCompleted: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`). */
        InvalidReview: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Another user changed the review (`review_conflict`), it has been changed 1,000 times (`too_many_revisions`), or the
         *     execution has no values (`execution_not_completed`).
         */
        ReviewConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The execution has already ended (`conflict`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`). */
        CancelConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such execution, or its workflow was deleted (`not_found`). */
        RetryNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The execution has not ended yet (`conflict`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`). */
        RetryConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The files of the organization that no execution uses take up all of their space (`too_many_files`), or a request with
         *     the same `Idempotency-Key` is still running (`idempotency_in_progress`).
         */
        UploadConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such file (`not_found`). */
        FileNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An execution uses the file (`file_in_use`). */
        FileInUse: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The execution has not ended (`execution_running`). */
        ExecutionNotEnded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key belongs to a user without the role `admin` (`forbidden`). */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The document cannot be read (`document_refused`). The sentence starts with the same reasons as the `errorMessage` of an execution. */
        DocumentRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such file, or the file has no such page or sheet (`not_found`). */
        PageNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The document cannot be read (`document_refused`), or there is no image of this page (`page_not_drawn`). */
        PageNotDrawn: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`). */
        InvalidRegion: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`). */
        InvalidSuggestion: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a parameter is invalid, or the URL is not one that the server calls (`malformed_json`, `invalid_request`, `invalid_id`). */
        InvalidWebhook: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The organization has 50 webhooks (`too_many_webhooks`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`). */
        WebhookConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such webhook (`not_found`). */
        WebhookNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such webhook or workflow (`not_found`). */
        WebhookOrWorkflowNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The previous secret still signs (`webhook_rotation_open`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`). */
        WebhookRotationConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such webhook, or the webhook no such delivery (`not_found`). */
        DeliveryNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key belongs to another user of the organization, and the caller does not have the role `admin` (`forbidden`). */
        ApiKeyOfAnotherUser: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's organization has no such API key (`not_found`). */
        ApiKeyNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key is the last enabled one with the role `admin` (`last_admin_key`). */
        LastAdminKey: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is invalid (`malformed_json`, `invalid_request`). */
        InvalidSignIn: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Too many sign-ins from this address have failed, or the API key or its organization has exhausted a budget
         *     (`rate_limited`).
         */
        TooManySignIns: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`). */
        InvalidModel: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such model (`not_found`). */
        ModelNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The model is the built-in one (`model_builtin`), or it fills a slot that the change would no longer allow (`model_in_use`). */
        ModelUpdateConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The model is the built-in one (`model_builtin`), or it fills a slot (`model_in_use`). */
        ModelDeletionConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is invalid, or the model may not fill the slot (`malformed_json`, `invalid_request`, `invalid_id`). */
        InvalidRuntimeConfiguration: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such organization (`not_found`). */
        OrganizationNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such user (`not_found`). */
        UserNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-error-code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
         *     `link` header points to the next one.
         * @example 50
         */
        Limit: number;
        /**
         * @description Where the page starts, from the `link` header of the previous page.
         * @example MjAyNi0wMy0wMg
         */
        Cursor: string;
        /**
         * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
         *     with the same key have one effect and one response.
         * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
         */
        IdempotencyKey: string;
        /**
         * @description Id of the workflow.
         * @example wkf_3f9a1c7e20b4
         */
        WorkflowId: components["schemas"]["WorkflowId"];
        /**
         * @description The `etag` of the workflow that the change is based on. If the workflow has another version by now, nothing changes
         *     (RFC 9110 section 13.1.1). A request whose change has already been made succeeds, so it can be repeated.
         * @example "v3"
         */
        IfMatch: string;
        /**
         * @description Number of a version of the workflow.
         * @example 2
         */
        WorkflowVersionNumber: number;
        /**
         * @description Only executions that were reviewed at this time or later.
         * @example 2026-03-01T00:00:00Z
         */
        ReviewedSince: components["schemas"]["UtcTime"];
        /**
         * @description The maximum number of labels in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
         *     `link` header points to the next one.
         * @example 20
         */
        LabelLimit: number;
        /**
         * @description The batch that the execution joins; it must be one of this workflow, and open.
         * @example bat_2f6d18b0c9e4
         */
        BatchOfExecution: components["schemas"]["BatchId"];
        /**
         * @description The version of the workflow to run; the current one if omitted.
         * @example 2
         */
        WorkflowVersionFilter: number;
        /**
         * @description `wait=N` (RFC 7240) delays the response until the execution has ended, for at most N seconds and never longer than
         *     60. Then the current state is returned.
         * @example wait=30
         */
        Prefer: string;
        /**
         * @description Id of an execution of that workflow.
         * @example exe_8d02e5b7146f
         */
        WorkflowExecutionId: components["schemas"]["ExecutionId"];
        /**
         * @description Only executions of this workflow.
         * @example wkf_3f9a1c7e20b4
         */
        WorkflowFilter: components["schemas"]["WorkflowId"];
        /**
         * @description Only executions in this state.
         * @example Completed
         */
        StatusFilter: components["schemas"]["ExecutionStatus"];
        /**
         * @description Only executions whose review has this state.
         * @example needed
         */
        ReviewFilter: components["schemas"]["ReviewState"];
        /**
         * @description Only executions that were created at this time or later.
         * @example 2026-03-01T00:00:00Z
         */
        CreatedAfter: components["schemas"]["UtcTime"];
        /**
         * @description Only executions that were created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        CreatedBefore: components["schemas"]["UtcTime"];
        /**
         * @description Only executions of this batch.
         * @example bat_2f6d18b0c9e4
         */
        BatchFilter: components["schemas"]["BatchId"];
        /**
         * @description Whether the values have the corrections of the reviews. Rejected executions are then left out.
         * @example true
         */
        JoinedReviewed: "true" | "false";
        /**
         * @description The format: one table as CSV (RFC 4180), an array with an entry for each execution as JSON, or an Excel workbook.
         * @example csv
         */
        JoinedExportMode: "csv" | "json" | "xlsx";
        /**
         * @description JSON Pointer (RFC 6901) of a table, for CSV alone: a row for each row of this table, in place of one for each execution.
         * @example /Invoice/tables/items
         */
        JoinedTable: string;
        /**
         * @description Id of the execution.
         * @example exe_8d02e5b7146f
         */
        ExecutionId: components["schemas"]["ExecutionId"];
        /**
         * @description The format inside the JSON string: one table as CSV (RFC 4180), the extracted data as indented JSON, or an Excel
         *     workbook in base64.
         * @example csv
         */
        ExportMode: "csv" | "json" | "xlsx";
        /**
         * @description Whether the values have the corrections of the review. A rejected execution is then not exported.
         * @example true
         */
        Reviewed: "true" | "false";
        /**
         * @description Id of the file.
         * @example file_51c0ad93f7e2
         */
        FileId: components["schemas"]["FileId"];
        /**
         * @description Start of the period, included; 30 days before its end when omitted.
         * @example 2026-03-01T00:00:00Z
         */
        UsageFrom: components["schemas"]["UtcTime"];
        /**
         * @description End of the period, excluded; now when omitted.
         * @example 2026-04-01T00:00:00Z
         */
        UsageTo: components["schemas"]["UtcTime"];
        /**
         * @description By what the usage is summed up.
         * @example day
         */
        UsageGrouping: "day" | "workflow" | "model";
        /**
         * @description For admins, the organization whose usage is summed up, or `all`; the caller's own when omitted.
         * @example all
         */
        UsageOrganization: string;
        /**
         * @description Id of the batch.
         * @example bat_2f6d18b0c9e4
         */
        BatchId: components["schemas"]["BatchId"];
        /**
         * @description Page number, counted from 1; in a spreadsheet, the sheet number.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The width of the image in pixels.
         * @example 1200
         */
        ImageWidth: "600" | "1200" | "1800" | "2400";
        /**
         * @description Number of the first row, counted from 1 as in cell addresses.
         * @example 1
         */
        FirstRow: number;
        /**
         * @description The maximum number of rows.
         * @example 100
         */
        RowCount: number;
        /**
         * @description Id of the webhook.
         * @example whe_6c1e9a40d7b3
         */
        WebhookId: components["schemas"]["WebhookId"];
        /**
         * @description Only deliveries in this state.
         * @example failed
         */
        DeliveryStateFilter: components["schemas"]["DeliveryState"];
        /**
         * @description Id of the message.
         * @example msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2
         */
        MessageId: components["schemas"]["MessageId"];
        /**
         * @description Id of the API key.
         * @example key_94be60d1a3c8
         */
        ApiKeyId: components["schemas"]["ApiKeyId"];
        /**
         * @description Id of the user.
         * @example usr_0e7d4b92c6f1
         */
        UserId: components["schemas"]["UserId"];
        /**
         * @description Only entries of this time or later.
         * @example 2026-03-01T00:00:00Z
         */
        Since: components["schemas"]["UtcTime"];
        /**
         * @description Only entries before this time.
         * @example 2026-04-01T00:00:00Z
         */
        Until: components["schemas"]["UtcTime"];
        /**
         * @description Only entries of this operation.
         * @example createUser
         */
        AuditedOperationFilter: components["schemas"]["AuditedOperation"];
        /**
         * @description Only changes by users of this organization.
         * @example org_b18a63f50d2e
         */
        OrganizationFilter: components["schemas"]["OrganizationId"];
        /**
         * @description Only changes by this user.
         * @example usr_0e7d4b92c6f1
         */
        UserFilter: components["schemas"]["UserId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in the server's log; quote it when you report a problem.
         * @example req_5d1f0a7c93be
         */
        RequestId: string;
        /**
         * @description The budgets that this request counts against, each with its size `q` and the seconds `w` in which an exhausted one
         *     refills (draft-ietf-httpapi-ratelimit-headers-11): `executes` for starting executions or `reads` for everything else,
         *     both per API key, and `organization` for all its keys together. Absent while no budget is configured.
         * @example "reads";q=600;w=60, "organization";q=6000;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description What is left of each budget, `r`, and the seconds `t` until it is full again
         *     (draft-ietf-httpapi-ratelimit-headers-11). A budget refills evenly, so requests succeed long before `t` has passed.
         * @example "reads";r=599;t=1, "organization";r=5999;t=1
         */
        RateLimit: string;
        /**
         * @description The address of the next page, as `<…>; rel="next"` (RFC 8288). Only the last page has none: a page with fewer items
         *     than `limit` is not necessarily the last.
         * @example </api/v1/workflows?limit=50&cursor=MjAyNi0wMy0wMg>; rel="next"
         */
        NextPage: string;
        /**
         * @description The machine-readable error code, one of a closed set.
         * @example invalid_request
         */
        ErrorCode: "invalid_request" | "malformed_json" | "invalid_id" | "file_missing" | "file_empty" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "model_in_use" | "model_builtin" | "execution_not_completed" | "execution_running" | "file_in_use" | "batch_closed" | "review_conflict" | "too_many_revisions" | "too_many_files" | "page_not_drawn" | "document_refused" | "execution_rejected" | "last_admin_key" | "too_many_webhooks" | "webhook_rotation_open" | "idempotency_in_progress" | "version_conflict" | "payload_too_large" | "unsupported_media_type" | "file_unsupported" | "idempotency_mismatch" | "rate_limited" | "internal" | "unavailable";
        /**
         * @description Seconds to wait before the next attempt.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description Path of the workflow that was created.
         * @example /api/v1/workflows/wkf_3f9a1c7e20b4
         */
        WorkflowLocation: string;
        /**
         * @description Present when this is the stored response to an earlier request with the same `Idempotency-Key`.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description The version of the workflow, as an entity tag (RFC 9110 section 8.8.3) for `If-Match`.
         * @example "v3"
         */
        WorkflowTag: string;
        /**
         * @description Path of the execution that was started.
         * @example /api/v1/executions/exe_8d02e5b7146f
         */
        ExecutionLocation: string;
        /**
         * @description `wait=N` when the server applied the request's preference to wait (RFC 7240).
         * @example wait=30
         */
        PreferenceApplied: string;
        /**
         * @description The file name to save the export under (RFC 6266), when `Accept` asks for raw bytes.
         * @example attachment; filename="acme-0042.csv"
         */
        ContentDisposition: string;
        /**
         * @description Path of the file that was stored.
         * @example /api/v1/files/file_51c0ad93f7e2
         */
        FileLocation: string;
        /**
         * @description Identifies the image for `If-None-Match` (RFC 9110).
         * @example "9f86d081-1-1200"
         */
        EntityTag: string;
        /**
         * @description The session, for the browser alone: `HttpOnly` and `SameSite=Strict`, and `Secure` where the server's public URL begins
         *     with `https`.
         * @example __Host-docsift=EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=43200
         */
        SessionCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listWorkflows: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflows. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowInput"];
            };
        };
        responses: {
            /** @description The workflow is stored. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    location: components["headers"]["WorkflowLocation"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowReference"];
                };
            };
            400: components["responses"]["InvalidWorkflow"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    etag: components["headers"]["WorkflowTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `etag` of the workflow that the change is based on. If the workflow has another version by now, nothing changes
                 *     (RFC 9110 section 13.1.1). A request whose change has already been made succeeds, so it can be repeated.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowInput"];
            };
        };
        responses: {
            /** @description The workflow is replaced. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    etag: components["headers"]["WorkflowTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowReference"];
                };
            };
            400: components["responses"]["InvalidWorkflow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow is deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowVersions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowVersion"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkflowVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
                /**
                 * @description Number of a version of the workflow.
                 * @example 2
                 */
                version: components["parameters"]["WorkflowVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow in that version. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowVersionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreWorkflowVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
                /**
                 * @description Number of a version of the workflow.
                 * @example 2
                 */
                version: components["parameters"]["WorkflowVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition is the current one. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowReference"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowVersionNotFound"];
            409: components["responses"]["RepeatInProgress"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowLabels: {
        parameters: {
            query?: {
                /**
                 * @description Only executions that were reviewed at this time or later.
                 * @example 2026-03-01T00:00:00Z
                 */
                since?: components["parameters"]["ReviewedSince"];
                /**
                 * @description The maximum number of labels in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 20
                 */
                limit?: components["parameters"]["LabelLimit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    executeWorkflow: {
        parameters: {
            query?: {
                /**
                 * @description The batch that the execution joins; it must be one of this workflow, and open.
                 * @example bat_2f6d18b0c9e4
                 */
                batchId?: components["parameters"]["BatchOfExecution"];
                /**
                 * @description The version of the workflow to run; the current one if omitted.
                 * @example 2
                 */
                version?: components["parameters"]["WorkflowVersionFilter"];
            };
            header?: {
                /**
                 * @description `wait=N` (RFC 7240) delays the response until the execution has ended, for at most N seconds and never longer than
                 *     60. Then the current state is returned.
                 * @example wait=30
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The document.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The execution, which is queued or, when the request preferred to wait, may have ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    location: components["headers"]["ExecutionLocation"];
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResult"];
                };
            };
            400: components["responses"]["InvalidFile"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecuteNotFound"];
            409: components["responses"]["ExecuteConflict"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["FileUnsupported"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    executeFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `wait=N` (RFC 7240) delays the response until the execution has ended, for at most N seconds and never longer than
                 *     60. Then the current state is returned.
                 * @example wait=30
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileExecutionInput"];
            };
        };
        responses: {
            /** @description The execution, which is queued or, when the request preferred to wait, may have ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    location: components["headers"]["ExecutionLocation"];
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowOrFileNotFound"];
            409: components["responses"]["ExecuteConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkflowExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
                /**
                 * @description Id of an execution of that workflow.
                 * @example exe_8d02e5b7146f
                 */
                workflowExecutionId: components["parameters"]["WorkflowExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Execution"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExecutions: {
        parameters: {
            query?: {
                /**
                 * @description Only executions of this workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId?: components["parameters"]["WorkflowFilter"];
                /**
                 * @description Only executions in this state.
                 * @example Completed
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description Only executions whose review has this state.
                 * @example needed
                 */
                review?: components["parameters"]["ReviewFilter"];
                /**
                 * @description Only executions that were created at this time or later.
                 * @example 2026-03-01T00:00:00Z
                 */
                createdAfter?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only executions that were created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Only executions of this batch.
                 * @example bat_2f6d18b0c9e4
                 */
                batchId?: components["parameters"]["BatchFilter"];
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionSummary"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportExecutions: {
        parameters: {
            query?: {
                /**
                 * @description Only executions of this workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId?: components["parameters"]["WorkflowFilter"];
                /**
                 * @description Only executions of this batch.
                 * @example bat_2f6d18b0c9e4
                 */
                batchId?: components["parameters"]["BatchFilter"];
                /**
                 * @description Only executions that were created at this time or later.
                 * @example 2026-03-01T00:00:00Z
                 */
                createdAfter?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only executions that were created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Whether the values have the corrections of the reviews. Rejected executions are then left out.
                 * @example true
                 */
                reviewed?: components["parameters"]["JoinedReviewed"];
                /**
                 * @description The format: one table as CSV (RFC 4180), an array with an entry for each execution as JSON, or an Excel workbook.
                 * @example csv
                 */
                mode?: components["parameters"]["JoinedExportMode"];
                /**
                 * @description JSON Pointer (RFC 6901) of a table, for CSV alone: a row for each row of this table, in place of one for each execution.
                 * @example /Invoice/tables/items
                 */
                table?: components["parameters"]["JoinedTable"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, in the format of `mode`. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["JoinedExecution"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Execution"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution is deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExecutionRunning"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExecutionStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `wait=N` (RFC 7240) delays the response until the execution has ended, for at most N seconds and never longer than
                 *     60. Then the current state is returned.
                 * @example wait=30
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the execution. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionStatusView"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExecutionFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionFile"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportExecution: {
        parameters: {
            query?: {
                /**
                 * @description The format inside the JSON string: one table as CSV (RFC 4180), the extracted data as indented JSON, or an Excel
                 *     workbook in base64.
                 * @example csv
                 */
                mode?: components["parameters"]["ExportMode"];
                /**
                 * @description Whether the values have the corrections of the review. A rejected execution is then not exported.
                 * @example true
                 */
                reviewed?: components["parameters"]["Reviewed"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values as a JSON string, or as raw bytes when `Accept` requests CSV or Excel. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExportConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExecutionEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceReport"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExecutionNotCompleted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExecutionReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExecutionNotCompleted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateExecutionReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description The review as it is stored. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidReview"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ReviewConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewRevision"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution is cancelled. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionStatusView"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["CancelConflict"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new execution is queued. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    location: components["headers"]["ExecutionLocation"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResult"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RetryNotFound"];
            409: components["responses"]["RetryConflict"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The document, of the same kinds and size as for `executeWorkflow`.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The stored file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    location: components["headers"]["FileLocation"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["InvalidFile"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["UploadConflict"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["FileUnsupported"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file.
                 * @example file_51c0ad93f7e2
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FileNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file.
                 * @example file_51c0ad93f7e2
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FileNotFound"];
            409: components["responses"]["FileInUse"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExecutionUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionUsage"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExecutionNotEnded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsage: {
        parameters: {
            query?: {
                /**
                 * @description Start of the period, included; 30 days before its end when omitted.
                 * @example 2026-03-01T00:00:00Z
                 */
                from?: components["parameters"]["UsageFrom"];
                /**
                 * @description End of the period, excluded; now when omitted.
                 * @example 2026-04-01T00:00:00Z
                 */
                to?: components["parameters"]["UsageTo"];
                /**
                 * @description By what the usage is summed up.
                 * @example day
                 */
                groupBy?: components["parameters"]["UsageGrouping"];
                /**
                 * @description For admins, the organization whose usage is summed up, or `all`; the caller's own when omitted.
                 * @example all
                 */
                organizationId?: components["parameters"]["UsageOrganization"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageGroup"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBatches: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchInput"];
            };
        };
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the batch.
                 * @example bat_2f6d18b0c9e4
                 */
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchDetails"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the batch.
                 * @example bat_2f6d18b0c9e4
                 */
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchNotFound"];
            409: components["responses"]["RepeatInProgress"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFilePages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file.
                 * @example file_51c0ad93f7e2
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file's pages. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilePages"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FileNotFound"];
            409: components["responses"]["DocumentRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPageImage: {
        parameters: {
            query?: {
                /**
                 * @description The width of the image in pixels.
                 * @example 1200
                 */
                width?: components["parameters"]["ImageWidth"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the file.
                 * @example file_51c0ad93f7e2
                 */
                fileId: components["parameters"]["FileId"];
                /**
                 * @description Page number, counted from 1; in a spreadsheet, the sheet number.
                 * @example 1
                 */
                page: components["parameters"]["PageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** @description The image that `If-None-Match` names has not changed; a page image of a file never changes. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageNotDrawn"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPageWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file.
                 * @example file_51c0ad93f7e2
                 */
                fileId: components["parameters"]["FileId"];
                /**
                 * @description Page number, counted from 1; in a spreadsheet, the sheet number.
                 * @example 1
                 */
                page: components["parameters"]["PageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page's words. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageWords"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["DocumentRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGrid: {
        parameters: {
            query?: {
                /**
                 * @description Number of the first row, counted from 1 as in cell addresses.
                 * @example 1
                 */
                firstRow?: components["parameters"]["FirstRow"];
                /**
                 * @description The maximum number of rows.
                 * @example 100
                 */
                rows?: components["parameters"]["RowCount"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the file.
                 * @example file_51c0ad93f7e2
                 */
                fileId: components["parameters"]["FileId"];
                /**
                 * @description Page number, counted from 1; in a spreadsheet, the sheet number.
                 * @example 1
                 */
                page: components["parameters"]["PageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sheet's rows. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GridRows"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["DocumentRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file.
                 * @example file_51c0ad93f7e2
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionInput"];
            };
        };
        responses: {
            /** @description The value at a place. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionValue"];
                };
            };
            400: components["responses"]["InvalidRegion"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["DocumentRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    extractFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file.
                 * @example file_51c0ad93f7e2
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryInput"];
            };
        };
        responses: {
            /** @description A configuration. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriedExtraction"];
                };
            };
            400: components["responses"]["InvalidWorkflow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FileNotFound"];
            409: components["responses"]["DocumentRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionInput"];
            };
        };
        responses: {
            /** @description A suggestion. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestedWorkflow"];
                };
            };
            400: components["responses"]["InvalidSuggestion"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FileNotFound"];
            409: components["responses"]["DocumentRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreated"];
                };
            };
            400: components["responses"]["InvalidWebhook"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            409: components["responses"]["WebhookConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidWebhook"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookOrWorkflowNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRotationInput"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            409: components["responses"]["WebhookRotationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which has just begun. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            409: components["responses"]["RepeatInProgress"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecoveryInput"];
            };
        };
        responses: {
            /** @description How many deliveries have begun again. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecovered"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries in this state.
                 * @example failed
                 */
                state?: components["parameters"]["DeliveryStateFilter"];
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
                /**
                 * @description Id of the message.
                 * @example msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetails"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeliveryNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example whe_6c1e9a40d7b3
                 */
                webhookId: components["parameters"]["WebhookId"];
                /**
                 * @description Id of the message.
                 * @example msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which has begun again. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeliveryNotFound"];
            409: components["responses"]["RepeatInProgress"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreated"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the API key.
                 * @example key_94be60d1a3c8
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ApiKeyOfAnotherUser"];
            404: components["responses"]["ApiKeyNotFound"];
            409: components["responses"]["LastAdminKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caller"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionInput"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "set-cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidSignIn"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManySignIns"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "set-cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addModel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelInput"];
            };
        };
        responses: {
            /** @description The model is stored. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelResult"];
                };
            };
            400: components["responses"]["InvalidModel"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelUpdate"];
            };
        };
        responses: {
            /** @description The model is changed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelResult"];
                };
            };
            400: components["responses"]["InvalidModel"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["ModelUpdateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelDeletion"];
            };
        };
        responses: {
            /** @description The model is deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["ModelDeletionConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateModelConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResult"];
                };
            };
            400: components["responses"]["InvalidModel"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRuntimeConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runtime configuration. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuntimeConfiguration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRuntimeConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuntimeConfigurationInput"];
            };
        };
        responses: {
            /** @description The model is in use. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["InvalidRuntimeConfiguration"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizations: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationInput"];
            };
        };
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation
                 *     with the same key have one effect and one response.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the user.
                 * @example usr_0e7d4b92c6f1
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreated"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["RepeatMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this time or later.
                 * @example 2026-03-01T00:00:00Z
                 */
                since?: components["parameters"]["Since"];
                /**
                 * @description Only entries before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Only entries of this operation.
                 * @example createUser
                 */
                operation?: components["parameters"]["AuditedOperationFilter"];
                /**
                 * @description Only changes by users of this organization.
                 * @example org_b18a63f50d2e
                 */
                organizationId?: components["parameters"]["OrganizationFilter"];
                /**
                 * @description Only changes by this user.
                 * @example usr_0e7d4b92c6f1
                 */
                userId?: components["parameters"]["UserFilter"];
                /**
                 * @description The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header points to the next one.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, from the `link` header of the previous page.
                 * @example MjAyNi0wMy0wMg
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    onExecutionCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionMessage"];
            };
        };
        responses: {
            /** @description The message is delivered. Any other response, or none within 15 seconds, leads to another attempt. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onExecutionFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionMessage"];
            };
        };
        responses: {
            /** @description The message is delivered. Any other response, or none within 15 seconds, leads to another attempt. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onExecutionReviewNeeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionMessage"];
            };
        };
        responses: {
            /** @description The message is delivered. Any other response, or none within 15 seconds, leads to another attempt. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onExecutionReviewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionMessage"];
            };
        };
        responses: {
            /** @description The message is delivered. Any other response, or none within 15 seconds, leads to another attempt. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestMessage"];
            };
        };
        responses: {
            /** @description The message is delivered. Any other response, or none within 15 seconds, leads to another attempt. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
