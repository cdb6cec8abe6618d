#!/usr/bin/env node
import { enableCompileCache } from "node:module"
import { readVersion } from "./version.ts"

// Before everything else is imported, which is otherwise compiled without it.
enableCompileCache()

const [word, ...others] = process.argv.slice(2)
// Scripts ask for the version before they do anything, and need no parser of arguments for it (half of the processor time).
if (word === "--version" && others.length === 0) process.stdout.write(`${readVersion()}\n`)
else await import("./run.ts")
