import { ApiError, type ApiErrorDetails } from "./api-error.ts"
import { AuthenticationError } from "./authentication-error.ts"
import { BadRequestError } from "./bad-request-error.ts"
import { ConflictError } from "./conflict-error.ts"
import { InternalServerError } from "./internal-server-error.ts"
import { NotFoundError } from "./not-found-error.ts"
import { PayloadTooLargeError } from "./payload-too-large-error.ts"
import { PermissionDeniedError } from "./permission-denied-error.ts"
import { PreconditionFailedError } from "./precondition-failed-error.ts"
import { RateLimitError } from "./rate-limit-error.ts"
import { UnprocessableEntityError } from "./unprocessable-entity-error.ts"
import { UnsupportedMediaTypeError } from "./unsupported-media-type-error.ts"

const classes: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableEntityError,
  429: RateLimitError,
}

/** Creates the error of the class that belongs to the status. */
export function createApiError(message: string, details: ApiErrorDetails): ApiError {
  const errorClass = classes[details.status] ?? (details.status >= 500 ? InternalServerError : ApiError)
  return new errorClass(message, details)
}
