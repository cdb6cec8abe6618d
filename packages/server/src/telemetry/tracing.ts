import { AsyncLocalStorage } from "node:async_hooks"
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api"
import { parseTraceParent, setGlobalErrorHandler } from "@opentelemetry/core"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources"
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace"
import type { TracingConfig } from "../config.ts"
import type { Logger } from "../ports/logger.ts"
import type { ProcessIdentity } from "../process-identity.ts"
import { withDeadline } from "../domain/deadline.ts"
import type { RequestEnd, RunOutcome, RunStart } from "./events.ts"

/** Longest time that a stopping process waits for an unavailable collector. */
const stopMs = 3_000

/**
 * Sends one span for each request and each run to an OpenTelemetry collector (OTLP over HTTP). Attributes are ids,
 * operation and outcome: no address, header, file name, document text or key. It uses no instrumentation packages, which
 * would patch other modules of the process.
 *
 * A run has a trace of its own, linked to the request that queued it: it may start days later, and several times.
 */
export class Tracing {
  readonly #provider: TracerProvider
  readonly #tracer: Tracer
  readonly #current = new AsyncLocalStorage<Span>()

  constructor(config: TracingConfig, identity: ProcessIdentity, logger: Logger) {
    setGlobalErrorHandler((error) => logger.warn({ reason: nameOf(error) }, "traces could not be sent"))
    const ours = resourceFromAttributes({
      "service.name": config.serviceName,
      "service.version": identity.version,
      "service.instance.id": identity.instance,
      "docsift.process": identity.process,
    })
    this.#provider = new TracerProvider({
      resource: defaultResource()
        .merge(detectResources({ detectors: [envDetector] }))
        .merge(ours),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.ratio) }),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: config.url }) })],
    })
    this.#tracer = this.#provider.getTracer("docsift")
  }

  /** Starts the span of a request, in the client's trace when the header `traceparent` is well-formed. */
  startRequest(headers: Headers) {
    const span = this.#tracer.startSpan("request", { kind: SpanKind.SERVER }, contextOf(headers.get("traceparent")))
    return {
      traceId: span.spanContext().traceId,
      run: <T>(work: () => Promise<T>): Promise<T> => this.#current.run(span, work),
      end({ operation, method, status, requestId, errorCode }: RequestEnd): void {
        span.updateName(operation)
        span.setAttributes({
          "docsift.operation": operation,
          "docsift.request_id": requestId,
          "http.request.method": method,
          "http.response.status_code": status,
          ...(errorCode === undefined ? {} : { "error.type": errorCode }),
        })
        // A 4xx status is the client's error, not the server's (OpenTelemetry's semantic conventions for HTTP).
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  /** Starts the span of one attempt. */
  startRun({ executionId, attempt, kind, traceparent }: RunStart) {
    const cause = parseTraceParent(traceparent ?? "")
    const span = this.#tracer.startSpan(
      "run",
      {
        kind: SpanKind.CONSUMER,
        links: cause === null ? [] : [{ context: cause }],
        attributes: { "docsift.execution_id": executionId, "docsift.attempt": attempt, "docsift.file_kind": kind },
      },
      ROOT_CONTEXT,
    )
    return {
      traceId: span.spanContext().traceId,
      end(outcome: RunOutcome): void {
        span.setAttribute("docsift.outcome", outcome)
        if (outcome === "internal" || outcome === "unsettled") span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  /** Returns the span of the current request. @see https://www.w3.org/TR/trace-context/#traceparent-header */
  traceparent(): string | undefined {
    const span = this.#current.getStore()?.spanContext()
    if (span === undefined) return undefined
    return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, "0")}`
  }

  async stop(): Promise<void> {
    await withDeadline(() => this.#provider.shutdown(), { timeoutMs: stopMs, onTimeout: () => undefined })
  }
}

function contextOf(traceparent: string | null): Context {
  const parent = parseTraceParent(traceparent ?? "")
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

/** Returns the name of an error: the exporter's messages may quote the collector's response or a URL with a password. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  return "code" in error ? `${error.name} ${String(error.code)}` : error.name
}
