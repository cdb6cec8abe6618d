import { foldText } from "../text/folding.ts"
import type { NumberedLine } from "./document-text.ts"
import { type Finder, matching, near } from "./proximity.ts"

/*
 * Business documents do not speak to language models. A line that does, in the imperative, wants to change what is
 * read: what stands nowhere else is not to be trusted. This finds plain attempts in six languages and no cunning ones:
 * it comes on top of delimiters, grounding and the built-in extractor, and takes the place of none of them.
 */

/** Characters of a line that are looked at, so that a long one costs little. */
const maxCharacters = 2_000
/** Lines that one sentence is wrapped over. */
const wrappedLines = 3

/** Whole words on the left, the beginning of words on the right. */
const words = (alternatives: string): Finder => matching(String.raw`\b(?:${alternatives})\b`)
const beginning = (alternatives: string): Finder => matching(String.raw`\b(?:${alternatives})`)

/** To set aside what the model was told: imperatives and, within some characters, what they set aside. */
const settingAside: readonly (readonly [imperatives: string, reach: number, objects: string])[] = [
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

/** To answer one thing everywhere: imperatives, "for each", and what is to be filled. */
const fillingAll: readonly (readonly [imperatives: string, everywhere: string, places: string])[] = [
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
const everywhereReach = 80
const placeReach = 20

const addressed = "notes?|messages?|instructions?|attention|important"

/** Over folded text: lower case, no accents. */
const finders: readonly Finder[] = [
  ...settingAside.map(([imperatives, reach, objects]) => near(words(imperatives), reach, beginning(objects))),
  ...fillingAll.map(([imperatives, everywhere, places]) =>
    near(words(imperatives), everywhereReach, near(beginning(everywhere), placeReach, matching(places))),
  ),
  // To speak to the machine.
  near(
    words("you are|act as|pretend to be"),
    40,
    beginning("(?:ai|assistant|language model|llm|chatbot)(?! services?)"),
  ),
  matching(String.raw`\b(?:system|developer) (?:(?:prompt|override)s?\b|(?:message|instruction)s?:)`),
  near(matching(String.raw`\b(?:${addressed}) (?:to|for) `), 15, words("ais?|llms?|language models?")),
  near(matching(String.raw`\b(?:${addressed}):`), 20, words("llms?|language models?")),
]

/** Finds the lines that speak to a language model, with those that their sentences are wrapped over. */
export function findInstructing(lines: readonly NumberedLine[]): NumberedLine[] {
  const folded = lines.map(({ text }) => foldText(text.slice(0, maxCharacters)))
  const found = new Set<NumberedLine>()
  for (let from = 0; from < lines.length; from++) {
    for (let count = 1; count <= wrappedLines; count++) {
      const run = lines.slice(from, from + count)
      if (run.length < count || run.at(-1)?.page !== run[0]?.page) break
      if (!speaks(folded.slice(from, from + count).join(" "))) continue
      // The sentence begins on the first line of the shortest run that shows it.
      if (count === 1 || !speaks(folded.slice(from + 1, from + count).join(" ")))
        for (const line of run) found.add(line)
      break
    }
  }
  return lines.filter((line) => found.has(line))
}

function speaks(text: string): boolean {
  return finders.some((find) => find(text).length > 0)
}
