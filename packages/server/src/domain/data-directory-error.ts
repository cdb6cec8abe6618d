import { SetupError } from "./setup-error.ts"

const whatToDo = {
  EEXIST: "it, or a directory above it, is a file. Set DOCSIFT_DATA_DIR to a directory.",
  ENOTDIR: "it, or a directory above it, is a file. Set DOCSIFT_DATA_DIR to a directory.",
  ENOENT: "no directory can be made there. Set DOCSIFT_DATA_DIR to one on a disk.",
  ENAMETOOLONG: "its name is too long. Set DOCSIFT_DATA_DIR to a shorter one.",
  ELOOP: "symbolic links on its path form a loop. Set DOCSIFT_DATA_DIR to a directory.",
  EIO: "its disk cannot be read or written. Look at the disk, or set DOCSIFT_DATA_DIR to another directory.",
  EROFS: "its file system is read-only. Mount it for writing, or set DOCSIFT_DATA_DIR to another directory.",
  EACCES: "this user may not write there. Give it the right to, or set DOCSIFT_DATA_DIR to another directory.",
  EPERM: "this user may not write there. Give it the right to, or set DOCSIFT_DATA_DIR to another directory.",
  ENOSPC: "there is no space left. Make room there, or set DOCSIFT_DATA_DIR to another directory.",
  EDQUOT: "the quota of this user is used up. Make room there, or set DOCSIFT_DATA_DIR to another directory.",
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
 * Turns an error of the file system, met in the data directory, into a sentence that names the directory, what is wrong and
 * what to do; undefined for every other error.
 */
export function explainDataDirectory(directory: string, error: unknown): SetupError | undefined {
  const code = codeOf(error)
  if (code === undefined) return undefined
  return new SetupError(`The data directory ${directory} cannot be used: ${whatToDo[code]}`, { cause: error })
}

function codeOf(error: unknown): keyof typeof whatToDo | undefined {
  if (typeof error !== "object" || error === null) return undefined
  if ("code" in error && typeof error.code === "string") {
    // Addresses that may not be used have the same codes, and no path.
    return error.code in whatToDo && "syscall" in error && error.syscall !== "listen"
      ? (error.code as keyof typeof whatToDo) // Looked up in the line above.
      : undefined
  }
  return "errno" in error && typeof error.errno === "number" ? codeByWasiNumber[error.errno] : undefined
}
