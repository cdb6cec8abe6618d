import { distance } from "fastest-levenshtein"

const prefix = "DOCSIFT_"

/** One slip for every four letters, and at most three: with more the name means something else. */
const maxDistance = (name: string) => Math.min(3, Math.max(1, Math.floor(name.length / 4)))

/*
 * Names that begin like settings and are read by others: this repository's tests, benchmarks and chaos suite; the proxy's
 * and the compose file of `deploy`; the client, which may run in the same environment; and what Kubernetes puts into every
 * container about the services of its namespace, of which one is called docsift.
 *
 * https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables
 */
const foreignNames = new Set([
  "DOCSIFT_API_KEY",
  "DOCSIFT_BASE_URL",
  "DOCSIFT_BENCH_PROFILE",
  "DOCSIFT_IMAGE",
  "DOCSIFT_SITE",
  "DOCSIFT_SOAK_MINUTES",
  "DOCSIFT_UPSTREAMS",
])
const foreignPattern = /^DOCSIFT_TEST_|_SERVICE_(?:HOST$|PORT(?:_|$))|_PORT_\d{1,5}_(?:TCP|UDP|SCTP)(?:_|$)/
/** `DOCSIFT_PORT=tcp://10.0.0.11:80`: Kubernetes as well, unlike a number that somebody meant for `PORT`. */
const serviceAddress = /^(?:tcp|udp|sctp):\/\//

/** Lists a sentence for each variable that looks like a setting and is none: a misspelt one would be ignored in silence. */
export function findUnknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  return Object.entries(environment)
    .filter(
      ([name, value]) =>
        name.startsWith(prefix) &&
        !known.includes(name) &&
        !foreignNames.has(name) &&
        !foreignPattern.test(name) &&
        !serviceAddress.test(value ?? ""),
    )
    .map(([name]) => `${name} is not a setting and is ignored.${suggest(name, known)}`)
}

/** Compares without the prefix, which some settings do not have: `DOCSIFT_PORT` is meant to be `PORT`. */
function suggest(name: string, known: readonly string[]): string {
  const bare = withoutPrefix(name)
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: distance(bare, withoutPrefix(candidate)) }))
    .filter(({ edits }) => edits <= maxDistance(bare))
    .sort((left, right) => left.edits - right.edits)
  return nearest === undefined ? "" : ` Did you mean ${nearest.candidate}?`
}

function withoutPrefix(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name
}
