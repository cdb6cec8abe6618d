/** A real server in memory. */
export interface TestServer extends AsyncDisposable {
  /** For `new Client({ baseUrl })`. It also listens there, on a free port of the loopback, for who cannot take a `fetch`. */
  readonly baseUrl: string
  /** The admin's key. */
  readonly apiKey: string
  /** Calls the server without a socket, for `new Client({ fetch })`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  close(): Promise<void>
}

/**
 * Starts the reference server in memory: for tests of what a mock cannot show, such as what is read out of a document.
 * Needs the package `@docsift/server`, and Node.
 *
 * @throws when `@docsift/server` is not installed.
 */
export async function testServer(): Promise<TestServer> {
  // Loaded here and not above: who only mocks does not install it.
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
