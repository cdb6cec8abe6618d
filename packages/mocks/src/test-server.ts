/** A real server in memory. */
export interface TestServer extends AsyncDisposable {
  /** The URL at which the server also listens, on a free loopback port, for programs that cannot be given a `fetch`. */
  readonly baseUrl: string
  /** The API key of the admin. */
  readonly apiKey: string
  /** Calls the server without a socket, for `new Client({ fetch })`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  close(): Promise<void>
}

/**
 * Starts the reference server in memory, for tests that mocks cannot replace, such as of the values extracted from
 * a document. Requires the package `@docsift/server`, and Node.
 *
 * @throws when `@docsift/server` is not installed.
 */
export async function testServer(): Promise<TestServer> {
  // Imported here because users of the mocks alone do not install it.
  const { startServer } = await import("@docsift/server")
  const server = await startServer()
  return {
    baseUrl: server.url,
    apiKey: server.adminKey,
    fetch: async (input, init) => server.app.fetch(new Request(input, init)),
    close: () => server.close(),
    [Symbol.asyncDispose]: () => server.close(),
  }
}
