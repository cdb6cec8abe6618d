// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
import { createRoute, z } from "@hono/zod-openapi"

export const extractedDataSchema = z.record(z.string(), z.object({
  "fields": z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional(),
  "tables": z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))).optional(),
})).openapi("ExtractedData")

export const workflowIdSchema = z.string().regex(/^wkf_[a-f0-9]{12}$/).openapi("WorkflowId")

export const valueTypeSchema = z.enum(["string","date","number"]).openapi("ValueType")

export const fieldDefinitionSchema = z.strictObject({
  "name": z.string().trim().min(1).max(128).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "description": z.string().regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "type": valueTypeSchema,
}).openapi("FieldDefinition")

export const columnDefinitionSchema = z.strictObject({
  "name": z.string().trim().min(1).max(128).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "description": z.string().regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "type": valueTypeSchema,
}).openapi("ColumnDefinition")

export const tableDefinitionSchema = z.strictObject({
  "name": z.string().trim().min(1).max(128).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "description": z.string().regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "columns": z.array(columnDefinitionSchema).min(1),
}).openapi("TableDefinition")

export const objectDefinitionSchema = z.strictObject({
  "name": z.string().trim().min(1).max(128).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "description": z.string().regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "fields": z.array(fieldDefinitionSchema).optional(),
  "tables": z.array(tableDefinitionSchema).optional(),
}).openapi("ObjectDefinition")

export const configurationSchema = z.strictObject({
  "objects": z.array(objectDefinitionSchema).min(1),
}).openapi("Configuration")

export const reviewPolicySchema = z.strictObject({
  "threshold": z.number().min(0).max(1),
  "required": z.array(z.string().max(520).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u)).max(200).optional(),
  "always": z.boolean().optional(),
  "sample": z.number().min(0).max(1).optional(),
}).openapi("ReviewPolicy")

export const timestampSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/).openapi({ format: "date-time" }).openapi("Timestamp")

export const userIdSchema = z.string().regex(/^usr_[a-f0-9]{12}$/).openapi("UserId")

export const workflowSchema = z.object({
  "id": workflowIdSchema,
  "name": z.string(),
  "description": z.string(),
  "configuration": configurationSchema,
  "review": reviewPolicySchema.optional(),
  "retentionDays": z.number().int().min(1).max(3650).optional(),
  "createdAt": timestampSchema,
  "updatedAt": timestampSchema,
  "ownerId": userIdSchema,
  "version": z.number().int().min(1).optional(),
}).openapi("Workflow")

export const errorSchema = z.object({
  "error": z.string(),
}).openapi("Error")

export const workflowInputSchema = z.strictObject({
  "name": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "description": z.string().max(10000).regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).default(""),
  "configuration": configurationSchema,
  "review": reviewPolicySchema.optional(),
  "retentionDays": z.number().int().min(1).max(3650).optional(),
  "id": z.unknown().optional(),
  "createdAt": z.unknown().optional(),
  "updatedAt": z.unknown().optional(),
  "ownerId": z.unknown().optional(),
  "version": z.unknown().optional(),
}).openapi("WorkflowInput")

export const workflowReferenceSchema = z.object({
  "workflowId": workflowIdSchema,
  "message": z.string(),
  "version": z.number().int().min(1).optional(),
}).openapi("WorkflowReference")

export const messageSchema = z.object({
  "message": z.string(),
}).openapi("Message")

export const workflowVersionSchema = z.object({
  "version": z.number().int().min(1),
  "name": z.string(),
  "createdAt": timestampSchema,
  "userId": userIdSchema,
  "isCurrent": z.boolean(),
}).openapi("WorkflowVersion")

export const utcTimeSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/).openapi({ format: "date-time" }).openapi("UtcTime")

export const executionIdSchema = z.string().regex(/^exe_[a-f0-9]{12}$/).openapi("ExecutionId")

export const fileIdSchema = z.string().regex(/^file_[a-f0-9]{12}$/).openapi("FileId")

export const correctionPlaceSchema = z.object({
  "page": z.number().int().min(1),
  "box": z.array(z.number()).min(4).max(4).optional(),
  "cell": z.string().optional(),
  "text": z.string().optional(),
}).openapi("CorrectionPlace")

export const labelSchema = z.object({
  "executionId": executionIdSchema,
  "fileId": fileIdSchema,
  "fileName": z.string(),
  "configuration": configurationSchema,
  "expected": z.unknown().optional(),
  "places": z.record(z.string(), z.array(correctionPlaceSchema)),
  "tags": z.array(z.string()),
}).openapi("Label")

export const batchIdSchema = z.string().regex(/^bat_[a-f0-9]{12}$/).openapi("BatchId")

export const executeResultSchema = z.object({
  "workflowExecutionId": executionIdSchema,
  "workflowId": workflowIdSchema,
  "status": z.string(),
  "fileId": fileIdSchema,
  "filename": z.string(),
}).openapi("ExecuteResult")

export const fileExecutionInputSchema = z.strictObject({
  "fileId": fileIdSchema,
  "batchId": batchIdSchema.optional(),
  "version": z.number().int().min(1).max(2147483647).optional(),
}).openapi("FileExecutionInput")

export const executionStatusSchema = z.enum(["Queued","Processing","Failed","Completed"]).openapi("ExecutionStatus")

export const reviewStateSchema = z.enum(["needed","approved","rejected"]).openapi("ReviewState")

export const executionSchema = z.object({
  "id": executionIdSchema,
  "status": executionStatusSchema,
  "createdAt": timestampSchema,
  "ownerId": userIdSchema,
  "workflowId": workflowIdSchema,
  "workflowName": z.string(),
  "fileId": fileIdSchema,
  "fileName": z.string(),
  "jobId": z.string(),
  "errorMessage": z.string().optional(),
  "startedAt": timestampSchema.optional(),
  "completedAt": timestampSchema.optional(),
  "workflowVersion": z.number().int().min(1).optional(),
  "batchId": batchIdSchema.optional(),
  "pageCount": z.number().int().min(0).optional(),
  "review": reviewStateSchema.optional(),
  "extractedData": z.unknown().optional(),
}).openapi("Execution")

export const executionSummarySchema = z.object({
  "id": executionIdSchema,
  "status": executionStatusSchema,
  "createdAt": timestampSchema,
  "ownerId": userIdSchema,
  "workflowId": workflowIdSchema,
  "workflowName": z.string(),
  "fileId": fileIdSchema,
  "fileName": z.string(),
  "jobId": z.string(),
  "errorMessage": z.string().optional(),
  "startedAt": timestampSchema.optional(),
  "completedAt": timestampSchema.optional(),
  "workflowVersion": z.number().int().min(1).optional(),
  "batchId": batchIdSchema.optional(),
  "pageCount": z.number().int().min(0).optional(),
  "review": reviewStateSchema.optional(),
}).openapi("ExecutionSummary")

export const joinedExecutionSchema = z.object({
  "executionId": executionIdSchema,
  "fileName": z.string(),
  "extractedData": z.unknown().optional(),
}).openapi("JoinedExecution")

export const executionStatusViewSchema = z.object({
  "id": executionIdSchema,
  "status": executionStatusSchema,
  "workflowId": workflowIdSchema,
  "fileId": fileIdSchema,
  "jobId": z.string(),
  "errorMessage": z.string().optional(),
  "startedAt": timestampSchema.optional(),
  "completedAt": timestampSchema.optional(),
}).openapi("ExecutionStatusView")

export const executionFileSchema = z.object({
  "url": z.string().openapi({ format: "uri" }),
}).openapi("ExecutionFile")

export const evidenceSchema = z.object({
  "page": z.number().int().min(1),
  "box": z.array(z.number()).min(4).max(4).optional(),
  "cell": z.string().optional(),
  "text": z.string(),
  "confidence": z.number().min(0).max(1),
  "source": z.enum(["builtin","fast","accurate","embedded"]),
}).openapi("Evidence")

export const evidenceReportSchema = z.object({
  "pages": z.array(z.object({
    "page": z.number().int().min(1),
    "width": z.number(),
    "height": z.number(),
  })),
  "evidence": z.record(z.string(), evidenceSchema),
  "warnings": z.array(z.string()),
}).openapi("EvidenceReport")

export const reviewReasonSchema = z.object({
  "pointer": z.string().optional(),
  "reason": z.enum(["low_confidence","missing","warning","sampled","always"]),
  "confidence": z.number().min(0).max(1).optional(),
}).openapi("ReviewReason")

export const correctionSchema = z.object({
  "value": z.union([z.string(), z.number(), z.null()]).optional(),
  "page": z.number().int().min(1).optional(),
  "box": z.array(z.number()).min(4).max(4).optional(),
  "cell": z.string().optional(),
  "text": z.string().optional(),
  "rows": z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).optional(),
  "places": z.record(z.string(), correctionPlaceSchema).optional(),
  "by": userIdSchema,
  "at": timestampSchema,
}).openapi("Correction")

export const reviewSchema = z.object({
  "executionId": executionIdSchema,
  "state": reviewStateSchema.optional(),
  "revision": z.number().int().min(0),
  "reasons": z.array(reviewReasonSchema),
  "corrections": z.record(z.string(), correctionSchema),
  "data": z.unknown().optional(),
  "note": z.string().optional(),
  "reviewedBy": userIdSchema.optional(),
  "reviewedAt": timestampSchema.optional(),
}).openapi("Review")

export const correctionPlaceInputSchema = z.strictObject({
  "page": z.number().int().min(1),
  "box": z.array(z.number()).min(4).max(4).optional(),
  "cell": z.string().max(16).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "text": z.string().max(10000).regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
}).openapi("CorrectionPlaceInput")

export const correctionInputSchema = z.strictObject({
  "value": z.union([z.string(), z.number(), z.null()]).optional(),
  "page": z.number().int().min(1).optional(),
  "box": z.array(z.number()).min(4).max(4).optional(),
  "cell": z.string().max(16).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "text": z.string().max(10000).regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "rows": z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).max(5000).optional(),
  "places": z.record(z.string(), correctionPlaceInputSchema).optional(),
  "by": z.unknown().optional(),
  "at": z.unknown().optional(),
}).openapi("CorrectionInput")

