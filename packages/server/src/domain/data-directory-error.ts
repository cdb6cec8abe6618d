import { SetupError } from "./setup-error.ts"

const whatToDo = {
  EEXIST: "it, or a directory above it, is a file. Set DOCSIFT_DATA_DIR to a directory.",
  ENOTDIR: "it, or a directory above it, is a file. Set DOCSIFT_DATA_DIR to a directory.",
  ENOENT: "no directory can be created there. Set DOCSIFT_DATA_DIR to one on a disk.",
  ENAMETOOLONG: "its name is too long. Set DOCSIFT_DATA_DIR to a shorter one.",
  ELOOP: "symbolic links on its path form a loop. Set DOCSIFT_DATA_DIR to a directory.",
  EIO: "its disk cannot be read or written. Look at the disk, or set DOCSIFT_DATA_DIR to another directory.",
  EROFS: "its file system is read-only. Mount it for writing, or set DOCSIFT_DATA_DIR to another directory.",
  EACCES: "this user may not write there. Give it the right to, or set DOCSIFT_DATA_DIR to another directory.",
  EPERM: "this user may not write there. Give it the right to, or set DOCSIFT_DATA_DIR to another directory.",
  ENOSPC: "there is no space left. Free some space, or set DOCSIFT_DATA_DIR to another directory.",
  EDQUOT: "the quota of this user is used up. Free some space, or set DOCSIFT_DATA_DIR to another directory.",
} as const

/** The numbers of the same errors in Emscripten's file system, through which PGlite writes (WASI's `errno`). */
const codeByWasiNumber: Readonly<Record<number, keyof typeof whatToDo>> = {
  2: "EACCES",
  19: "EDQUOT",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
}

/**
 * Converts a file system error in the data directory to an error that names the directory, the problem and the fix; returns
 * undefined for any other error.
 */
export function explainDataDirectory(directory: string, error: unknown): SetupError | undefined {
  const code = codeOf(error)
  if (code === undefined) return undefined
  return new SetupError(`The data directory ${directory} cannot be used: ${whatToDo[code]}`, { cause: error })
}

function codeOf(error: unknown): keyof typeof whatToDo | undefined {
  if (typeof error !== "object" || error === null) return undefined
  if ("code" in error && typeof error.code === "string") {
    // Network addresses that may not be used cause the same codes.
    return error.code in whatToDo && "syscall" in error && error.syscall !== "listen"
      ? (error.code as keyof typeof whatToDo) // Looked up in the line above.
      : undefined
  }
  return "errno" in error && typeof error.errno === "number" ? codeByWasiNumber[error.errno] : undefined
}
