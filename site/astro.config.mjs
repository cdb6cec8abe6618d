import starlight from "@astrojs/starlight"
import { defineConfig, passthroughImageService } from "astro/config"
import { writePages } from "./pages.mjs"

const { sidebar, sections } = await writePages()

/** Hands the index to the start page. */
const virtualIndex = {
  name: "docsift-index",
  resolveId: (id) => (id === "virtual:docsift-index" ? `\0${id}` : undefined),
  load: (id) => (id === "\0virtual:docsift-index" ? `export const sections = ${JSON.stringify(sections)}` : undefined),
}

// oxlint-disable-next-line import/no-default-export -- Astro loads it
export default defineConfig({
  trailingSlash: "always",
  // Images are served as they are: nothing needs sharp.
  image: { service: passthroughImageService() },
  vite: { plugins: [virtualIndex] },
  integrations: [
    starlight({
      title: "Docsift",
      description:
        "Documentation of Docsift: extract data from documents as typed JSON, with the place of every value.",
      favicon: "/icon.svg",
      logo: { src: "./public/icon.svg" },
      customCss: ["../packages/console/src/tokens.css", "./src/styles/theme.css"],
      sidebar,
      pagination: false,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        themes: ["github-dark", "github-light"],
        defaultProps: { frame: "none" },
        styleOverrides: {
          borderRadius: "var(--radius)",
          borderColor: "var(--line)",
          codeBackground: "var(--surface-sunken)",
          codeFontFamily: "var(--font-mono)",
          codeFontSize: "var(--text-small)",
          codeLineHeight: "1.6",
          frames: { frameBoxShadowCssValue: "none" },
        },
      },
    }),
  ],
})
