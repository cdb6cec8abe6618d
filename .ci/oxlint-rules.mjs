/**
 * Rules of this repository that oxlint does not have.
 *
 * `no-unbounded-spread`: each element of a list that is spread into a call takes a place on the stack, so a list that
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

// oxlint-disable-next-line import/no-default-export -- oxlint takes a plugin from there
export default { meta: { name: "docsift" }, rules: { "no-unbounded-spread": noUnboundedSpread } }
