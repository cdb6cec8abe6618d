import type { Language } from "./language.ts"
import { czech } from "./languages/cs.ts"
import { danish } from "./languages/da.ts"
import { finnish } from "./languages/fi.ts"
import { german } from "./languages/de.ts"
import { english } from "./languages/en.ts"
import { spanish } from "./languages/es.ts"
import { french } from "./languages/fr.ts"
import { hungarian } from "./languages/hu.ts"
import { italian } from "./languages/it.ts"
import { norwegian } from "./languages/nb.ts"
import { dutch } from "./languages/nl.ts"
import { polish } from "./languages/pl.ts"
import { portuguese } from "./languages/pt.ts"
import { romanian } from "./languages/ro.ts"
import { swedish } from "./languages/sv.ts"

/** The languages that the engine reads. */
export const LANGUAGES: readonly Language[] = [
  english,
  german,
  french,
  dutch,
  italian,
  spanish,
  portuguese,
  polish,
  czech,
  swedish,
  danish,
  norwegian,
  finnish,
  hungarian,
  romanian,
]
