import { foldText } from "../normalize/text.ts"
import type { NumberedLine } from "./document-text.ts"

/*
 * Business documents do not speak to language models. A line that does, in the imperative, wants to change what is
 * read: what stands nowhere else is not to be trusted. This finds plain attempts in six languages and no cunning ones:
 * it comes on top of delimiters, grounding and the built-in extractor, and takes the place of none of them.
 */

/** Characters of a line that are looked at, so that a long one costs little. */
const maxCharacters = 2_000
/** Lines that one sentence is wrapped over. */
const wrappedLines = 3

/** `what` within `reach` characters after `first`. */
const near = (first: string, reach: number, what: string) =>
  new RegExp(String.raw`\b(?:${first})\b.{0,${reach}}\b(?:${what})`, "u")

/** Over folded text: lower case, no accents. */
const patterns: readonly RegExp[] = [
  // To set aside what the model was told.
  near(
    "ignore|disregard|forget|override|bypass",
    50,
    "instructions?|prompts?|rules|guidelines|(?:everything|all) (?:above|before)",
  ),
  near(
    String.raw`ignorier\w*|vergiss|vergessen sie|missacht\w*`,
    60,
    String.raw`(?:an)?weisung\w*|regeln|anleitung\w*|alles (?:obige|bisherige)`,
  ),
  near(String.raw`ignore[zr]?|oublie[zr]?|ne tenez pas compte`, 60, "instructions?|consignes?|regles"),
  near(String.raw`ignor[ae]\w*|olvid[ae]\w*`, 60, "instrucciones|reglas|indicaciones"),
  near(String.raw`ignora\w*|dimentica\w*`, 60, "istruzioni|regole"),
  near("negeer|vergeet", 60, "instructies|aanwijzingen|regels"),
  // To answer one thing everywhere.
  near(
    "answer|respond|reply|output|return|write|print|say|set|fill|use|enter|give|put",
    80,
    "(?:for|as|in|to|into) (?:every|each|all|any) .{0,20}(?:value|field|answer|question|column|cell)",
  ),
  near(
    String.raw`antworte\w*|gib|geben sie|schreib\w*|setz\w*|verwende\w*`,
    80,
    String.raw`(?:fur|in|als|auf) (?:jede\w*|alle\w*) .{0,20}(?:wert|feld|felder|antwort|frage|spalte|zelle)`,
  ),
  near(
    String.raw`repond\w*|renvo\w*|ecri\w*|utilise[zr]?|indique[zr]?|mett\w*`,
    80,
    String.raw`(?:pour|dans|a) (?:tou[st]\w*|chaque) .{0,20}(?:valeur|champ|reponse|question|colonne)`,
  ),
  near(
    String.raw`respond\w*|devuelv\w*|escrib\w*|us[ae]|pon\w*`,
    80,
    String.raw`(?:para|en|a) (?:tod\w*|cada) .{0,20}(?:valor|campo|respuesta|pregunta|columna)`,
  ),
  near(
    String.raw`rispond\w*|scriv\w*|usa|inserisc\w*`,
    80,
    String.raw`(?:per|in|a) (?:tutt\w*|ogni) .{0,20}(?:valor|campo|rispost|domand|colonn)`,
  ),
  near(
    "antwoord|schrijf|gebruik|geef|vul",
    80,
    String.raw`(?:voor|in|op) (?:elke?|alle) .{0,20}(?:waarde|veld|antwoord|vraag|kolom)`,
  ),
  // To speak to the machine.
  near("you are|act as|pretend to be", 40, "(?:ai|assistant|language model|llm|chatbot)(?! services?)"),
  /\b(?:system|developer) (?:(?:prompt|override)s?\b|(?:message|instruction)s?:)/u,
  /\b(?:notes?|messages?|instructions?|attention|important) (?:to|for) .{0,15}\b(?:ais?|llms?|language models?)\b/u,
  /\b(?:notes?|messages?|instructions?|attention|important):.{0,20}\b(?:llms?|language models?)\b/u,
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
  return patterns.some((pattern) => pattern.test(text))
}
