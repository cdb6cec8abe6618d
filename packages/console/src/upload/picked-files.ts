/** A file that a person has chosen or dropped. */
export interface PickedFile {
  readonly file: File
  /** The folders that it was found in, such as `2026/march`; empty for a file chosen by itself. */
  readonly folder: string
}

/** What a person has chosen or dropped. */
export interface PickedFiles {
  readonly files: readonly PickedFile[]
  /** Files of folders that systems keep for themselves, such as `.DS_Store`: they are not uploaded. */
  readonly hiddenCount: number
}

/** Files that Windows keeps in folders; those of other systems begin with a dot. */
const systemFiles = new Set(["thumbs.db", "desktop.ini"])

/**
 * Reads what was dropped, folders included. Must be called while the event is handled: the browser empties it after.
 *
 * @see https://wicg.github.io/entries-api/
 */
export function readDrop({ items }: DataTransfer): Promise<PickedFiles> {
  const dropped = [...items]
    .filter(({ kind }) => kind === "file")
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
  return readEntries(dropped.filter((entry) => entry !== null))
}

async function readEntries(dropped: readonly (FileSystemEntry | File)[]): Promise<PickedFiles> {
  const files: PickedFile[] = []
  for (const entry of dropped) {
    if (entry instanceof File) files.push({ file: entry, folder: "" })
    else for await (const file of walk(entry, "")) files.push(file)
  }
  return withoutHidden(files)
}

/** Returns what was chosen in a dialog of the browser. */
export function readInput(input: HTMLInputElement): PickedFiles {
  const files = [...(input.files ?? [])].map((file) => ({
    file,
    folder: file.webkitRelativePath.split("/").slice(0, -1).join("/"),
  }))
  return withoutHidden(files)
}

function withoutHidden(files: readonly PickedFile[]): PickedFiles {
  const kept = files.filter(({ file: { name }, folder }) => folder === "" || !isHidden(name))
  return { files: kept, hiddenCount: files.length - kept.length }
}

const isHidden = (name: string): boolean => name.startsWith(".") || systemFiles.has(name.toLowerCase())

async function* walk(entry: FileSystemEntry, folder: string): AsyncGenerator<PickedFile> {
  if (isFile(entry)) {
    yield { file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)), folder }
  } else if (isDirectory(entry)) {
    const reader = entry.createReader()
    for (;;) {
      // A reader returns at most 100 entries at a time, and none at the end.
      const children = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
      if (children.length === 0) return
      for (const child of children) yield* walk(child, folder === "" ? entry.name : `${folder}/${entry.name}`)
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
