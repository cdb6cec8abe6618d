const { fieldConcept } = await import("/work/main/packages/engine/src/lexicon/field-concept.ts").then(m => (console.log(Object.keys(m)), m))
const m = await import("/work/main/packages/engine/src/lexicon/field-plan.ts"); console.log(Object.keys(m))
