import type { Scenario } from "./scenario.ts"
import { apiKills } from "./scenarios/api-kills.ts"
import { clientAborts } from "./scenarios/client-aborts.ts"
import { connectionsTerminated } from "./scenarios/connections-terminated.ts"
import { databaseHangs } from "./scenarios/database-hangs.ts"
import { databaseRestarts } from "./scenarios/database-restarts.ts"
import { deadlyDocument } from "./scenarios/deadly-document.ts"
import { diskFull } from "./scenarios/disk-full.ts"
import { drain } from "./scenarios/drain.ts"
import { everyCaller } from "./scenarios/every-caller.ts"
import { forgottenMount } from "./scenarios/forgotten-mount.ts"
import { hostileDocumentsScenario } from "./scenarios/hostile-documents.ts"
import { malformedRequests } from "./scenarios/malformed-requests.ts"
import { noisyNeighbour } from "./scenarios/noisy-neighbour.ts"
import { oneKey } from "./scenarios/one-key.ts"
import { plantedSecrets } from "./scenarios/planted-secrets.ts"
import { poison } from "./scenarios/poison.ts"
import { replicas } from "./scenarios/replicas.ts"
import { restoreBesideProduction } from "./scenarios/restore-beside-production.ts"
import { uploadMemory } from "./scenarios/upload-memory.ts"
import { reviewKills } from "./scenarios/review-kills.ts"
import { slowClients } from "./scenarios/slow-clients.ts"
import { slowDocuments } from "./scenarios/slow-documents.ts"
import { soak } from "./scenarios/soak.ts"
import { storeAway } from "./scenarios/store-away.ts"
import { webhookKills } from "./scenarios/webhook-kills.ts"
import { workerDiskFull } from "./scenarios/worker-disk-full.ts"
import { wrongRights } from "./scenarios/wrong-rights.ts"
import { workerKills } from "./scenarios/worker-kills.ts"
import { zombieWorker } from "./scenarios/zombie-worker.ts"

/** Servers and workers that are killed. */
export const killScenarios: readonly Scenario[] = [workerKills, apiKills, reviewKills, webhookKills]

/** Servers and workers that are cut off, drained or scaled, or that end with their document. */
export const processScenarios: readonly Scenario[] = [zombieWorker, drain, replicas, oneKey, deadlyDocument]

/** PostgreSQL that restarts, hangs or closes connections, and everything at once over a longer time. */
export const databaseScenarios: readonly Scenario[] = [databaseRestarts, databaseHangs, connectionsTerminated, soak]

/** Callers and documents that are malformed, hostile or not allowed. */
export const callerScenarios: readonly Scenario[] = [
  malformedRequests,
  everyCaller,
  plantedSecrets,
  poison,
  hostileDocumentsScenario,
]

/** Callers and documents that are large, slow or excessive in number. */
export const loadScenarios: readonly Scenario[] = [
  uploadMemory,
  slowClients,
  noisyNeighbour,
  slowDocuments,
  clientAborts,
]

/** Document stores that are full, unavailable, forgotten, unreadable or restored. */
export const storageScenarios: readonly Scenario[] = [
  diskFull,
  workerDiskFull,
  storeAway,
  forgottenMount,
  wrongRights,
  restoreBesideProduction,
]

/** Every scenario, in the order in which `npm run chaos` runs them. */
export const scenarios: readonly Scenario[] = [
  ...killScenarios,
  ...processScenarios,
  ...callerScenarios,
  ...loadScenarios,
  ...storageScenarios,
  ...databaseScenarios,
]
