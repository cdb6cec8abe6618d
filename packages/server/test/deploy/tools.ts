import { accessSync, constants } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"

const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "docsift", "deploy-tools")
const paths = {
  kustomize: "usr/bin/kustomize",
  caddy: "usr/bin/caddy",
  shellcheck: "usr/bin/shellcheck",
  "docker-compose": "usr/libexec/docker/cli-plugins/docker-compose",
}

/** The path of a program that `.ci/deploy-tools` fetched. */
export const tool = (name: keyof typeof paths) => join(folder, paths[name])

/**
 * Returns whether the programs are installed, and prints a warning otherwise.
 *
 * @throws {Error} when they are missing although `DOCSIFT_TEST_DEPLOY=required` says that they must be.
 */
export function hasTools(): boolean {
  try {
    for (const path of Object.values(paths)) accessSync(join(folder, path), constants.X_OK)
    return true
  } catch (error) {
    const sentence = "The programs that check deploy/ are not there: run .ci/deploy-tools."
    if (process.env.DOCSIFT_TEST_DEPLOY === "required") throw new Error(sentence, { cause: error })
    process.stderr.write(
      `\n*** ${sentence}\n*** THE CHECKS BY KUSTOMIZE, DOCKER COMPOSE, SHELLCHECK AND CADDY ARE SKIPPED.\n\n`,
    )
    return false
  }
}
