import { http } from "msw"
import type { HttpHandler } from "msw" with { "resolution-mode": "import" }
import { routes, splitRoute } from "./routes.ts"

/** Creates one handler per operation, one for files, and one for unknown routes. */
export function createHandlers(baseUrl: string, handle: (request: Request) => Promise<Response>): HttpHandler[] {
  const resolve = ({ request }: { readonly request: Request }) => handle(request)
  return [
    ...routes.map((route) => {
      const { method, path } = splitRoute(route)
      const url = baseUrl + path.replaceAll(/\{([^}]+)\}/g, ":$1")
      return http[methods[method] ?? "all"](url, resolve)
    }),
    http.all(`${baseUrl}/files/:fileId`, resolve),
    http.all(`${baseUrl}/api/v1/*`, resolve),
  ]
}

const methods: Readonly<Record<string, "get" | "post" | "put" | "delete">> = {
  GET: "get",
  POST: "post",
  PUT: "put",
  DELETE: "delete",
}
