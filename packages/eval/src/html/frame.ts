import { html, type Markup } from "./escape.ts"
import { script } from "./script.ts"
import { style } from "./style.ts"

/** Builds a complete page with inline style and script, which loads nothing. */
export const frame = (title: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="content-security-policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
        />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${body}
        <script>
          ${script}
        </script>
      </body>
    </html> `
