/** A real server in memory, reached without a socket. */
export interface TestServer extends AsyncDisposable {
  /** For `new Client({ baseUrl })`; nobody outside needs it. */
  readonly baseUrl: string
  /** The admin's key. */
  readonly apiKey: string
  /** For `new Client({ fetch })`. */
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
