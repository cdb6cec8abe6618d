import { docsLoader } from "@astrojs/starlight/loaders"
import { docsSchema } from "@astrojs/starlight/schema"
import { defineCollection } from "astro:content"

/** The pages that `pages.mjs` writes. */
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
