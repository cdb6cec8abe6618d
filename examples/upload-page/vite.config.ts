import { defaultClientConditions, defineConfig } from "vite"

export default defineConfig({
  root: import.meta.dirname,
  // The client's sources, so that nothing has to be built before; in a project of your own this line is not needed.
  resolve: { conditions: ["@docsift/source", ...defaultClientConditions] },
})
