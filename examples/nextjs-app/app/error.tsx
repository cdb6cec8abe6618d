"use client"

/** Shown in place of a page that failed. In production the message of the error stays in the log of the server. */
export default function Failure({ reset }: { readonly reset: () => void }) {
  return (
    <>
      <p role="alert">Documents cannot be read at the moment.</p>
      <button onClick={reset}>Try again</button>
    </>
  )
}
