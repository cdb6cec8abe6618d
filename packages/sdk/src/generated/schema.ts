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
         * @description Returns the workflows of the caller's organization, newest first; a page has at most 1,000 items and 4 MiB.
         */
        get: operations["listWorkflows"];
        put?: never;
        /**
         * Create a workflow
         * @description Stores a definition of what to extract. It can be executed at once.
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
         * @description Answers the whole definition.
         */
        get: operations["getWorkflow"];
        /**
         * Replace a workflow
         * @description Stores a new definition in place of the old one; a description that is left out becomes empty. Executions that have
         *     started keep the definition they were started with.
         */
        put: operations["updateWorkflow"];
        post?: never;
        /**
         * Delete a workflow
         * @description Removes the definition. Its executions stay readable.
         */
        delete: operations["deleteWorkflow"];
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
         * @description Sends a document in one part named `file`, stores it and queues its extraction. What kind of file it is, the server
         *     finds out from its content: PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, TSV, TXT, MD, HTML or EML.
         */
        post: operations["executeWorkflow"];
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
         * @description Answers the same as reading the execution by itself, provided that it belongs to the workflow.
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
         * @description Returns the executions of the caller's organization, newest first and without their values; a page has at most 1,000 items
         *     and 4 MiB.
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
    "/api/v1/executions/{executionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an execution
         * @description Answers the execution with its values once it is completed.
         */
        get: operations["getExecution"];
        put?: never;
        post?: never;
        delete?: never;
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
         * Read where an execution stands
         * @description Answers at once, or with `Prefer` as soon as the execution has ended.
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
         * Get an address for the file
         * @description Answers a signed address that serves the file as it was sent, in whole or in ranges.
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
         * @description Answers the values in a form for other programs. CSV has one row a value, with the columns object, section, table,
         *     row, name, type and value; text that a spreadsheet would run as a formula is defused with an apostrophe. A workbook
         *     has one sheet for the fields and one for each table.
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
         * Read where the values came from
         * @description Answers for each value its page and place, the text as printed and the chance that it is right.
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
         * @description Ends an execution that is queued or being processed; it becomes `Failed` with the reason `cancelled`.
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
         * @description Starts a new execution of the same file with the workflow as it is defined at this moment. The old execution stays
         *     as it is.
         */
        post: operations["retryExecution"];
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
         * @description Answers the keys of the caller's organization, newest first, the revoked ones included. Their values are masked.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Makes a key that acts for the same user as the calling one. Its value is answered here and never again.
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
         * @description Revokes the key immediately; requests still in progress with it are refused. Revoking it again succeeds and changes
         *     nothing. Members can revoke the keys of their own user, admins every key of their organization.
         */
        delete: operations["revokeApiKey"];
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
         * @description Answers every model of the deployment, the built-in one included. Secrets are masked.
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
         * @description Stores a model and its secret. It is used once it is put into a slot of the runtime configuration.
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
         * @description Changes a model. What is left out stays as it is, the secret included; a new name or address may mean another
         *     provider, which is found out again unless it is named.
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
         * @description Forgets a model and its secret. The body names it.
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
         * Try a model
         * @description Sends the model one small request without storing anything. That the model does not answer is a result, not an
         *     error.
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
         * @description Answers which model fills which slot.
         */
        get: operations["getRuntimeConfig"];
        put?: never;
        /**
         * Put a model to use
         * @description Puts the model into every slot that its flags allow, or into the one named by `type`. It holds for executions that
         *     begin afterwards.
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
         * @description Returns the organizations of the deployment, newest first; a page has at most 1,000 items and 4 MiB.
         */
        get: operations["listOrganizations"];
        put?: never;
        /**
         * Create an organization
         * @description Makes an organization without users.
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
         * @description Returns the users of all organizations, newest first; a page has at most 1,000 items and 4 MiB.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Makes a user of an organization, without keys.
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
         * @description Makes a key that acts for the user. Its value is answered here and never again.
         */
        post: operations["createUserApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The structure of `extractedData`: object name → its fields and tables. Every configured name is present, in the
         *     configured order; a parser of JSON may list them otherwise, as JavaScript does with names that look like whole numbers.
         *     A value that the document does not hold is `null`, a table that it does not hold is empty.
         */
        ExtractedData: {
            [key: string]: {
                /** @description Field name → value; left out when the object defines no fields. */
                fields?: {
                    [key: string]: string | number | null;
                };
                /** @description Table name → rows; left out when the object defines no tables. */
                tables?: {
                    [key: string]: {
                        [key: string]: string | number | null;
                    }[];
                };
            };
        };
        /**
         * @description Names a workflow.
         * @example wkf_3f9a1c7e20b4
         */
        WorkflowId: string;
        /**
         * @description How a value is answered: `string` as printed, `date` as `YYYY-MM-DD`, `number` as a JSON number.
         * @enum {string}
         */
        ValueType: "string" | "date" | "number";
        /** @description A single value to look for. */
        FieldDefinition: {
            /** @description Key of the value in the answer, unique among the fields of its object. */
            name: string;
            /** @description What the value is, in any language. A phrase in quotes is taken as a label printed in the document. */
            description?: string;
            type: components["schemas"]["ValueType"];
        };
        /** @description One column of a table. */
        ColumnDefinition: {
            /** @description Key of the cell in each row, unique among the columns of its table. */
            name: string;
            /** @description What the column holds, read like that of a field. */
            description?: string;
            type: components["schemas"]["ValueType"];
        };
        /** @description A table to look for; each printed row becomes one row of the answer. */
        TableDefinition: {
            /** @description Key of the table in the answer, unique among the tables of its object. */
            name: string;
            /** @description What the rows of the table are. */
            description?: string;
            /** @description The cells of a row. */
            columns: components["schemas"]["ColumnDefinition"][];
        };
        /** @description A group of values that belong together. It needs at least one field or one table. */
        ObjectDefinition: {
            /** @description Key of the group in the answer, unique within the configuration. */
            name: string;
            /** @description What the group stands for. */
            description?: string;
            /** @description Values that occur once. */
            fields?: components["schemas"]["FieldDefinition"][];
            /** @description Values that repeat in rows. */
            tables?: components["schemas"]["TableDefinition"][];
        };
        /**
         * @description What to extract. Names are trimmed and must differ among siblings; fields and columns may number 500 in all, and the
         *     whole may take 256 KiB of JSON.
         */
        Configuration: {
            /** @description The groups of values, answered in this order. */
            objects: components["schemas"]["ObjectDefinition"][];
        };
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339 with milliseconds.
         * @example 2026-03-02T09:15:04.218Z
         */
        Timestamp: string;
        /**
         * @description Names a user.
         * @example usr_0e7d4b92c6f1
         */
        UserId: string;
        /** @description A stored definition of what to extract. */
        Workflow: {
            id: components["schemas"]["WorkflowId"];
            /** @description A name for people. */
            name: string;
            /** @description What the workflow is for; empty when nothing was said. */
            description: string;
            configuration: components["schemas"]["Configuration"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            ownerId: components["schemas"]["UserId"];
        };
        /** @description Why a request failed. */
        Error: {
            /** @description One plain sentence that names the place and the remedy. */
            error: string;
        };
        /**
         * @description A workflow to store. The members that the server decides (`id`, `createdAt`, `updatedAt`, `ownerId`) may be present,
         *     so that a workflow can be read, changed and sent back; they have no effect.
         */
        WorkflowInput: {
            /** @description A name for people. */
            name: string;
            /**
             * @description What the workflow is for.
             * @default
             */
            description?: string;
            configuration: components["schemas"]["Configuration"];
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
            /** @description Ignored. */
            updatedAt?: unknown;
            /** @description Ignored. */
            ownerId?: unknown;
        };
        /** @description Which workflow was stored. */
        WorkflowReference: {
            workflowId: components["schemas"]["WorkflowId"];
            /** @description One plain sentence. */
            message: string;
        };
        /** @description A confirmation in words. */
        Message: {
            /** @description One plain sentence. */
            message: string;
        };
        /**
         * @description Names an execution.
         * @example exe_8d02e5b7146f
         */
        ExecutionId: string;
        /**
         * @description Names a stored file.
         * @example file_51c0ad93f7e2
         */
        FileId: string;
        /** @description The execution that was started. */
        ExecuteResult: {
            workflowExecutionId: components["schemas"]["ExecutionId"];
            workflowId: components["schemas"]["WorkflowId"];
            /** @description Where the execution stands, in the words of `ExecutionStatus`. */
            status: string;
            fileId: components["schemas"]["FileId"];
            /** @description Name of the file as it was sent. */
            filename: string;
        };
        /**
         * @description Where an execution stands. It moves from `Queued` to `Processing` and ends as `Completed` or `Failed`; an ended
         *     execution never changes again.
         * @enum {string}
         */
        ExecutionStatus: "Queued" | "Processing" | "Failed" | "Completed";
        /** @description One run of a workflow over one file. */
        Execution: {
            id: components["schemas"]["ExecutionId"];
            status: components["schemas"]["ExecutionStatus"];
            createdAt: components["schemas"]["Timestamp"];
            ownerId: components["schemas"]["UserId"];
            workflowId: components["schemas"]["WorkflowId"];
            /** @description Name of the workflow when the execution was started. */
            workflowName: string;
            fileId: components["schemas"]["FileId"];
            /** @description Name of the file as it was sent. */
            fileName: string;
            /** @description Name of the execution's entry in the queue. */
            jobId: string;
            /** @description Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`. */
            errorMessage?: string;
            startedAt?: components["schemas"]["Timestamp"];
            completedAt?: components["schemas"]["Timestamp"];
            /** @description The values, once the status is `Completed`. The schema `ExtractedData` tells the structure. */
            extractedData?: unknown;
        };
        /** @description An execution without its extracted data. */
        ExecutionSummary: {
            id: components["schemas"]["ExecutionId"];
            status: components["schemas"]["ExecutionStatus"];
            createdAt: components["schemas"]["Timestamp"];
            ownerId: components["schemas"]["UserId"];
            workflowId: components["schemas"]["WorkflowId"];
            /** @description Name of the workflow when the execution was started. */
            workflowName: string;
            fileId: components["schemas"]["FileId"];
            /** @description Name of the file as it was sent. */
            fileName: string;
            /** @description Name of the execution's entry in the queue. */
            jobId: string;
            /** @description Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`. */
            errorMessage?: string;
            startedAt?: components["schemas"]["Timestamp"];
            completedAt?: components["schemas"]["Timestamp"];
        };
        /** @description What a caller who waits needs to know. */
        ExecutionStatusView: {
            id: components["schemas"]["ExecutionId"];
            status: components["schemas"]["ExecutionStatus"];
            workflowId: components["schemas"]["WorkflowId"];
            fileId: components["schemas"]["FileId"];
            /** @description Name of the execution's entry in the queue. */
            jobId: string;
            /** @description Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`. */
            errorMessage?: string;
            startedAt?: components["schemas"]["Timestamp"];
            completedAt?: components["schemas"]["Timestamp"];
        };
        /** @description Where the file can be fetched. */
        ExecutionFile: {
            /**
             * Format: uri
             * @description A signed address, good for 15 minutes, that needs no API key.
             */
            url: string;
        };
        /** @description Where a value stands in the document, and how sure the reading is. */
        Evidence: {
            /** @description Page, counted from 1; in a spreadsheet the sheet. */
            page: number;
            /** @description Left, top, right and bottom edge in points from the page's top left corner. */
            box?: number[];
            /** @description Address such as `C7`, in place of the box, when the file is a grid of cells. */
            cell?: string;
            /** @description The text as it is printed. */
            text: string;
            /** @description The chance that the value is right. */
            confidence: number;
            /**
             * @description What read the value: the built-in engine, the fast or the accurate model, or data embedded in the file.
             * @enum {string}
             */
            source: "builtin" | "fast" | "accurate" | "embedded";
        };
        /** @description The evidence for an execution's values. */
        EvidenceReport: {
            /** @description Sizes of the pages, to place the boxes. */
            pages: {
                /** @description Page, counted from 1. */
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
            /** @description Sentences on what may be incomplete. */
            warnings: string[];
        };
        /**
         * @description Names an API key; not the secret itself.
         * @example key_94be60d1a3c8
         */
        ApiKeyId: string;
        /** @description An API key as it is listed. */
        ApiKey: {
            id: components["schemas"]["ApiKeyId"];
            /** @description A name for people. */
            name: string;
            /** @description The value with its middle left out; the whole is shown only at creation. */
            key: string;
            userId: components["schemas"]["UserId"];
            /** @description False once the key is revoked. */
            enabled: boolean;
            createdAt: components["schemas"]["Timestamp"];
            lastRequest?: components["schemas"]["Timestamp"];
        };
        /** @description An API key to create. The members that the server decides may be present; they have no effect. */
        ApiKeyInput: {
            /** @description A name for people. */
            name: string;
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
        };
        /** @description A new API key with its value, which is shown this once. */
        ApiKeyCreated: {
            id: components["schemas"]["ApiKeyId"];
            /** @description A name for people. */
            name: string;
            /** @description The secret to send as `x-api-key`. */
            key: string;
        };
        /**
         * @description Names a model.
         * @example mdl_c27f0b5e8a19
         */
        ModelId: string;
        /**
         * @description Whose interface a model speaks. `builtin` is the engine of the server itself, which calls nobody.
         * @enum {string}
         */
        ModelProvider: "openai" | "anthropic" | "google" | "azure" | "openai-compatible" | "builtin";
        /** @description A language model that the deployment may use. */
        Model: {
            id: components["schemas"]["ModelId"];
            provider: components["schemas"]["ModelProvider"];
            /** @description The name by which its provider knows the model. */
            modelName: string;
            /** @description A name for people. */
            displayName?: string;
            /** @description The provider's secret with its middle left out. */
            providerApiKey?: string;
            /** @description Where the provider is reached, when not at its usual address. */
            baseUrl?: string;
            /** @description Works on the text of documents, so it fits the fast slot. */
            isCore: boolean;
            /** @description Also reads images of pages, so it fits the accurate slot. */
            isVision: boolean;
        };
        /**
         * @description A model to add or to try. At least one of `isCore` and `isVision` must be true. An empty string counts as left out.
         *     The `id` of a listed model may be present; it has no effect.
         */
        ModelInput: {
            /** @description The name by which its provider knows the model. */
            modelName: string;
            /** @description A name for people. */
            displayName?: string;
            /** @description The provider's secret. It is stored encrypted and never answered in clear. */
            providerApiKey?: string;
            /** @description Where the provider is reached, http or https. Needed for `openai-compatible`. */
            baseUrl?: string;
            /**
             * @description Works on the text of documents, so it fits the fast slot.
             * @default true
             */
            isCore?: boolean;
            /**
             * @description Also reads images of pages, so it fits the accurate slot.
             * @default false
             */
            isVision?: boolean;
            /** @description Left out, it follows from the host of `baseUrl`, then from the model's name. */
            provider?: components["schemas"]["ModelProvider"];
            /** @description Ignored. */
            id?: unknown;
        };
        /** @description The model as it was stored. */
        ModelResult: {
            /** @description Always true; a failure answers with an error instead. */
            success: boolean;
            model: components["schemas"]["Model"];
        };
        /** @description Changes of a model. What is left out stays as it is, and an empty string removes what stood there. */
        ModelUpdate: {
            id: components["schemas"]["ModelId"];
            /** @description The name by which its provider knows the model. */
            modelName: string;
            /** @description A name for people. */
            displayName?: string;
            /**
             * @description The provider's secret. Left out, or sent back as it was listed, the stored one stays; a `baseUrl` of another
             *     origin needs it anew.
             */
            providerApiKey?: string;
            /** @description Where the provider is reached, http or https. Needed for `openai-compatible`. */
            baseUrl?: string;
            /** @description Works on the text of documents, so it fits the fast slot. */
            isCore?: boolean;
            /** @description Also reads images of pages, so it fits the accurate slot. */
            isVision?: boolean;
            /** @description Left out, it follows from the host of `baseUrl`, then from the model's name. */
            provider?: components["schemas"]["ModelProvider"];
        };
        /** @description Which model to delete. */
        ModelDeletion: {
            id: components["schemas"]["ModelId"];
        };
        /** @description A confirmation for programs. */
        Success: {
            /** @description Always true; a failure answers with an error instead. */
            success: boolean;
        };
        /** @description Whether a model answered. */
        ConnectionResult: {
            /** @description True when the model answered a small request. */
            isValid: boolean;
            /** @description What went wrong; left out when nothing did. */
            error?: string;
        };
        /** @description The model that works in a slot. */
        RuntimeSlot: {
            /** @description Display name of the model, or its provider's name for it. */
            name: string;
            modelId: components["schemas"]["ModelId"];
        };
        /**
         * @description The models used in executions. The fast model reads the text; pages without reliable text and doubtful values go to
         *     the accurate model. A slot without a model is left out.
         */
        RuntimeConfiguration: {
            fastModel?: components["schemas"]["RuntimeSlot"];
            accurateModel?: components["schemas"]["RuntimeSlot"];
        };
        /** @description Which model to use. */
        RuntimeConfigurationInput: {
            modelId: components["schemas"]["ModelId"];
            /**
             * @description The one slot to fill; left out, every slot that the model's flags allow.
             * @enum {string}
             */
            type?: "fast" | "accurate";
        };
        /**
         * @description Names an organization.
         * @example org_b18a63f50d2e
         */
        OrganizationId: string;
        /** @description A tenant. Its users see each other's workflows, executions, files and keys, and nobody else's. */
        Organization: {
            id: components["schemas"]["OrganizationId"];
            /** @description A name for people. */
            name: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description An organization to create. The members that the server decides may be present; they have no effect. */
        OrganizationInput: {
            /** @description A name for people. */
            name: string;
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
        };
        /**
         * @description What the keys of a user may do. Only `admin` may call the operations under `/api/v1/admin`.
         * @enum {string}
         */
        Role: "admin" | "member";
        /** @description An owner of API keys. */
        User: {
            id: components["schemas"]["UserId"];
            organizationId: components["schemas"]["OrganizationId"];
            /** @description A name for people. */
            name: string;
            role: components["schemas"]["Role"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A user to create. The members that the server decides may be present; they have no effect. */
        UserInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description A name for people. */
            name: string;
            role: components["schemas"]["Role"];
            /** @description Ignored. */
            id?: unknown;
            /** @description Ignored. */
            createdAt?: unknown;
        };
    };
    responses: {
        /** @description A parameter of the path, the query or a header does not have its form (`invalid_id`, `invalid_request`). */
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
        /** @description The API key is missing, malformed, unknown or revoked (`unauthorized`). The answer is the same for all four. */
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
        /** @description The API key or its organization has used up a budget (`rate_limited`); the `ratelimit` header tells which. */
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
        /** @description Something broke inside the server (`internal`). Nothing about it is told beyond the request's id. */
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
        /** @description The database or the file storage is away, or the server is shutting down (`unavailable`). */
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
        /** @description The body or a parameter does not fit (`malformed_json`, `invalid_request`, `invalid_id`). */
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
        /** @description A request with the same `Idempotency-Key` has not ended yet (`idempotency_in_progress`). */
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
        /** @description There is no such workflow in the caller's reach (`not_found`). */
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
        /** @description The file is missing or empty, or a parameter does not fit (`file_missing`, `file_empty`, `invalid_id`, `invalid_request`). */
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
        /** @description The request is not `multipart/form-data` (`unsupported_media_type`), or the file is of a kind that cannot be read (`file_unsupported`). */
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
        /** @description There is no such execution in the caller's reach (`not_found`). */
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
        /** @description The execution has already ended (`conflict`), or a request with the same `Idempotency-Key` has not (`idempotency_in_progress`). */
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
        /** @description There is no such execution in the caller's reach, or its workflow is gone (`not_found`). */
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
        /** @description The execution has not ended yet (`conflict`), or a request with the same `Idempotency-Key` has not (`idempotency_in_progress`). */
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
        /** @description The body or a parameter does not fit (`malformed_json`, `invalid_request`, `invalid_id`). */
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
        /** @description There is no such API key in the caller's reach (`not_found`). */
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
        /** @description The body or a parameter does not fit (`malformed_json`, `invalid_request`, `invalid_id`). */
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
        /** @description The model is the built-in one (`model_builtin`), or a slot relies on what the change would take away (`model_in_use`). */
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
        /** @description The body does not fit, or the model may not fill the slot (`malformed_json`, `invalid_request`, `invalid_id`). */
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
         * @description The maximum number of items in a page. A page may have fewer, because it also ends before its JSON exceeds 4 MiB; the
         *     `link` header leads to the rest.
         * @example 50
         */
        Limit: number;
        /**
         * @description Where to go on; taken from the `link` header of the page before.
         * @example MjAyNi0wMy0wMg
         */
        Cursor: string;
        /**
         * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
         *     key has one effect and one answer.
         * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
         */
        IdempotencyKey: string;
        /**
         * @description The workflow.
         * @example wkf_3f9a1c7e20b4
         */
        WorkflowId: components["schemas"]["WorkflowId"];
        /**
         * @description `wait=N` (RFC 7240) answers as soon as the execution has ended, or after N seconds, at most 60, with the state as it is.
         * @example wait=30
         */
        Prefer: string;
        /**
         * @description An execution of that workflow.
         * @example exe_8d02e5b7146f
         */
        WorkflowExecutionId: components["schemas"]["ExecutionId"];
        /**
         * @description Only executions of this workflow.
         * @example wkf_3f9a1c7e20b4
         */
        WorkflowFilter: components["schemas"]["WorkflowId"];
        /**
         * @description Only executions that stand here.
         * @example Completed
         */
        StatusFilter: components["schemas"]["ExecutionStatus"];
        /**
         * @description The execution.
         * @example exe_8d02e5b7146f
         */
        ExecutionId: components["schemas"]["ExecutionId"];
        /**
         * @description What the JSON string holds: one table as CSV (RFC 4180), the extracted data as indented JSON, or an Excel workbook in
         *     base64.
         * @example csv
         */
        ExportMode: "csv" | "json" | "xlsx";
        /**
         * @description The API key, by its id.
         * @example key_94be60d1a3c8
         */
        ApiKeyId: components["schemas"]["ApiKeyId"];
        /**
         * @description The user.
         * @example usr_0e7d4b92c6f1
         */
        UserId: components["schemas"]["UserId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in the server's log; quote it when asking for help.
         * @example req_5d1f0a7c93be
         */
        RequestId: string;
        /**
         * @description The budgets that count this request, each with its size `q` and the seconds `w` in which a used-up one fills again
         *     (draft-ietf-httpapi-ratelimit-headers-11): `executes` for starting executions or `reads` for everything else, both of
         *     the API key, and `organization` for all its keys together. Absent while no budget is set.
         * @example "reads";q=600;w=60, "organization";q=6000;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description What is left of each budget, `r`, and the seconds `t` until it is full again
         *     (draft-ietf-httpapi-ratelimit-headers-11). A budget fills evenly, so it pays to wait for less than `t`.
         * @example "reads";r=599;t=1, "organization";r=5999;t=1
         */
        RateLimit: string;
        /**
         * @description Address of the next page as `<…>; rel="next"` (RFC 8288). Absent on the last page only: a page with fewer items than
         *     `limit` is not always the last.
         * @example </api/v1/workflows?limit=50&cursor=MjAyNi0wMy0wMg>; rel="next"
         */
        NextPage: string;
        /**
         * @description The failure as one word out of a closed set, for programs.
         * @example invalid_request
         */
        ErrorCode: "invalid_request" | "malformed_json" | "invalid_id" | "file_missing" | "file_empty" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "model_in_use" | "model_builtin" | "execution_not_completed" | "last_admin_key" | "idempotency_in_progress" | "payload_too_large" | "unsupported_media_type" | "file_unsupported" | "idempotency_mismatch" | "rate_limited" | "internal" | "unavailable";
        /**
         * @description Seconds to wait before trying again.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description Path of the workflow that was created.
         * @example /api/v1/workflows/wkf_3f9a1c7e20b4
         */
        WorkflowLocation: string;
        /**
         * @description Says `true` when this is the stored answer to an earlier request with the same `Idempotency-Key`.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Path of the execution that was started.
         * @example /api/v1/executions/exe_8d02e5b7146f
         */
        ExecutionLocation: string;
        /**
         * @description Says `wait=N` when the request asked to wait and the server did (RFC 7240).
         * @example wait=30
         */
        PreferenceApplied: string;
        /**
         * @description The file name to save under (RFC 6266), when the raw bytes were asked for.
         * @example attachment; filename="acme-0042.csv"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listWorkflows: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, because it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header leads to the rest.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on; taken from the `link` header of the page before.
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
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
                 * @description The workflow.
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
            header?: never;
            path: {
                /**
                 * @description The workflow.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowReference"];
                };
            };
            400: components["responses"]["InvalidWorkflow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
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
                 * @description The workflow.
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
    executeWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `wait=N` (RFC 7240) answers as soon as the execution has ended, or after N seconds, at most 60, with the state as it is.
                 * @example wait=30
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The workflow.
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
            /** @description The execution is queued, or has ended when the request asked to wait. */
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
            404: components["responses"]["WorkflowNotFound"];
            409: components["responses"]["RepeatInProgress"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["FileUnsupported"];
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
                 * @description The workflow.
                 * @example wkf_3f9a1c7e20b4
                 */
                workflowId: components["parameters"]["WorkflowId"];
                /**
                 * @description An execution of that workflow.
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
                 * @description Only executions that stand here.
                 * @example Completed
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description The maximum number of items in a page. A page may have fewer, because it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header leads to the rest.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on; taken from the `link` header of the page before.
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
    getExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The execution.
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
    getExecutionStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `wait=N` (RFC 7240) answers as soon as the execution has ended, or after N seconds, at most 60, with the state as it is.
                 * @example wait=30
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description The execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
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
                 * @description The execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
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
                 * @description What the JSON string holds: one table as CSV (RFC 4180), the extracted data as indented JSON, or an Excel workbook in
                 *     base64.
                 * @example csv
                 */
                mode?: components["parameters"]["ExportMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The execution.
                 * @example exe_8d02e5b7146f
                 */
                executionId: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, as one JSON string, or as raw bytes when `Accept` asks for CSV or Excel. */
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
            409: components["responses"]["ExecutionNotCompleted"];
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
                 * @description The execution.
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
    cancelExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The execution.
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The execution.
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
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items in a page. A page may have fewer, because it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header leads to the rest.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on; taken from the `link` header of the page before.
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
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
                 * @description The API key, by its id.
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
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
            /** @description The outcome. */
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
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
                 * @description The maximum number of items in a page. A page may have fewer, because it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header leads to the rest.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on; taken from the `link` header of the page before.
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
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
                 * @description The maximum number of items in a page. A page may have fewer, because it also ends before its JSON exceeds 4 MiB; the
                 *     `link` header leads to the rest.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on; taken from the `link` header of the page before.
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
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
                 * @description A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same
                 *     key has one effect and one answer.
                 * @example 0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The user.
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
}
