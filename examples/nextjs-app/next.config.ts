import type { NextConfig } from "next"

const config: NextConfig = {
  // The folder of this program, wherever it is: otherwise Next.js searches for lockfiles in the folders above.
  turbopack: { root: import.meta.dirname },
  // No image is optimised, so sharp is not loaded.
  images: { unoptimized: true },
  experimental: {
    // The largest file that a server of Docsift accepts unless it is configured otherwise, and the rest of the form.
    serverActions: { bodySizeLimit: "51mb" },
  },
}

export default config
