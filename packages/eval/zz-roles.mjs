const { createReader } = await import("/work/main/packages/eval/src/document-reader.ts")
const { createContext } = await import("/work/main/packages/engine/src/page/context.ts")
const { documentCards } = await import("/work/main/packages/engine/src/blocks/document-cards.ts")
const { isEligible } = await import("/work/main/packages/engine/src/blocks/eligible-cards.ts")
const { groupByName, scoreParty } = await import("/work/main/packages/engine/src/blocks/scored-party.ts")
const f = await import("/work/main/packages/engine/src/blocks/document-facts.ts")
const { NONE } = await import("/work/main/packages/engine/src/blocks/role-weights.ts")
const doc = await createReader({})(process.argv[2]); const c = createContext(doc)
const cards0=documentCards(c); const facts = {...f.documentFacts(c,cards0), isPurchaseOrder:false}
console.log(NONE, Object.keys(f))
const {roleFeatures}=await import("/work/main/packages/engine/src/blocks/block-features.ts"); for (const {key,cards} of groupByName(cards0.filter(k=>isEligible(k,facts)))) { const s = scoreParty(c,facts,key,cards); console.log(key, JSON.stringify(s.scores), JSON.stringify(Object.fromEntries(Object.entries(roleFeatures(c,cards[0],facts)).filter(x=>x[1])))) }
process.exit(0)