export const reviewInputSchema = z.strictObject({
  "revision": z.number().int().min(0),
  "state": reviewStateSchema.optional(),
  "note": z.string().max(10000).regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "corrections": z.record(z.string(), correctionInputSchema),
  "executionId": z.unknown().optional(),
  "reasons": z.unknown().optional(),
  "data": z.unknown().optional(),
  "reviewedBy": z.unknown().optional(),
  "reviewedAt": z.unknown().optional(),
}).openapi("ReviewInput")

export const reviewRevisionSchema = z.object({
  "revision": z.number().int().min(1),
  "state": reviewStateSchema.optional(),
  "note": z.string().optional(),
  "by": userIdSchema,
  "at": timestampSchema,
  "changed": z.array(z.string()),
}).openapi("ReviewRevision")

export const storedFileSchema = z.object({
  "fileId": fileIdSchema,
  "fileName": z.string(),
  "mediaType": z.string(),
  "sizeBytes": z.number().int().min(1),
  "sha256": z.string(),
  "createdAt": timestampSchema,
  "expiresAt": timestampSchema.optional(),
}).openapi("StoredFile")

export const modelIdSchema = z.string().regex(/^mdl_[a-f0-9]{12}$/).openapi("ModelId")

export const modelUsageSchema = z.object({
  "modelId": modelIdSchema,
  "name": z.string(),
  "slot": z.enum(["fast","accurate"]),
  "calls": z.number().int().min(0),
  "inputTokens": z.number().int().min(0),
  "outputTokens": z.number().int().min(0),
  "cost": z.number().min(0).optional(),
  "currency": z.string().optional(),
}).openapi("ModelUsage")

export const executionUsageSchema = z.object({
  "pages": z.number().int().min(0).optional(),
  "seconds": z.number().min(0),
  "attempts": z.number().int().min(0),
  "models": z.array(modelUsageSchema),
}).openapi("ExecutionUsage")

export const usageGroupSchema = z.object({
  "key": z.string(),
  "executions": z.number().int().min(0),
  "failed": z.number().int().min(0),
  "pages": z.number().int().min(0),
  "seconds": z.number().min(0),
  "calls": z.number().int().min(0),
  "inputTokens": z.number().int().min(0),
  "outputTokens": z.number().int().min(0),
  "cost": z.number().min(0).optional(),
  "currency": z.string().optional(),
  "unpriced": z.number().int().min(0),
}).openapi("UsageGroup")

export const batchSchema = z.object({
  "id": batchIdSchema,
  "name": z.string(),
  "workflowId": workflowIdSchema,
  "ownerId": userIdSchema,
  "createdAt": timestampSchema,
  "closedAt": timestampSchema.optional(),
}).openapi("Batch")

export const batchInputSchema = z.strictObject({
  "name": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "workflowId": workflowIdSchema,
  "id": z.unknown().optional(),
  "ownerId": z.unknown().optional(),
  "createdAt": z.unknown().optional(),
}).openapi("BatchInput")

export const batchDetailsSchema = z.object({
  "id": batchIdSchema,
  "name": z.string(),
  "workflowId": workflowIdSchema,
  "ownerId": userIdSchema,
  "createdAt": timestampSchema,
  "closedAt": timestampSchema.optional(),
  "statusCounts": z.object({
    "Queued": z.number().int().min(0),
    "Processing": z.number().int().min(0),
    "Failed": z.number().int().min(0),
    "Completed": z.number().int().min(0),
  }),
  "reviewCounts": z.object({
    "needed": z.number().int().min(0),
    "approved": z.number().int().min(0),
    "rejected": z.number().int().min(0),
  }),
}).openapi("BatchDetails")

export const filePagesSchema = z.object({
  "kind": z.string(),
  "pages": z.array(z.object({
    "page": z.number().int().min(1),
    "width": z.number(),
    "height": z.number(),
    "isDrawn": z.boolean(),
  })),
  "grids": z.array(z.object({
    "page": z.number().int().min(1),
    "name": z.string().optional(),
    "rows": z.number().int().min(0),
    "columns": z.number().int().min(0),
  })),
  "warnings": z.array(z.string()),
}).openapi("FilePages")

export const pageBoxSchema = z.array(z.number()).min(4).max(4).openapi("PageBox")

export const pageWordsSchema = z.object({
  "page": z.number().int().min(1),
  "width": z.number(),
  "height": z.number(),
  "words": z.array(z.object({
    "text": z.string(),
    "box": pageBoxSchema,
    "confidence": z.number().min(0).max(1),
    "cell": z.string().optional(),
  })).max(20000),
  "warnings": z.array(z.string()),
}).openapi("PageWords")

export const gridRowsSchema = z.object({
  "page": z.number().int().min(1),
  "name": z.string().optional(),
  "firstRow": z.number().int().min(1),
  "rows": z.array(z.array(z.string())),
}).openapi("GridRows")

export const regionInputSchema = z.strictObject({
  "page": z.number().int().min(1).max(100000),
  "box": pageBoxSchema.optional(),
  "cell": z.string().max(10).regex(/^[^\x00-\x1F\x7F-\x9F\uD800-\uDFFF]*$/u).optional(),
  "type": valueTypeSchema,
}).openapi("RegionInput")

export const regionValueSchema = z.object({
  "value": z.union([z.string(), z.number(), z.null()]),
  "text": z.string(),
  "box": pageBoxSchema.optional(),
  "cell": z.string().optional(),
  "confidence": z.number().min(0).max(1),
}).openapi("RegionValue")

export const tryInputSchema = z.strictObject({
  "configuration": configurationSchema,
}).openapi("TryInput")

export const triedExtractionSchema = z.object({
  "extractedData": z.unknown().optional(),
  "pages": z.array(z.object({
    "page": z.number().int().min(1),
    "width": z.number(),
    "height": z.number(),
  })),
  "evidence": z.record(z.string(), evidenceSchema),
  "warnings": z.array(z.string()),
  "durationMs": z.number().min(0),
}).openapi("TriedExtraction")

export const suggestionInputSchema = z.strictObject({
  "fileIds": z.array(fileIdSchema).min(1).max(5),
  "name": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
}).openapi("SuggestionInput")

export const suggestedValueSchema = z.object({
  "pointer": z.string(),
  "label": z.string(),
  "seenIn": z.number().int().min(1),
  "confidence": z.number().min(0).max(1),
  "example": z.object({
    "fileId": fileIdSchema,
    "page": z.number().int().min(1),
    "box": pageBoxSchema.optional(),
    "cell": z.string().optional(),
    "text": z.string(),
  }),
}).openapi("SuggestedValue")

export const suggestedWorkflowSchema = z.object({
  "workflow": z.object({
    "name": z.string(),
    "description": z.string(),
    "configuration": z.object({
      "objects": z.array(objectDefinitionSchema),
    }),
  }),
  "fields": z.array(suggestedValueSchema),
  "columns": z.array(suggestedValueSchema),
  "warnings": z.array(z.string()),
}).openapi("SuggestedWorkflow")

export const webhookIdSchema = z.string().regex(/^whe_[a-f0-9]{12}$/).openapi("WebhookId")

export const webhookEventFilterSchema = z.enum(["*","execution.completed","execution.failed","execution.review_needed","execution.reviewed"]).openapi("WebhookEventFilter")

export const webhookSchema = z.object({
  "id": webhookIdSchema,
  "url": z.string(),
  "events": z.array(webhookEventFilterSchema),
  "description": z.string().optional(),
  "workflowIds": z.array(workflowIdSchema).optional(),
  "isEnabled": z.boolean(),
  "disabledReason": z.enum(["gone","failing"]).optional(),
  "failingSince": timestampSchema.optional(),
  "previousStopsAt": timestampSchema.optional(),
  "ownerId": userIdSchema,
  "createdAt": timestampSchema,
  "updatedAt": timestampSchema,
}).openapi("Webhook")

export const webhookInputSchema = z.strictObject({
  "url": z.string().min(1).max(2000).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "events": z.array(webhookEventFilterSchema).min(1).max(10),
  "description": z.string().max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "workflowIds": z.array(workflowIdSchema).min(1).max(100).optional(),
  "isEnabled": z.boolean().default(true),
  "id": z.unknown().optional(),
  "disabledReason": z.unknown().optional(),
  "failingSince": z.unknown().optional(),
  "previousStopsAt": z.unknown().optional(),
  "ownerId": z.unknown().optional(),
  "createdAt": z.unknown().optional(),
  "updatedAt": z.unknown().optional(),
}).openapi("WebhookInput")

export const webhookCreatedSchema = z.object({
  "id": webhookIdSchema,
  "url": z.string(),
  "events": z.array(webhookEventFilterSchema),
  "description": z.string().optional(),
  "workflowIds": z.array(workflowIdSchema).optional(),
  "isEnabled": z.boolean(),
  "ownerId": userIdSchema,
  "createdAt": timestampSchema,
  "updatedAt": timestampSchema,
  "secret": z.string(),
}).openapi("WebhookCreated")

export const webhookRotationInputSchema = z.strictObject({
  "overlapSeconds": z.number().int().min(0).max(604800).default(86400),
}).openapi("WebhookRotationInput")

export const webhookSecretSchema = z.object({
  "secret": z.string(),
  "previousStopsAt": timestampSchema,
}).openapi("WebhookSecret")

export const messageIdSchema = z.string().regex(/^msg_[a-f0-9]{32}$/).openapi("MessageId")

export const webhookEventTypeSchema = z.enum(["execution.completed","execution.failed","execution.review_needed","execution.reviewed","webhook.test"]).openapi("WebhookEventType")

export const deliveryStateSchema = z.enum(["pending","delivered","failed"]).openapi("DeliveryState")

export const deliveryErrorSchema = z.enum(["timeout","refused","unreachable","tls","dns","reset","status"]).openapi("DeliveryError")

export const webhookDeliverySchema = z.object({
  "messageId": messageIdSchema,
  "type": webhookEventTypeSchema,
  "executionId": executionIdSchema.optional(),
  "state": deliveryStateSchema,
  "attempts": z.number().int().min(0),
  "nextAttemptAt": timestampSchema.optional(),
  "lastStatus": z.number().int().optional(),
  "lastError": deliveryErrorSchema.optional(),
  "durationMs": z.number().int().min(0).optional(),
  "createdAt": timestampSchema,
  "deliveredAt": timestampSchema.optional(),
}).openapi("WebhookDelivery")

