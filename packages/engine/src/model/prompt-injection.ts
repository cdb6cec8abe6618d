import { foldText } from "../text/folding.ts"
import type { NumberedLine } from "./document-text.ts"
import { type Finder, matching, near } from "./proximity.ts"

/*
 * Detection of prompt injection. Business documents do not address language models. A line that does, in the imperative,
 * tries to change the extraction, and a value printed nowhere else cannot be trusted. This finds plain attempts in six
 * languages, not sophisticated ones: it complements delimiters, grounding and the built-in extractor and replaces none of
 * them.
 */

/** Characters of a line that are searched, so that a long one costs little. */
const MAX_LINE_CHARACTERS = 2_000
/** Lines that one sentence may be wrapped over. */
const MAX_WRAPPED_LINES = 3

/** Finds entire words. */
const words = (alternatives: string): Finder => matching(String.raw`\b(?:${alternatives})\b`)
/** Finds words that start with one of the alternatives. */
const prefixes = (alternatives: string): Finder => matching(String.raw`\b(?:${alternatives})`)

/** Attempts to override the instructions: imperatives and, within some characters, what they override. */
const OVERRIDES: readonly (readonly [imperatives: string, reach: number, objects: string])[] = [
  [
    "ignore|disregard|forget|override|bypass",
    50,
    "instructions?|prompts?|rules|guidelines|(?:everything|all) (?:above|before)",
  ],
  [
    String.raw`ignorier\w*|vergiss|vergessen sie|missacht\w*`,
    60,
    String.raw`(?:an)?weisung|regeln|anleitung|alles (?:obige|bisherige)`,
  ],
  [String.raw`ignore[zr]?|oublie[zr]?|ne tenez pas compte`, 60, "instructions?|consignes?|regles"],
  [String.raw`ignor[ae]\w*|olvid[ae]\w*`, 60, "instrucciones|reglas|indicaciones"],
  [String.raw`ignora\w*|dimentica\w*`, 60, "istruzioni|regole"],
  ["negeer|vergeet", 60, "instructies|aanwijzingen|regels"],
]

/** Attempts to set one answer everywhere: imperatives, "for each", and what is to be filled. */
const BLANKET_ANSWERS: readonly (readonly [imperatives: string, everywhere: string, places: string])[] = [
  [
    "answer|respond|reply|output|return|write|print|say|set|fill|use|enter|give|put",
    "(?:for|as|in|to|into) (?:every|each|all|any) ",
    "value|field|answer|question|column|cell",
  ],
  [
    String.raw`antworte\w*|gib|geben sie|schreib\w*|setz\w*|verwende\w*`,
    String.raw`(?:fur|in|als|auf) (?:jede|alle)\w* `,
    "wert|feld|felder|antwort|frage|spalte|zelle",
  ],
  [
    String.raw`repond\w*|renvo\w*|ecri\w*|utilise[zr]?|indique[zr]?|mett\w*`,
    String.raw`(?:pour|dans|a) (?:tou[st]\w*|chaque) `,
    "valeur|champ|reponse|question|colonne",
  ],
  [
    String.raw`respond\w*|devuelv\w*|escrib\w*|us[ae]|pon\w*`,
    String.raw`(?:para|en|a) (?:tod\w*|cada) `,
    "valor|campo|respuesta|pregunta|columna",
  ],
  [
    String.raw`rispond\w*|scriv\w*|usa|inserisc\w*`,
    String.raw`(?:per|in|a) (?:tutt\w*|ogni) `,
    "valor|campo|rispost|domand|colonn",
  ],
  ["antwoord|schrijf|gebruik|geef|vul", "(?:voor|in|op) (?:elke?|alle) ", "waarde|veld|antwoord|vraag|kolom"],
]
/** Characters between an imperative and "for each", and between that and what is to be filled, at most. */
const EVERYWHERE_REACH = 80
const PLACE_REACH = 20

/** Nouns that announce a message to someone. */
const MESSAGES = "notes?|messages?|instructions?|attention|important"

/** Finders of injected text; they search folded text, in lower case without accents. */
const FINDERS: readonly Finder[] = [
  ...OVERRIDES.map(([imperatives, reach, objects]) => near(words(imperatives), reach, prefixes(objects))),
  ...BLANKET_ANSWERS.map(([imperatives, everywhere, places]) =>
    near(words(imperatives), EVERYWHERE_REACH, near(prefixes(everywhere), PLACE_REACH, matching(places))),
  ),
  // Attempts to address the model.
  near(
    words("you are|act as|pretend to be"),
    40,
    prefixes("(?:ai|assistant|language model|llm|chatbot)(?! services?)"),
  ),
  matching(String.raw`\b(?:system|developer) (?:(?:prompt|override)s?\b|(?:message|instruction)s?:)`),
  near(matching(String.raw`\b(?:${MESSAGES}) (?:to|for) `), 15, words("ais?|llms?|language models?")),
  near(matching(String.raw`\b(?:${MESSAGES}):`), 20, words("llms?|language models?")),
]

/** Finds the lines that address a language model, with the lines that their sentences are wrapped over. */
export function findInjectedLines(lines: readonly NumberedLine[]): NumberedLine[] {
  const folded = lines.map(({ text }) => foldText(text.slice(0, MAX_LINE_CHARACTERS)))
  const found = new Set<NumberedLine>()
  for (let from = 0; from < lines.length; from++) {
    for (let count = 1; count <= MAX_WRAPPED_LINES; count++) {
      const run = lines.slice(from, from + count)
      if (run.length < count || run.at(-1)?.page !== run[0]?.page) break
      if (!addressesModel(folded.slice(from, from + count).join(" "))) continue
      // The sentence starts on the first line of the shortest run that matches.
      if (count === 1 || !addressesModel(folded.slice(from + 1, from + count).join(" ")))
        for (const line of run) found.add(line)
      break
    }
  }
  return lines.filter((line) => found.has(line))
}

function addressesModel(text: string): boolean {
  return FINDERS.some((find) => find(text).length > 0)
}
