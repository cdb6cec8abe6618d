import { distance } from "fastest-levenshtein"

const prefix = "DOCSIFT_"

/** One typo for every four letters, at most three: beyond that the name means something else. */
const maxDistance = (name: string) => Math.min(3, Math.max(1, Math.floor(name.length / 4)))

/*
 * Names that start like settings but are read by other programs: this repository's tests, benchmarks and chaos suite; the
 * proxy and the compose file of `deploy`; the client, which may run in the same environment; and the variables that
 * Kubernetes sets in every container for the services of its namespace, of which one may be called docsift.
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
/** `DOCSIFT_PORT=tcp://10.0.0.11:80` is set by Kubernetes, too, unlike a number that was meant for `PORT`. */
const serviceAddress = /^(?:tcp|udp|sctp):\/\//

/** Returns a sentence for each variable that looks like a setting and is none: a misspelt one would be ignored silently. */
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

/** Compares names without the prefix, which some settings lack: `DOCSIFT_PORT` means `PORT`. */
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