export const webhookRecoveryInputSchema = z.strictObject({
  "since": utcTimeSchema,
}).openapi("WebhookRecoveryInput")

export const webhookRecoveredSchema = z.object({
  "count": z.number().int().min(0),
}).openapi("WebhookRecovered")

export const webhookMessageSchema = z.object({
  "type": webhookEventTypeSchema,
  "timestamp": timestampSchema,
  "data": z.record(z.string(), z.union([z.string(), z.number().int()])),
}).openapi("WebhookMessage")

export const webhookAttemptSchema = z.object({
  "number": z.number().int().min(1),
  "startedAt": timestampSchema,
  "status": z.number().int().optional(),
  "error": deliveryErrorSchema.optional(),
  "durationMs": z.number().int().min(0),
}).openapi("WebhookAttempt")

export const webhookDeliveryDetailsSchema = z.object({
  "messageId": messageIdSchema,
  "type": webhookEventTypeSchema,
  "executionId": executionIdSchema.optional(),
  "state": deliveryStateSchema,
  "attempts": z.number().int().min(0),
  "nextAttemptAt": timestampSchema.optional(),
  "lastStatus": z.number().int().optional(),
  "lastError": deliveryErrorSchema.optional(),
  "durationMs": z.number().int().min(0).optional(),
  "createdAt": timestampSchema,
  "deliveredAt": timestampSchema.optional(),
  "payload": webhookMessageSchema,
  "attemptLog": z.array(webhookAttemptSchema),
}).openapi("WebhookDeliveryDetails")

export const apiKeyIdSchema = z.string().regex(/^key_[a-f0-9]{12}$/).openapi("ApiKeyId")

export const apiKeySchema = z.object({
  "id": apiKeyIdSchema,
  "name": z.string(),
  "key": z.string(),
  "userId": userIdSchema,
  "enabled": z.boolean(),
  "createdAt": timestampSchema,
  "lastRequest": timestampSchema.optional(),
}).openapi("ApiKey")

export const apiKeyInputSchema = z.strictObject({
  "name": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "id": z.unknown().optional(),
  "createdAt": z.unknown().optional(),
}).openapi("ApiKeyInput")

export const apiKeyCreatedSchema = z.object({
  "id": apiKeyIdSchema,
  "name": z.string(),
  "key": z.string(),
}).openapi("ApiKeyCreated")

export const roleSchema = z.enum(["admin","member"]).openapi("Role")

export const organizationIdSchema = z.string().regex(/^org_[a-f0-9]{12}$/).openapi("OrganizationId")

export const sessionSchema = z.object({
  "expiresAt": timestampSchema,
}).openapi("Session")

export const callerSchema = z.object({
  "user": z.object({
    "id": userIdSchema,
    "name": z.string(),
    "role": roleSchema,
  }),
  "organization": z.object({
    "id": organizationIdSchema,
    "name": z.string(),
  }),
  "keyId": apiKeyIdSchema.optional(),
  "session": sessionSchema.optional(),
  "server": z.object({
    "version": z.string(),
    "recognition": z.boolean(),
    "oidc": z.boolean(),
    "hasModels": z.boolean(),
  }),
}).openapi("Caller")

export const sessionInputSchema = z.strictObject({
  "apiKey": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
}).openapi("SessionInput")

export const modelProviderSchema = z.enum(["openai","anthropic","google","azure","openai-compatible","builtin"]).openapi("ModelProvider")

export const modelSchema = z.object({
  "id": modelIdSchema,
  "provider": modelProviderSchema,
  "modelName": z.string(),
  "displayName": z.string().optional(),
  "providerApiKey": z.string().optional(),
  "baseUrl": z.string().optional(),
  "isCore": z.boolean(),
  "isVision": z.boolean(),
  "inputPrice": z.number().min(0).optional(),
  "outputPrice": z.number().min(0).optional(),
  "currency": z.string().optional(),
}).openapi("Model")

export const modelInputSchema = z.strictObject({
  "modelName": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "displayName": z.string().max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "providerApiKey": z.string().max(4096).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "baseUrl": z.string().max(2048).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "isCore": z.boolean().default(true),
  "isVision": z.boolean().default(false),
  "provider": modelProviderSchema.optional(),
  "inputPrice": z.number().min(0).max(1000000000).optional(),
  "outputPrice": z.number().min(0).max(1000000000).optional(),
  "currency": z.string().max(3).regex(/^(?:[A-Z]{3})?$/).optional(),
  "id": z.unknown().optional(),
}).openapi("ModelInput")

export const modelResultSchema = z.object({
  "success": z.boolean(),
  "model": modelSchema,
}).openapi("ModelResult")

export const modelUpdateSchema = z.strictObject({
  "id": modelIdSchema,
  "modelName": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "displayName": z.string().max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "providerApiKey": z.string().max(4096).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "baseUrl": z.string().max(2048).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u).optional(),
  "isCore": z.boolean().optional(),
  "isVision": z.boolean().optional(),
  "provider": modelProviderSchema.optional(),
  "inputPrice": z.number().min(0).max(1000000000).optional(),
  "outputPrice": z.number().min(0).max(1000000000).optional(),
  "currency": z.string().max(3).regex(/^(?:[A-Z]{3})?$/).optional(),
}).openapi("ModelUpdate")

export const modelDeletionSchema = z.strictObject({
  "id": modelIdSchema,
}).openapi("ModelDeletion")

export const successSchema = z.object({
  "success": z.boolean(),
}).openapi("Success")

export const connectionResultSchema = z.object({
  "isValid": z.boolean(),
  "error": z.string().optional(),
}).openapi("ConnectionResult")

export const runtimeSlotSchema = z.object({
  "name": z.string(),
  "modelId": modelIdSchema,
}).openapi("RuntimeSlot")

export const runtimeConfigurationSchema = z.object({
  "fastModel": runtimeSlotSchema.optional(),
  "accurateModel": runtimeSlotSchema.optional(),
}).openapi("RuntimeConfiguration")

export const runtimeConfigurationInputSchema = z.strictObject({
  "modelId": modelIdSchema,
  "type": z.enum(["fast","accurate"]).optional(),
}).openapi("RuntimeConfigurationInput")

export const organizationSchema = z.object({
  "id": organizationIdSchema,
  "name": z.string(),
  "createdAt": timestampSchema,
}).openapi("Organization")

export const organizationInputSchema = z.strictObject({
  "name": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "id": z.unknown().optional(),
  "createdAt": z.unknown().optional(),
}).openapi("OrganizationInput")

export const userSchema = z.object({
  "id": userIdSchema,
  "organizationId": organizationIdSchema,
  "name": z.string(),
  "role": roleSchema,
  "createdAt": timestampSchema,
}).openapi("User")

export const userInputSchema = z.strictObject({
  "organizationId": organizationIdSchema,
  "name": z.string().min(1).max(200).regex(/^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u),
  "role": roleSchema,
  "id": z.unknown().optional(),
  "createdAt": z.unknown().optional(),
}).openapi("UserInput")

export const auditedOperationSchema = z.enum(["createApiKey","revokeApiKey","createUserApiKey","createSession","deleteSession","addModel","updateModel","deleteModel","setRuntimeConfig","createOrganization","createUser","deleteExecution","deleteFile","updateWorkflow","restoreWorkflowVersion","deleteWorkflow","updateExecutionReview","createWebhook","updateWebhook","deleteWebhook","rotateWebhookSecret","disableWebhook","bootstrap","rotateEncryption","acceptDocumentStore","detachDocumentStore","forgetEncryption","createAdminKey","changeUserRole","disableUser","enableUser"]).openapi("AuditedOperation")

export const auditEntrySchema = z.object({
  "id": z.number().int(),
  "at": timestampSchema,
  "operation": auditedOperationSchema,
  "targetId": z.string(),
  "organizationId": organizationIdSchema.optional(),
  "userId": userIdSchema.optional(),
  "keyId": apiKeyIdSchema.optional(),
  "requestId": z.string().optional(),
}).openapi("AuditEntry")

export const executionOfMessageSchema = z.object({
  "executionId": executionIdSchema,
  "workflowId": workflowIdSchema,
  "workflowVersion": z.number().int().min(1).optional(),
  "workflowName": z.string(),
  "fileId": fileIdSchema,
  "fileName": z.string(),
  "status": executionStatusSchema,
  "errorMessage": z.string().optional(),
  "review": reviewStateSchema.optional(),
  "batchId": batchIdSchema.optional(),
  "createdAt": timestampSchema,
  "startedAt": timestampSchema.optional(),
  "completedAt": timestampSchema.optional(),
}).openapi("ExecutionOfMessage")

export const executionMessageSchema = z.object({
  "type": z.enum(["execution.completed","execution.failed","execution.review_needed","execution.reviewed"]),
  "timestamp": timestampSchema,
  "data": executionOfMessageSchema,
}).openapi("ExecutionMessage")

export const webhookTestMessageSchema = z.object({
  "type": z.enum(["webhook.test"]),
  "timestamp": timestampSchema,
  "data": z.object({
    "webhookId": webhookIdSchema,
  }),
}).openapi("WebhookTestMessage")

