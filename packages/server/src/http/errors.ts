import type { ErrorHandler, NotFoundHandler } from "hono"
import type { Logger } from "pino"
import { AppError } from "../domain/errors.ts"
import { httpStatusByErrorCode } from "../generated/error-codes.ts"
import { errorCodeHeader, retryAfterHeader } from "../generated/header-names.ts"
import { dropCallerHeaders } from "./response-header.ts"
import type { AppContext, AppEnv } from "./env.ts"
import { isOutage } from "../domain/outage.ts"

const internalSentence = "Something went wrong inside the service. Quote the x-request-id header when you report it."
const unavailableSentence = "The service cannot reach its database or storage at the moment. Please try again."
const abortedSentence = "The request ended before the response was ready. Please send it again."

/** How long a client should wait after an outage before it tries again. */
const outageRetryAfterSeconds = 2

/** Builds an error response: the body is exactly `{"error": sentence}`, and the machine-readable code is in `x-error-code`. */
export function errorResponse(c: AppContext, error: AppError): Response {
  c.env.state.errorCode = error.code
  // The key may have been revoked after they were set; with them, this 401 would differ from others.
  if (error.code === "unauthorized") dropCallerHeaders(c)
  c.header(errorCodeHeader, error.code)
  if (error.retryAfterSeconds !== undefined) c.header(retryAfterHeader, String(error.retryAfterSeconds))
  // RFC 9110 §15.5.2: a 401 names its challenge.
  if (error.code === "unauthorized") c.header("www-authenticate", 'ApiKey realm="docsift"')
  return c.json({ error: error.message }, httpStatusByErrorCode[error.code])
}

/** Converts anything thrown to an {@link AppError} that is safe to send: unknown errors lose every detail. */
export function publicError(error: unknown, isAborted: boolean): AppError {
  if (error instanceof AppError) return error
  if (isAborted) return new AppError("unavailable", abortedSentence, { cause: error, retryAfterSeconds: 1 })
  if (isOutage(error)) {
    return new AppError("unavailable", unavailableSentence, {
      cause: error,
      retryAfterSeconds: outageRetryAfterSeconds,
    })
  }
  return new AppError("internal", internalSentence, { cause: error })
}

/** Builds the handler that turns thrown errors into responses, and logs those that are not the client's fault with their cause. */
export function createErrorHandler(logger: Logger): ErrorHandler<AppEnv> {
  return (thrown, c) => {
    const isAborted = c.req.raw.signal.aborted
    const error = publicError(thrown, isAborted)
    if (httpStatusByErrorCode[error.code] >= 500 && !isAborted) {
      logger.error({ requestId: c.env.state.requestId, err: thrown, code: error.code }, "request failed")
    }
    return errorResponse(c, error)
  }
}

/**
 * Builds the handler of requests that match no route: 405 with `Allow` when the path exists with other methods, else 404.
 * Both come before authentication: the list of routes is public in `/openapi.json`, so neither reveals anything.
 */
export function createNotFoundHandler(allowedMethods: (path: string) => readonly string[]): NotFoundHandler<AppEnv> {
  return (c) => {
    const methods = allowedMethods(c.req.path)
    // A route may decline a request, such as the console's for programs that do not ask for a page.
    if (methods.length === 0 || methods.includes(c.req.method)) {
      return errorResponse(c, new AppError("not_found", "No such route. The API reference at /docs lists all routes."))
    }
    const allow = methods.join(", ")
    c.header("allow", allow)
    return errorResponse(c, new AppError("method_not_allowed", `This route allows only ${allow}.`))
  }
}

/** Serializes an error for responses without a context (malformed requests on the raw socket). */
export function errorBody(sentence: string): string {
  return JSON.stringify({ error: sentence })
}
