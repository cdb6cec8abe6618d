/**
 * Returns the environment of child processes that run sources. Without the compile cache that `vitest.config.ts` sets,
 * half of the processor time of a server's start is stripping types and compiling (measured: 1.7 s instead of 0.95 s). They
 * get none of vitest's variables, with which a nested vitest would run as a worker of this one.
 */
export function childEnvironment(): { readonly PATH: string; readonly NODE_COMPILE_CACHE: string } {
  // Node treats an empty value as unset.
  return { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "" }
}
