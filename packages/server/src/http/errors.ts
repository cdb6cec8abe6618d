import type { ErrorHandler, NotFoundHandler } from "hono"
import type { Logger } from "pino"
import { AppError } from "../domain/errors.ts"
import { httpStatusByErrorCode } from "../generated/error-codes.ts"
import { errorCodeHeader, retryAfterHeader } from "../generated/header-names.ts"
import { dropCallerHeaders } from "./answer-header.ts"
import type { AppContext, AppEnv } from "./env.ts"
import { isOutage } from "../domain/outage.ts"

const internalSentence = "Something went wrong inside the service. Quote the x-request-id header when you report it."
const unavailableSentence = "The service cannot reach its database or storage at the moment. Please try again."
const abortedSentence = "The request ended before it could be answered. Please send it again."

/** How long a client should wait after an outage before it tries again. */
const outageRetryAfterSeconds = 2

/** Writes the body every error has, exactly `{"error": sentence}`; the code for machines travels in `x-error-code`. */
export function errorResponse(c: AppContext, error: AppError): Response {
  c.env.state.errorCode = error.code
  // Of a request whose key was revoked meanwhile they may be set already, and would tell its answer from others.
  if (error.code === "unauthorized") dropCallerHeaders(c)
  c.header(errorCodeHeader, error.code)
  if (error.retryAfterSeconds !== undefined) c.header(retryAfterHeader, String(error.retryAfterSeconds))
  // RFC 9110 §15.5.2: a 401 names its challenge.
  if (error.code === "unauthorized") c.header("www-authenticate", 'ApiKey realm="docsift"')
  return c.json({ error: error.message }, httpStatusByErrorCode[error.code])
}

/** Turns whatever was thrown into an {@link AppError} that may be sent: unknown errors lose every detail. */
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

/** Builds the one place where thrown errors become answers; what is not the client's fault is logged with its cause. */
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
 * Builds the answer for requests that no route took: 405 with `Allow` when the path exists with other methods,
 * else 404. Both come before authentication: the list of routes is public in `/openapi.json`, so nothing is given away.
 */
export function createNotFoundHandler(allowedMethods: (path: string) => readonly string[]): NotFoundHandler<AppEnv> {
  return (c) => {
    const methods = allowedMethods(c.req.path)
    if (methods.length === 0) {
      return errorResponse(
        c,
        new AppError("not_found", "No such address exists. The API reference at /docs lists them."),
      )
    }
    const allow = methods.join(", ")
    c.header("allow", allow)
    return errorResponse(c, new AppError("method_not_allowed", `This address answers only ${allow}.`))
  }
}

/** Serialises an error for answers that are written without a context (broken requests on the raw socket). */
export function errorBody(sentence: string): string {
  return JSON.stringify({ error: sentence })
}
