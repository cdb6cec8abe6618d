/** What the program reads of its environment; an empty variable counts as unset. */
export interface Environment {
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
  /** The folder for configuration by the XDG Base Directory Specification, on Windows that of the user's applications. */
  readonly configHome: string | undefined
  /** Whether faults of the program are shown with their stack. */
  readonly isDebugging: boolean
}

/** Reads the environment of the process. */
export function readEnvironment(): Environment {
  const { DOCSIFT_API_KEY, DOCSIFT_BASE_URL, DOCSIFT_DEBUG, XDG_CONFIG_HOME, APPDATA } = process.env
  return {
    apiKey: DOCSIFT_API_KEY || undefined,
    baseUrl: DOCSIFT_BASE_URL || undefined,
    configHome: XDG_CONFIG_HOME || APPDATA || undefined,
    isDebugging: Boolean(DOCSIFT_DEBUG),
  }
}