/** Every component schema, by its name. */
export const schemas = {
  ExtractedData: extractedDataSchema,
  WorkflowId: workflowIdSchema,
  ValueType: valueTypeSchema,
  FieldDefinition: fieldDefinitionSchema,
  ColumnDefinition: columnDefinitionSchema,
  TableDefinition: tableDefinitionSchema,
  ObjectDefinition: objectDefinitionSchema,
  Configuration: configurationSchema,
  ReviewPolicy: reviewPolicySchema,
  Timestamp: timestampSchema,
  UserId: userIdSchema,
  Workflow: workflowSchema,
  Error: errorSchema,
  WorkflowInput: workflowInputSchema,
  WorkflowReference: workflowReferenceSchema,
  Message: messageSchema,
  WorkflowVersion: workflowVersionSchema,
  UtcTime: utcTimeSchema,
  ExecutionId: executionIdSchema,
  FileId: fileIdSchema,
  CorrectionPlace: correctionPlaceSchema,
  Label: labelSchema,
  BatchId: batchIdSchema,
  ExecuteResult: executeResultSchema,
  FileExecutionInput: fileExecutionInputSchema,
  ExecutionStatus: executionStatusSchema,
  ReviewState: reviewStateSchema,
  Execution: executionSchema,
  ExecutionSummary: executionSummarySchema,
  JoinedExecution: joinedExecutionSchema,
  ExecutionStatusView: executionStatusViewSchema,
  ExecutionFile: executionFileSchema,
  Evidence: evidenceSchema,
  EvidenceReport: evidenceReportSchema,
  ReviewReason: reviewReasonSchema,
  Correction: correctionSchema,
  Review: reviewSchema,
  CorrectionPlaceInput: correctionPlaceInputSchema,
  CorrectionInput: correctionInputSchema,
  ReviewInput: reviewInputSchema,
  ReviewRevision: reviewRevisionSchema,
  StoredFile: storedFileSchema,
  ModelId: modelIdSchema,
  ModelUsage: modelUsageSchema,
  ExecutionUsage: executionUsageSchema,
  UsageGroup: usageGroupSchema,
  Batch: batchSchema,
  BatchInput: batchInputSchema,
  BatchDetails: batchDetailsSchema,
  FilePages: filePagesSchema,
  PageBox: pageBoxSchema,
  PageWords: pageWordsSchema,
  GridRows: gridRowsSchema,
  RegionInput: regionInputSchema,
  RegionValue: regionValueSchema,
  TryInput: tryInputSchema,
  TriedExtraction: triedExtractionSchema,
  SuggestionInput: suggestionInputSchema,
  SuggestedValue: suggestedValueSchema,
  SuggestedWorkflow: suggestedWorkflowSchema,
  WebhookId: webhookIdSchema,
  WebhookEventFilter: webhookEventFilterSchema,
  Webhook: webhookSchema,
  WebhookInput: webhookInputSchema,
  WebhookCreated: webhookCreatedSchema,
  WebhookRotationInput: webhookRotationInputSchema,
  WebhookSecret: webhookSecretSchema,
  MessageId: messageIdSchema,
  WebhookEventType: webhookEventTypeSchema,
  DeliveryState: deliveryStateSchema,
  DeliveryError: deliveryErrorSchema,
  WebhookDelivery: webhookDeliverySchema,
  WebhookRecoveryInput: webhookRecoveryInputSchema,
  WebhookRecovered: webhookRecoveredSchema,
  WebhookMessage: webhookMessageSchema,
  WebhookAttempt: webhookAttemptSchema,
  WebhookDeliveryDetails: webhookDeliveryDetailsSchema,
  ApiKeyId: apiKeyIdSchema,
  ApiKey: apiKeySchema,
  ApiKeyInput: apiKeyInputSchema,
  ApiKeyCreated: apiKeyCreatedSchema,
  Role: roleSchema,
  OrganizationId: organizationIdSchema,
  Session: sessionSchema,
  Caller: callerSchema,
  SessionInput: sessionInputSchema,
  ModelProvider: modelProviderSchema,
  Model: modelSchema,
  ModelInput: modelInputSchema,
  ModelResult: modelResultSchema,
  ModelUpdate: modelUpdateSchema,
  ModelDeletion: modelDeletionSchema,
  Success: successSchema,
  ConnectionResult: connectionResultSchema,
  RuntimeSlot: runtimeSlotSchema,
  RuntimeConfiguration: runtimeConfigurationSchema,
  RuntimeConfigurationInput: runtimeConfigurationInputSchema,
  Organization: organizationSchema,
  OrganizationInput: organizationInputSchema,
  User: userSchema,
  UserInput: userInputSchema,
  AuditedOperation: auditedOperationSchema,
  AuditEntry: auditEntrySchema,
  ExecutionOfMessage: executionOfMessageSchema,
  ExecutionMessage: executionMessageSchema,
  WebhookTestMessage: webhookTestMessageSchema,
}

const limitParameter = z.coerce.number().int().min(1).max(1000).default(1000)
const cursorParameter = z.string().min(1).max(512).regex(/^[\x21-\x7E]+$/).optional()
const idempotencyKeyParameter = z.string().min(1).max(255).regex(/^[\x21-\x7E]+$/).optional()
const workflowIdParameter = workflowIdSchema
const ifMatchParameter = z.string().optional()
const workflowVersionNumberParameter = z.coerce.number().int().min(1).max(2147483647)
const reviewedSinceParameter = utcTimeSchema.optional()
const labelLimitParameter = z.coerce.number().int().min(1).max(100).default(50)
const batchOfExecutionParameter = batchIdSchema.optional()
const workflowVersionFilterParameter = z.coerce.number().int().min(1).max(2147483647).optional()
const preferParameter = z.string().optional()
const workflowExecutionIdParameter = executionIdSchema
const workflowFilterParameter = workflowIdSchema.optional()
const statusFilterParameter = executionStatusSchema.optional()
const reviewFilterParameter = reviewStateSchema.optional()
const createdAfterParameter = utcTimeSchema.optional()
const createdBeforeParameter = utcTimeSchema.optional()
const batchFilterParameter = batchIdSchema.optional()
const joinedReviewedParameter = z.enum(["true","false"]).default("false")
const joinedExportModeParameter = z.enum(["csv","json","xlsx"]).default("csv")
const joinedTableParameter = z.string().max(520).regex(/^[/][^/]+[/]tables[/][^/]+$/).optional()
const executionIdParameter = executionIdSchema
const exportModeParameter = z.enum(["csv","json","xlsx"]).default("csv")
const reviewedParameter = z.enum(["true","false"]).default("false")
const fileIdParameter = fileIdSchema
const usageFromParameter = utcTimeSchema.optional()
const usageToParameter = utcTimeSchema.optional()
const usageGroupingParameter = z.enum(["day","workflow","model"]).default("day")
const usageOrganizationParameter = z.string().max(16).regex(/^(?:all|org_[a-f0-9]{12})$/).optional()
const batchIdParameter = batchIdSchema
const pageNumberParameter = z.coerce.number().int().min(1).max(100000)
const imageWidthParameter = z.enum(["600","1200","1800","2400"]).default("1200")
const firstRowParameter = z.coerce.number().int().min(1).max(10000000).default(1)
const rowCountParameter = z.coerce.number().int().min(1).max(500).default(500)
const webhookIdParameter = webhookIdSchema
const deliveryStateFilterParameter = deliveryStateSchema.optional()
const messageIdParameter = messageIdSchema
const apiKeyIdParameter = apiKeyIdSchema
const userIdParameter = userIdSchema
const sinceParameter = utcTimeSchema.optional()
const untilParameter = utcTimeSchema.optional()
const auditedOperationFilterParameter = auditedOperationSchema.optional()
const organizationFilterParameter = organizationIdSchema.optional()
const userFilterParameter = userIdSchema.optional()

