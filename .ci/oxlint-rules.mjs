import { dirname, join, relative, sep } from "node:path"
import { fileURLToPath } from "node:url"

/**
 * Rules of this repository that oxlint does not have.
 *
 * `no-unbounded-spread`: each element of a list that is spread into a call takes space on the stack, so a list that
 * grows with a file overflows it at about 100,000 (`Math.max(...words.map(widthOf))`). A list that is written out, or
 * whose length the code itself fixes, may be spread: say why in `oxlint-disable-next-line … -- reason`.
 */
const noUnboundedSpread = {
  create(context) {
    const check = (node) => {
      for (const argument of node.arguments) {
        if (argument.type !== "SpreadElement" || argument.argument.type === "ArrayExpression") continue
        context.report({
          node: argument,
          message: "A list that grows with the input overflows the stack when it is spread into a call.",
        })
      }
    }
    return { CallExpression: check, NewExpression: check }
  },
}

const repository = join(dirname(fileURLToPath(import.meta.url)), "..")

/** Returns the workspace that holds a path, such as `packages/sdk` or `bench`. */
function workspaceOf(path) {
  const [first, second] = relative(repository, path).split(sep)
  return first === "packages" || first === "examples" ? `${first}/${second}` : first
}

/**
 * `no-cross-package-import`: a relative path into another package passes by its exports and its manifest, so nothing
 * says what the other package offers. Import by name; what only this repository may use is exported under the condition
 * `@docsift/source`.
 */
const noCrossPackageImport = {
  create(context) {
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== "string" || !specifier.startsWith(".")) return
      const imported = workspaceOf(join(dirname(context.filename), specifier))
      if (imported === workspaceOf(context.filename)) return
      context.report({ node: node.source, message: `Import ${imported} by its package name, not by a relative path.` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin's default export
export default {
  meta: { name: "docsift" },
  rules: { "no-cross-package-import": noCrossPackageImport, "no-unbounded-spread": noUnboundedSpread },
}