const invalidParameterResponse = { description: "A parameter of the path, the query or a header is invalid (`invalid_id`, `invalid_request`).", content: { "application/json": { schema: errorSchema } } }
const unauthorizedResponse = { description: "The API key is missing, malformed, unknown or revoked, or the session has ended or comes from another site's page\n(`unauthorized`). The response is the same for all of them.\n", content: { "application/json": { schema: errorSchema } } }
const tooManyRequestsResponse = { description: "The API key or its organization has exhausted a budget (`rate_limited`); the `ratelimit` header shows which.", content: { "application/json": { schema: errorSchema } } }
const internalResponse = { description: "An unexpected failure inside the server (`internal`). The response reveals nothing but the request's id.", content: { "application/json": { schema: errorSchema } } }
const unavailableResponse = { description: "The database or the file storage is unavailable, too many requests wait for documents, or the server is shutting down (`unavailable`).", content: { "application/json": { schema: errorSchema } } }
const invalidWorkflowResponse = { description: "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).", content: { "application/json": { schema: errorSchema } } }
const repeatInProgressResponse = { description: "A request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).", content: { "application/json": { schema: errorSchema } } }
const bodyTooLargeResponse = { description: "The body is too large (`payload_too_large`).", content: { "application/json": { schema: errorSchema } } }
const notJsonResponse = { description: "The body is not declared as JSON (`unsupported_media_type`).", content: { "application/json": { schema: errorSchema } } }
const repeatMismatchResponse = { description: "The `Idempotency-Key` was used before with another request (`idempotency_mismatch`).", content: { "application/json": { schema: errorSchema } } }
const workflowNotFoundResponse = { description: "The caller's organization has no such workflow (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const versionConflictResponse = { description: "The workflow has another version than `If-Match` names (`version_conflict`).", content: { "application/json": { schema: errorSchema } } }
const workflowVersionNotFoundResponse = { description: "The caller's organization has no such workflow, or the workflow has no such version (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const invalidFileResponse = { description: "The file is missing or empty, or a parameter is invalid (`file_missing`, `file_empty`, `invalid_id`, `invalid_request`).", content: { "application/json": { schema: errorSchema } } }
const executeNotFoundResponse = { description: "The caller's organization has no such workflow or batch (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const executeConflictResponse = { description: "The batch is closed (`batch_closed`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).", content: { "application/json": { schema: errorSchema } } }
const fileTooLargeResponse = { description: "The file is too large (`payload_too_large`).", content: { "application/json": { schema: errorSchema } } }
const fileUnsupportedResponse = { description: "The request is not `multipart/form-data` (`unsupported_media_type`), or the kind of file is not supported (`file_unsupported`).", content: { "application/json": { schema: errorSchema } } }
const invalidRequestResponse = { description: "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).", content: { "application/json": { schema: errorSchema } } }
const workflowOrFileNotFoundResponse = { description: "The caller's organization has no such workflow, file or batch (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const executionNotFoundResponse = { description: "The caller's organization has no such execution (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const batchNotFoundResponse = { description: "The caller's organization has no such batch (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const executionRunningResponse = { description: "The execution has not ended yet (`execution_running`).", content: { "application/json": { schema: errorSchema } } }
const exportConflictResponse = { description: "The execution has no values (`execution_not_completed`), or `reviewed` asks for a rejected one (`execution_rejected`).", content: { "application/json": { schema: errorSchema } } }
const executionNotCompletedResponse = { description: "The execution has no values yet, or never will (`execution_not_completed`).", content: { "application/json": { schema: errorSchema } } }
const invalidReviewResponse = { description: "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).", content: { "application/json": { schema: errorSchema } } }
const reviewConflictResponse = { description: "Another user changed the review (`review_conflict`), it has been changed 1,000 times (`too_many_revisions`), or the\nexecution has no values (`execution_not_completed`).\n", content: { "application/json": { schema: errorSchema } } }
const cancelConflictResponse = { description: "The execution has already ended (`conflict`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).", content: { "application/json": { schema: errorSchema } } }
const retryNotFoundResponse = { description: "The caller's organization has no such execution, or its workflow was deleted (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const retryConflictResponse = { description: "The execution has not ended yet (`conflict`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).", content: { "application/json": { schema: errorSchema } } }
const uploadConflictResponse = { description: "The files of the organization that no execution uses take up all of their space (`too_many_files`), or a request with\nthe same `Idempotency-Key` is still running (`idempotency_in_progress`).\n", content: { "application/json": { schema: errorSchema } } }
const fileNotFoundResponse = { description: "The caller's organization has no such file (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const fileInUseResponse = { description: "An execution uses the file (`file_in_use`).", content: { "application/json": { schema: errorSchema } } }
const executionNotEndedResponse = { description: "The execution has not ended (`execution_running`).", content: { "application/json": { schema: errorSchema } } }
const forbiddenResponse = { description: "The API key belongs to a user without the role `admin` (`forbidden`).", content: { "application/json": { schema: errorSchema } } }
const documentRefusedResponse = { description: "The document cannot be read (`document_refused`). The sentence starts with the same reasons as the `errorMessage` of an execution.", content: { "application/json": { schema: errorSchema } } }
const pageNotFoundResponse = { description: "The caller's organization has no such file, or the file has no such page or sheet (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const pageNotDrawnResponse = { description: "The document cannot be read (`document_refused`), or there is no image of this page (`page_not_drawn`).", content: { "application/json": { schema: errorSchema } } }
const invalidRegionResponse = { description: "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).", content: { "application/json": { schema: errorSchema } } }
const invalidSuggestionResponse = { description: "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).", content: { "application/json": { schema: errorSchema } } }
const invalidWebhookResponse = { description: "The body or a parameter is invalid, or the URL is not one that the server calls (`malformed_json`, `invalid_request`, `invalid_id`).", content: { "application/json": { schema: errorSchema } } }
const webhookConflictResponse = { description: "The organization has 50 webhooks (`too_many_webhooks`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).", content: { "application/json": { schema: errorSchema } } }
const webhookNotFoundResponse = { description: "The caller's organization has no such webhook (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const webhookOrWorkflowNotFoundResponse = { description: "The caller's organization has no such webhook or workflow (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const webhookRotationConflictResponse = { description: "The previous secret still signs (`webhook_rotation_open`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).", content: { "application/json": { schema: errorSchema } } }
const deliveryNotFoundResponse = { description: "The caller's organization has no such webhook, or the webhook no such delivery (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const apiKeyOfAnotherUserResponse = { description: "The key belongs to another user of the organization, and the caller does not have the role `admin` (`forbidden`).", content: { "application/json": { schema: errorSchema } } }
const apiKeyNotFoundResponse = { description: "The caller's organization has no such API key (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const lastAdminKeyResponse = { description: "The key is the last enabled one with the role `admin` (`last_admin_key`).", content: { "application/json": { schema: errorSchema } } }
const invalidSignInResponse = { description: "The body is invalid (`malformed_json`, `invalid_request`).", content: { "application/json": { schema: errorSchema } } }
const tooManySignInsResponse = { description: "Too many sign-ins from this address have failed, or the API key or its organization has exhausted a budget\n(`rate_limited`).\n", content: { "application/json": { schema: errorSchema } } }
const invalidModelResponse = { description: "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).", content: { "application/json": { schema: errorSchema } } }
const modelNotFoundResponse = { description: "There is no such model (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const modelUpdateConflictResponse = { description: "The model is the built-in one (`model_builtin`), or it fills a slot that the change would no longer allow (`model_in_use`).", content: { "application/json": { schema: errorSchema } } }
const modelDeletionConflictResponse = { description: "The model is the built-in one (`model_builtin`), or it fills a slot (`model_in_use`).", content: { "application/json": { schema: errorSchema } } }
const invalidRuntimeConfigurationResponse = { description: "The body is invalid, or the model may not fill the slot (`malformed_json`, `invalid_request`, `invalid_id`).", content: { "application/json": { schema: errorSchema } } }
const organizationNotFoundResponse = { description: "There is no such organization (`not_found`).", content: { "application/json": { schema: errorSchema } } }
const userNotFoundResponse = { description: "There is no such user (`not_found`).", content: { "application/json": { schema: errorSchema } } }

/** List the workflows. */
export const listWorkflows = createRoute({
  operationId: "listWorkflows",
  method: "get",
  path: "/api/v1/workflows",
  tags: ["Workflows"],
  request: {
    query: z.object({ "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The workflows.", content: { "application/json": { schema: z.array(workflowSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Create a workflow. */
export const createWorkflow = createRoute({
  operationId: "createWorkflow",
  method: "post",
  path: "/api/v1/workflows",
  tags: ["Workflows"],
  "x-idempotent": true as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: workflowInputSchema } } },
  },
  responses: {
    201: { description: "The workflow is stored.", content: { "application/json": { schema: workflowReferenceSchema } } },
    400: invalidWorkflowResponse,
    401: unauthorizedResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read a workflow. */
export const getWorkflow = createRoute({
  operationId: "getWorkflow",
  method: "get",
  path: "/api/v1/workflows/{workflowId}",
  tags: ["Workflows"],
  request: {
    params: z.object({ "workflowId": workflowIdParameter }),
  },
  responses: {
    200: { description: "The workflow.", content: { "application/json": { schema: workflowSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: workflowNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Replace a workflow. */
export const updateWorkflow = createRoute({
  operationId: "updateWorkflow",
  method: "put",
  path: "/api/v1/workflows/{workflowId}",
  tags: ["Workflows"],
  "x-audited": true as const,
  request: {
    params: z.object({ "workflowId": workflowIdParameter }),
    headers: z.object({ "If-Match": ifMatchParameter }),
    body: { required: true, content: { "application/json": { schema: workflowInputSchema } } },
  },
  responses: {
    200: { description: "The workflow is replaced.", content: { "application/json": { schema: workflowReferenceSchema } } },
    400: invalidWorkflowResponse,
    401: unauthorizedResponse,
    404: workflowNotFoundResponse,
    412: versionConflictResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Delete a workflow. */
export const deleteWorkflow = createRoute({
  operationId: "deleteWorkflow",
  method: "delete",
  path: "/api/v1/workflows/{workflowId}",
  tags: ["Workflows"],
  "x-audited": true as const,
  "x-extension": true as const,
  request: {
    params: z.object({ "workflowId": workflowIdParameter }),
  },
  responses: {
    200: { description: "The workflow is deleted.", content: { "application/json": { schema: messageSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: workflowNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the versions of a workflow. */
export const listWorkflowVersions = createRoute({
  operationId: "listWorkflowVersions",
  method: "get",
  path: "/api/v1/workflows/{workflowId}/versions",
  tags: ["Workflows"],
  "x-extension": true as const,
  request: {
    params: z.object({ "workflowId": workflowIdParameter }),
    query: z.object({ "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The versions.", content: { "application/json": { schema: z.array(workflowVersionSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: workflowNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read a version of a workflow. */
export const getWorkflowVersion = createRoute({
  operationId: "getWorkflowVersion",
  method: "get",
  path: "/api/v1/workflows/{workflowId}/versions/{version}",
  tags: ["Workflows"],
  "x-extension": true as const,
  request: {
    params: z.object({ "workflowId": workflowIdParameter, "version": workflowVersionNumberParameter }),
  },
  responses: {
    200: { description: "The workflow in that version.", content: { "application/json": { schema: workflowSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: workflowVersionNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Restore a version of a workflow. */
export const restoreWorkflowVersion = createRoute({
  operationId: "restoreWorkflowVersion",
  method: "post",
  path: "/api/v1/workflows/{workflowId}/versions/{version}/restore",
  tags: ["Workflows"],
  "x-audited": true as const,
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    params: z.object({ "workflowId": workflowIdParameter, "version": workflowVersionNumberParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
  },
  responses: {
    200: { description: "The definition is the current one.", content: { "application/json": { schema: workflowReferenceSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: workflowVersionNotFoundResponse,
    409: repeatInProgressResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the labelled documents of a workflow. */
export const listWorkflowLabels = createRoute({
  operationId: "listWorkflowLabels",
  method: "get",
  path: "/api/v1/workflows/{workflowId}/labels",
  tags: ["Reviews"],
  "x-extension": true as const,
  request: {
    params: z.object({ "workflowId": workflowIdParameter }),
    query: z.object({ "since": reviewedSinceParameter, "limit": labelLimitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The labels.", content: { "application/json": { schema: z.array(labelSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: workflowNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Execute a workflow with a file. */
export const executeWorkflow = createRoute({
  operationId: "executeWorkflow",
  method: "post",
  path: "/api/v1/workflows/{workflowId}/execute",
  tags: ["Workflows"],
  "x-idempotent": true as const,
  "x-rate-limit": "executes" as const,
  "x-stream-body": true as const,
  request: {
    params: z.object({ "workflowId": workflowIdParameter }),
    query: z.object({ "batchId": batchOfExecutionParameter, "version": workflowVersionFilterParameter }),
    headers: z.object({ "Prefer": preferParameter, "Idempotency-Key": idempotencyKeyParameter }),
  },
  responses: {
    200: { description: "The execution, which is queued or, when the request preferred to wait, may have ended.", content: { "application/json": { schema: executeResultSchema } } },
    400: invalidFileResponse,
    401: unauthorizedResponse,
    404: executeNotFoundResponse,
    409: executeConflictResponse,
    413: fileTooLargeResponse,
    415: fileUnsupportedResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Execute a workflow with a stored file. */
export const executeFile = createRoute({
  operationId: "executeFile",
  method: "post",
  path: "/api/v1/workflows/{workflowId}/executions",
  tags: ["Workflows"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  "x-rate-limit": "executes" as const,
  request: {
    params: z.object({ "workflowId": workflowIdParameter }),
    headers: z.object({ "Prefer": preferParameter, "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: fileExecutionInputSchema } } },
  },
  responses: {
    200: { description: "The execution, which is queued or, when the request preferred to wait, may have ended.", content: { "application/json": { schema: executeResultSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    404: workflowOrFileNotFoundResponse,
    409: executeConflictResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read an execution of a workflow. */
export const getWorkflowExecution = createRoute({
  operationId: "getWorkflowExecution",
  method: "get",
  path: "/api/v1/workflows/{workflowId}/executions/{workflowExecutionId}",
  tags: ["Workflows"],
  request: {
    params: z.object({ "workflowId": workflowIdParameter, "workflowExecutionId": workflowExecutionIdParameter }),
  },
  responses: {
    200: { description: "The execution.", content: { "application/json": { schema: executionSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the executions. */
export const listExecutions = createRoute({
  operationId: "listExecutions",
  method: "get",
  path: "/api/v1/executions",
  tags: ["Executions"],
  "x-extension": true as const,
  request: {
    query: z.object({ "workflowId": workflowFilterParameter, "status": statusFilterParameter, "review": reviewFilterParameter, "createdAfter": createdAfterParameter, "createdBefore": createdBeforeParameter, "batchId": batchFilterParameter, "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The executions.", content: { "application/json": { schema: z.array(executionSummarySchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Export many executions as one table. */
export const exportExecutions = createRoute({
  operationId: "exportExecutions",
  method: "get",
  path: "/api/v1/executions/export",
  tags: ["Executions"],
  "x-extension": true as const,
  request: {
    query: z.object({ "workflowId": workflowFilterParameter, "batchId": batchFilterParameter, "createdAfter": createdAfterParameter, "createdBefore": createdBeforeParameter, "reviewed": joinedReviewedParameter, "mode": joinedExportModeParameter, "table": joinedTableParameter }),
  },
  responses: {
    200: { description: "The values, in the format of `mode`.", content: { "text/csv": { schema: z.string() }, "application/json": { schema: z.array(joinedExecutionSchema) }, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { schema: z.custom<Blob>().openapi({ type: "string", format: "binary" }) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: batchNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read an execution. */
export const getExecution = createRoute({
  operationId: "getExecution",
  method: "get",
  path: "/api/v1/executions/{executionId}",
  tags: ["Executions"],
  request: {
    params: z.object({ "executionId": executionIdParameter }),
  },
  responses: {
    200: { description: "The execution.", content: { "application/json": { schema: executionSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Delete an execution. */
export const deleteExecution = createRoute({
  operationId: "deleteExecution",
  method: "delete",
  path: "/api/v1/executions/{executionId}",
  tags: ["Executions"],
  "x-audited": true as const,
  "x-extension": true as const,
  request: {
    params: z.object({ "executionId": executionIdParameter }),
  },
  responses: {
    200: { description: "The execution is deleted.", content: { "application/json": { schema: messageSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    409: executionRunningResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Get the status of an execution. */
export const getExecutionStatus = createRoute({
  operationId: "getExecutionStatus",
  method: "get",
  path: "/api/v1/executions/{executionId}/status",
  tags: ["Executions"],
  request: {
    params: z.object({ "executionId": executionIdParameter }),
    headers: z.object({ "Prefer": preferParameter }),
  },
  responses: {
    200: { description: "The state of the execution.", content: { "application/json": { schema: executionStatusViewSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Get a URL of the file. */
export const getExecutionFile = createRoute({
  operationId: "getExecutionFile",
  method: "get",
  path: "/api/v1/executions/{executionId}/file",
  tags: ["Executions"],
  request: {
    params: z.object({ "executionId": executionIdParameter }),
  },
  responses: {
    200: { description: "The URL.", content: { "application/json": { schema: executionFileSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Export the values. */
export const exportExecution = createRoute({
  operationId: "exportExecution",
  method: "get",
  path: "/api/v1/executions/{executionId}/export",
  tags: ["Executions"],
  request: {
    params: z.object({ "executionId": executionIdParameter }),
    query: z.object({ "mode": exportModeParameter, "reviewed": reviewedParameter }),
  },
  responses: {
    200: { description: "The values as a JSON string, or as raw bytes when `Accept` requests CSV or Excel.", content: { "application/json": { schema: z.string() }, "text/csv": { schema: z.string() }, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { schema: z.custom<Blob>().openapi({ type: "string", format: "binary" }) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    409: exportConflictResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Get the evidence for the values. */
export const getExecutionEvidence = createRoute({
  operationId: "getExecutionEvidence",
  method: "get",
  path: "/api/v1/executions/{executionId}/evidence",
  tags: ["Executions"],
  "x-extension": true as const,
  request: {
    params: z.object({ "executionId": executionIdParameter }),
  },
  responses: {
    200: { description: "The evidence.", content: { "application/json": { schema: evidenceReportSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    409: executionNotCompletedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read the review of an execution. */
export const getExecutionReview = createRoute({
  operationId: "getExecutionReview",
  method: "get",
  path: "/api/v1/executions/{executionId}/review",
  tags: ["Reviews"],
  "x-extension": true as const,
  request: {
    params: z.object({ "executionId": executionIdParameter }),
  },
  responses: {
    200: { description: "The review.", content: { "application/json": { schema: reviewSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    409: executionNotCompletedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Correct, approve or reject an execution. */
export const updateExecutionReview = createRoute({
  operationId: "updateExecutionReview",
  method: "put",
  path: "/api/v1/executions/{executionId}/review",
  tags: ["Reviews"],
  "x-audited": true as const,
  "x-extension": true as const,
  request: {
    params: z.object({ "executionId": executionIdParameter }),
    body: { required: true, content: { "application/json": { schema: reviewInputSchema } } },
  },
  responses: {
    200: { description: "The review as it is stored.", content: { "application/json": { schema: reviewSchema } } },
    400: invalidReviewResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    409: reviewConflictResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the revisions of a review. */
export const listReviewRevisions = createRoute({
  operationId: "listReviewRevisions",
  method: "get",
  path: "/api/v1/executions/{executionId}/review/history",
  tags: ["Reviews"],
  "x-extension": true as const,
  request: {
    params: z.object({ "executionId": executionIdParameter }),
    query: z.object({ "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The revisions.", content: { "application/json": { schema: z.array(reviewRevisionSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Cancel an execution. */
export const cancelExecution = createRoute({
  operationId: "cancelExecution",
  method: "post",
  path: "/api/v1/executions/{executionId}/cancel",
  tags: ["Executions"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    params: z.object({ "executionId": executionIdParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
  },
  responses: {
    200: { description: "The execution is cancelled.", content: { "application/json": { schema: executionStatusViewSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    409: cancelConflictResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Execute again with the same file. */
export const retryExecution = createRoute({
  operationId: "retryExecution",
  method: "post",
  path: "/api/v1/executions/{executionId}/retry",
  tags: ["Executions"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  "x-rate-limit": "executes" as const,
  request: {
    params: z.object({ "executionId": executionIdParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
  },
  responses: {
    200: { description: "The new execution is queued.", content: { "application/json": { schema: executeResultSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: retryNotFoundResponse,
    409: retryConflictResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Upload a file. */
export const createFile = createRoute({
  operationId: "createFile",
  method: "post",
  path: "/api/v1/files",
  tags: ["Files"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  "x-rate-limit": "executes" as const,
  "x-stream-body": true as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
  },
  responses: {
    200: { description: "The stored file.", content: { "application/json": { schema: storedFileSchema } } },
    400: invalidFileResponse,
    401: unauthorizedResponse,
    409: uploadConflictResponse,
    413: fileTooLargeResponse,
    415: fileUnsupportedResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read a file's description. */
export const getFile = createRoute({
  operationId: "getFile",
  method: "get",
  path: "/api/v1/files/{fileId}",
  tags: ["Files"],
  "x-extension": true as const,
  request: {
    params: z.object({ "fileId": fileIdParameter }),
  },
  responses: {
    200: { description: "The file.", content: { "application/json": { schema: storedFileSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: fileNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Delete a file. */
export const deleteFile = createRoute({
  operationId: "deleteFile",
  method: "delete",
  path: "/api/v1/files/{fileId}",
  tags: ["Files"],
  "x-audited": true as const,
  "x-extension": true as const,
  request: {
    params: z.object({ "fileId": fileIdParameter }),
  },
  responses: {
    200: { description: "The file is deleted.", content: { "application/json": { schema: messageSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: fileNotFoundResponse,
    409: fileInUseResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Get the usage of an execution. */
export const getExecutionUsage = createRoute({
  operationId: "getExecutionUsage",
  method: "get",
  path: "/api/v1/executions/{executionId}/usage",
  tags: ["Executions"],
  "x-extension": true as const,
  request: {
    params: z.object({ "executionId": executionIdParameter }),
  },
  responses: {
    200: { description: "The usage.", content: { "application/json": { schema: executionUsageSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: executionNotFoundResponse,
    409: executionNotEndedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Sum up usage. */
export const listUsage = createRoute({
  operationId: "listUsage",
  method: "get",
  path: "/api/v1/usage",
  tags: ["Executions"],
  "x-extension": true as const,
  request: {
    query: z.object({ "from": usageFromParameter, "to": usageToParameter, "groupBy": usageGroupingParameter, "organizationId": usageOrganizationParameter }),
  },
  responses: {
    200: { description: "The sums.", content: { "application/json": { schema: z.array(usageGroupSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the batches. */
export const listBatches = createRoute({
  operationId: "listBatches",
  method: "get",
  path: "/api/v1/batches",
  tags: ["Batches"],
  "x-extension": true as const,
  request: {
    query: z.object({ "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The batches.", content: { "application/json": { schema: z.array(batchSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Create a batch. */
export const createBatch = createRoute({
  operationId: "createBatch",
  method: "post",
  path: "/api/v1/batches",
  tags: ["Batches"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: batchInputSchema } } },
  },
  responses: {
    200: { description: "The batch.", content: { "application/json": { schema: batchSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    404: workflowNotFoundResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read a batch. */
export const getBatch = createRoute({
  operationId: "getBatch",
  method: "get",
  path: "/api/v1/batches/{batchId}",
  tags: ["Batches"],
  "x-extension": true as const,
  request: {
    params: z.object({ "batchId": batchIdParameter }),
  },
  responses: {
    200: { description: "The batch.", content: { "application/json": { schema: batchDetailsSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: batchNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Close a batch. */
export const closeBatch = createRoute({
  operationId: "closeBatch",
  method: "post",
  path: "/api/v1/batches/{batchId}/close",
  tags: ["Batches"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    params: z.object({ "batchId": batchIdParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
  },
  responses: {
    200: { description: "The batch.", content: { "application/json": { schema: batchSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: batchNotFoundResponse,
    409: repeatInProgressResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List a file's pages. */
export const listFilePages = createRoute({
  operationId: "listFilePages",
  method: "get",
  path: "/api/v1/files/{fileId}/pages",
  tags: ["Files"],
  "x-extension": true as const,
  request: {
    params: z.object({ "fileId": fileIdParameter }),
  },
  responses: {
    200: { description: "A file's pages.", content: { "application/json": { schema: filePagesSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: fileNotFoundResponse,
    409: documentRefusedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Get a page image. */
export const getPageImage = createRoute({
  operationId: "getPageImage",
  method: "get",
  path: "/api/v1/files/{fileId}/pages/{page}/image",
  tags: ["Files"],
  "x-extension": true as const,
  request: {
    params: z.object({ "fileId": fileIdParameter, "page": pageNumberParameter }),
    query: z.object({ "width": imageWidthParameter }),
  },
  responses: {
    200: { description: "The image.", content: { "image/png": { schema: z.custom<Blob>().openapi({ type: "string", format: "binary" }) } } },
    304: { description: "The image that `If-None-Match` names has not changed; a page image of a file never changes." },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: pageNotFoundResponse,
    409: pageNotDrawnResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List a page's words. */
export const getPageWords = createRoute({
  operationId: "getPageWords",
  method: "get",
  path: "/api/v1/files/{fileId}/pages/{page}/words",
  tags: ["Files"],
  "x-extension": true as const,
  request: {
    params: z.object({ "fileId": fileIdParameter, "page": pageNumberParameter }),
  },
  responses: {
    200: { description: "A page's words.", content: { "application/json": { schema: pageWordsSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: pageNotFoundResponse,
    409: documentRefusedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List a sheet's rows. */
export const getGrid = createRoute({
  operationId: "getGrid",
  method: "get",
  path: "/api/v1/files/{fileId}/grids/{page}",
  tags: ["Files"],
  "x-extension": true as const,
  request: {
    params: z.object({ "fileId": fileIdParameter, "page": pageNumberParameter }),
    query: z.object({ "firstRow": firstRowParameter, "rows": rowCountParameter }),
  },
  responses: {
    200: { description: "A sheet's rows.", content: { "application/json": { schema: gridRowsSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: pageNotFoundResponse,
    409: documentRefusedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read the value at a place. */
export const readRegion = createRoute({
  operationId: "readRegion",
  method: "post",
  path: "/api/v1/files/{fileId}/read",
  tags: ["Files"],
  "x-extension": true as const,
  "x-safe": true as const,
  request: {
    params: z.object({ "fileId": fileIdParameter }),
    body: { required: true, content: { "application/json": { schema: regionInputSchema } } },
  },
  responses: {
    200: { description: "The value at a place.", content: { "application/json": { schema: regionValueSchema } } },
    400: invalidRegionResponse,
    401: unauthorizedResponse,
    404: pageNotFoundResponse,
    409: documentRefusedResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Try a configuration. */
export const extractFile = createRoute({
  operationId: "extractFile",
  method: "post",
  path: "/api/v1/files/{fileId}/extract",
  tags: ["Files"],
  "x-extension": true as const,
  "x-rate-limit": "executes" as const,
  "x-safe": true as const,
  request: {
    params: z.object({ "fileId": fileIdParameter }),
    body: { required: true, content: { "application/json": { schema: tryInputSchema } } },
  },
  responses: {
    200: { description: "A configuration.", content: { "application/json": { schema: triedExtractionSchema } } },
    400: invalidWorkflowResponse,
    401: unauthorizedResponse,
    404: fileNotFoundResponse,
    409: documentRefusedResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Suggest a workflow. */
export const suggestWorkflow = createRoute({
  operationId: "suggestWorkflow",
  method: "post",
  path: "/api/v1/workflow-suggestions",
  tags: ["Workflows"],
  "x-extension": true as const,
  "x-rate-limit": "executes" as const,
  "x-safe": true as const,
  request: {
    body: { required: true, content: { "application/json": { schema: suggestionInputSchema } } },
  },
  responses: {
    200: { description: "A suggestion.", content: { "application/json": { schema: suggestedWorkflowSchema } } },
    400: invalidSuggestionResponse,
    401: unauthorizedResponse,
    404: fileNotFoundResponse,
    409: documentRefusedResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the webhooks. */
export const listWebhooks = createRoute({
  operationId: "listWebhooks",
  method: "get",
  path: "/api/v1/webhooks",
  tags: ["Webhooks"],
  "x-extension": true as const,
  request: {
    query: z.object({ "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The webhooks.", content: { "application/json": { schema: z.array(webhookSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Create a webhook. */
export const createWebhook = createRoute({
  operationId: "createWebhook",
  method: "post",
  path: "/api/v1/webhooks",
  tags: ["Webhooks"],
  "x-audited": true as const,
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: webhookInputSchema } } },
  },
  responses: {
    200: { description: "The webhook with its secret.", content: { "application/json": { schema: webhookCreatedSchema } } },
    400: invalidWebhookResponse,
    401: unauthorizedResponse,
    404: workflowNotFoundResponse,
    409: webhookConflictResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read a webhook. */
export const getWebhook = createRoute({
  operationId: "getWebhook",
  method: "get",
  path: "/api/v1/webhooks/{webhookId}",
  tags: ["Webhooks"],
  "x-extension": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter }),
  },
  responses: {
    200: { description: "The webhook.", content: { "application/json": { schema: webhookSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: webhookNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Change a webhook. */
export const updateWebhook = createRoute({
  operationId: "updateWebhook",
  method: "put",
  path: "/api/v1/webhooks/{webhookId}",
  tags: ["Webhooks"],
  "x-audited": true as const,
  "x-extension": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter }),
    body: { required: true, content: { "application/json": { schema: webhookInputSchema } } },
  },
  responses: {
    200: { description: "The webhook.", content: { "application/json": { schema: webhookSchema } } },
    400: invalidWebhookResponse,
    401: unauthorizedResponse,
    404: webhookOrWorkflowNotFoundResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Delete a webhook. */
export const deleteWebhook = createRoute({
  operationId: "deleteWebhook",
  method: "delete",
  path: "/api/v1/webhooks/{webhookId}",
  tags: ["Webhooks"],
  "x-audited": true as const,
  "x-extension": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter }),
  },
  responses: {
    200: { description: "The webhook is deleted.", content: { "application/json": { schema: messageSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: webhookNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Rotate the secret of a webhook. */
export const rotateWebhookSecret = createRoute({
  operationId: "rotateWebhookSecret",
  method: "post",
  path: "/api/v1/webhooks/{webhookId}/rotate-secret",
  tags: ["Webhooks"],
  "x-audited": true as const,
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: webhookRotationInputSchema } } },
  },
  responses: {
    200: { description: "The new secret.", content: { "application/json": { schema: webhookSecretSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    404: webhookNotFoundResponse,
    409: webhookRotationConflictResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Send a test message. */
export const testWebhook = createRoute({
  operationId: "testWebhook",
  method: "post",
  path: "/api/v1/webhooks/{webhookId}/test",
  tags: ["Webhooks"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
  },
  responses: {
    200: { description: "The delivery, which has just begun.", content: { "application/json": { schema: webhookDeliverySchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: webhookNotFoundResponse,
    409: repeatInProgressResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Send what failed again. */
export const recoverWebhook = createRoute({
  operationId: "recoverWebhook",
  method: "post",
  path: "/api/v1/webhooks/{webhookId}/recover",
  tags: ["Webhooks"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: webhookRecoveryInputSchema } } },
  },
  responses: {
    200: { description: "How many deliveries have begun again.", content: { "application/json": { schema: webhookRecoveredSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    404: webhookNotFoundResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the deliveries of a webhook. */
export const listWebhookDeliveries = createRoute({
  operationId: "listWebhookDeliveries",
  method: "get",
  path: "/api/v1/webhooks/{webhookId}/deliveries",
  tags: ["Webhooks"],
  "x-extension": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter }),
    query: z.object({ "state": deliveryStateFilterParameter, "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The deliveries.", content: { "application/json": { schema: z.array(webhookDeliverySchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: webhookNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read a delivery. */
export const getWebhookDelivery = createRoute({
  operationId: "getWebhookDelivery",
  method: "get",
  path: "/api/v1/webhooks/{webhookId}/deliveries/{messageId}",
  tags: ["Webhooks"],
  "x-extension": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter, "messageId": messageIdParameter }),
  },
  responses: {
    200: { description: "The delivery.", content: { "application/json": { schema: webhookDeliveryDetailsSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: deliveryNotFoundResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Send a message again. */
export const redeliverWebhook = createRoute({
  operationId: "redeliverWebhook",
  method: "post",
  path: "/api/v1/webhooks/{webhookId}/deliveries/{messageId}/redeliver",
  tags: ["Webhooks"],
  "x-extension": true as const,
  "x-idempotent": true as const,
  request: {
    params: z.object({ "webhookId": webhookIdParameter, "messageId": messageIdParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
  },
  responses: {
    200: { description: "The delivery, which has begun again.", content: { "application/json": { schema: webhookDeliverySchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    404: deliveryNotFoundResponse,
    409: repeatInProgressResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the API keys. */
export const listApiKeys = createRoute({
  operationId: "listApiKeys",
  method: "get",
  path: "/api/v1/api-keys",
  tags: ["API keys"],
  request: {
    query: z.object({ "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The keys.", content: { "application/json": { schema: z.array(apiKeySchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Create an API key. */
export const createApiKey = createRoute({
  operationId: "createApiKey",
  method: "post",
  path: "/api/v1/api-keys",
  tags: ["API keys"],
  "x-audited": true as const,
  "x-idempotent": true as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: apiKeyInputSchema } } },
  },
  responses: {
    200: { description: "The key.", content: { "application/json": { schema: apiKeyCreatedSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Revoke an API key. */
export const revokeApiKey = createRoute({
  operationId: "revokeApiKey",
  method: "delete",
  path: "/api/v1/api-keys/{id}",
  tags: ["API keys"],
  "x-audited": true as const,
  request: {
    params: z.object({ "id": apiKeyIdParameter }),
  },
  responses: {
    200: { description: "The key is revoked.", content: { "application/json": { schema: messageSchema } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    403: apiKeyOfAnotherUserResponse,
    404: apiKeyNotFoundResponse,
    409: lastAdminKeyResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Get the caller. */
export const getCaller = createRoute({
  operationId: "getCaller",
  method: "get",
  path: "/api/v1/me",
  tags: ["Sessions"],
  "x-extension": true as const,
  responses: {
    200: { description: "The caller.", content: { "application/json": { schema: callerSchema } } },
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Sign in. */
export const createSession = createRoute({
  operationId: "createSession",
  method: "post",
  path: "/api/v1/sessions",
  tags: ["Sessions"],
  security: [],
  "x-audited": true as const,
  "x-extension": true as const,
  request: {
    body: { required: true, content: { "application/json": { schema: sessionInputSchema } } },
  },
  responses: {
    200: { description: "The session.", content: { "application/json": { schema: sessionSchema } } },
    400: invalidSignInResponse,
    401: unauthorizedResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManySignInsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Sign out. */
export const deleteSession = createRoute({
  operationId: "deleteSession",
  method: "delete",
  path: "/api/v1/sessions/current",
  tags: ["Sessions"],
  "x-audited": true as const,
  "x-extension": true as const,
  responses: {
    200: { description: "The session has ended.", content: { "application/json": { schema: messageSchema } } },
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the models. */
export const listModels = createRoute({
  operationId: "listModels",
  method: "get",
  path: "/api/v1/admin/models",
  tags: ["Models"],
  "x-required-role": "admin" as const,
  responses: {
    200: { description: "The models.", content: { "application/json": { schema: z.array(modelSchema) } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Add a model. */
export const addModel = createRoute({
  operationId: "addModel",
  method: "post",
  path: "/api/v1/admin/models/add",
  tags: ["Models"],
  "x-audited": true as const,
  "x-idempotent": true as const,
  "x-required-role": "admin" as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: modelInputSchema } } },
  },
  responses: {
    200: { description: "The model is stored.", content: { "application/json": { schema: modelResultSchema } } },
    400: invalidModelResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Change a model. */
export const updateModel = createRoute({
  operationId: "updateModel",
  method: "put",
  path: "/api/v1/admin/models/update",
  tags: ["Models"],
  "x-audited": true as const,
  "x-required-role": "admin" as const,
  request: {
    body: { required: true, content: { "application/json": { schema: modelUpdateSchema } } },
  },
  responses: {
    200: { description: "The model is changed.", content: { "application/json": { schema: modelResultSchema } } },
    400: invalidModelResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: modelNotFoundResponse,
    409: modelUpdateConflictResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Delete a model. */
export const deleteModel = createRoute({
  operationId: "deleteModel",
  method: "delete",
  path: "/api/v1/admin/models/delete",
  tags: ["Models"],
  "x-audited": true as const,
  "x-required-role": "admin" as const,
  request: {
    body: { required: true, content: { "application/json": { schema: modelDeletionSchema } } },
  },
  responses: {
    200: { description: "The model is deleted.", content: { "application/json": { schema: successSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: modelNotFoundResponse,
    409: modelDeletionConflictResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Test the connection to a model. */
export const validateModelConnection = createRoute({
  operationId: "validateModelConnection",
  method: "post",
  path: "/api/v1/admin/models/validate-connection",
  tags: ["Models"],
  "x-idempotent": true as const,
  "x-required-role": "admin" as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: modelInputSchema } } },
  },
  responses: {
    200: { description: "The result.", content: { "application/json": { schema: connectionResultSchema } } },
    400: invalidModelResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Read the runtime configuration. */
export const getRuntimeConfig = createRoute({
  operationId: "getRuntimeConfig",
  method: "get",
  path: "/api/v1/admin/runtime-config",
  tags: ["Runtime configuration"],
  "x-required-role": "admin" as const,
  responses: {
    200: { description: "The runtime configuration.", content: { "application/json": { schema: runtimeConfigurationSchema } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Use a model. */
export const setRuntimeConfig = createRoute({
  operationId: "setRuntimeConfig",
  method: "post",
  path: "/api/v1/admin/runtime-config",
  tags: ["Runtime configuration"],
  "x-audited": true as const,
  "x-idempotent": true as const,
  "x-required-role": "admin" as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: runtimeConfigurationInputSchema } } },
  },
  responses: {
    200: { description: "The model is in use.", content: { "application/json": { schema: successSchema } } },
    400: invalidRuntimeConfigurationResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: modelNotFoundResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the organizations. */
export const listOrganizations = createRoute({
  operationId: "listOrganizations",
  method: "get",
  path: "/api/v1/admin/organizations",
  tags: ["Organizations"],
  "x-extension": true as const,
  "x-required-role": "admin" as const,
  request: {
    query: z.object({ "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The organizations.", content: { "application/json": { schema: z.array(organizationSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Create an organization. */
export const createOrganization = createRoute({
  operationId: "createOrganization",
  method: "post",
  path: "/api/v1/admin/organizations",
  tags: ["Organizations"],
  "x-audited": true as const,
  "x-extension": true as const,
  "x-idempotent": true as const,
  "x-required-role": "admin" as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: organizationInputSchema } } },
  },
  responses: {
    200: { description: "The organization.", content: { "application/json": { schema: organizationSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the users. */
export const listUsers = createRoute({
  operationId: "listUsers",
  method: "get",
  path: "/api/v1/admin/users",
  tags: ["Users"],
  "x-extension": true as const,
  "x-required-role": "admin" as const,
  request: {
    query: z.object({ "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The users.", content: { "application/json": { schema: z.array(userSchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Create a user. */
export const createUser = createRoute({
  operationId: "createUser",
  method: "post",
  path: "/api/v1/admin/users",
  tags: ["Users"],
  "x-audited": true as const,
  "x-extension": true as const,
  "x-idempotent": true as const,
  "x-required-role": "admin" as const,
  request: {
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: userInputSchema } } },
  },
  responses: {
    200: { description: "The user.", content: { "application/json": { schema: userSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Create an API key for a user. */
export const createUserApiKey = createRoute({
  operationId: "createUserApiKey",
  method: "post",
  path: "/api/v1/admin/users/{userId}/api-keys",
  tags: ["Users"],
  "x-audited": true as const,
  "x-extension": true as const,
  "x-idempotent": true as const,
  "x-required-role": "admin" as const,
  request: {
    params: z.object({ "userId": userIdParameter }),
    headers: z.object({ "Idempotency-Key": idempotencyKeyParameter }),
    body: { required: true, content: { "application/json": { schema: apiKeyInputSchema } } },
  },
  responses: {
    200: { description: "The key.", content: { "application/json": { schema: apiKeyCreatedSchema } } },
    400: invalidRequestResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: userNotFoundResponse,
    409: repeatInProgressResponse,
    413: bodyTooLargeResponse,
    415: notJsonResponse,
    422: repeatMismatchResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** List the entries of the audit log. */
export const listAuditEntries = createRoute({
  operationId: "listAuditEntries",
  method: "get",
  path: "/api/v1/admin/audit-log",
  tags: ["Audit log"],
  "x-extension": true as const,
  "x-required-role": "admin" as const,
  request: {
    query: z.object({ "since": sinceParameter, "until": untilParameter, "operation": auditedOperationFilterParameter, "organizationId": organizationFilterParameter, "userId": userFilterParameter, "limit": limitParameter, "cursor": cursorParameter }),
  },
  responses: {
    200: { description: "The entries.", content: { "application/json": { schema: z.array(auditEntrySchema) } } },
    400: invalidParameterResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    429: tooManyRequestsResponse,
    500: internalResponse,
    503: unavailableResponse,
  },
})

/** Every operation, by its operationId. */
export const routes = {
  listWorkflows,
  createWorkflow,
  getWorkflow,
  updateWorkflow,
  deleteWorkflow,
  listWorkflowVersions,
  getWorkflowVersion,
  restoreWorkflowVersion,
  listWorkflowLabels,
  executeWorkflow,
  executeFile,
  getWorkflowExecution,
  listExecutions,
  exportExecutions,
  getExecution,
  deleteExecution,
  getExecutionStatus,
  getExecutionFile,
  exportExecution,
  getExecutionEvidence,
  getExecutionReview,
  updateExecutionReview,
  listReviewRevisions,
  cancelExecution,
  retryExecution,
  createFile,
  getFile,
  deleteFile,
  getExecutionUsage,
  listUsage,
  listBatches,
  createBatch,
  getBatch,
  closeBatch,
  listFilePages,
  getPageImage,
  getPageWords,
  getGrid,
  readRegion,
  extractFile,
  suggestWorkflow,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  recoverWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  redeliverWebhook,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  getCaller,
  createSession,
  deleteSession,
  listModels,
  addModel,
  updateModel,
  deleteModel,
  validateModelConnection,
  getRuntimeConfig,
  setRuntimeConfig,
  listOrganizations,
  createOrganization,
  listUsers,
  createUser,
  createUserApiKey,
  listAuditEntries,
}

/** Members whose values must never be logged. */
export const secretMembers = ["apiKey","key","providerApiKey","secret"] as const
