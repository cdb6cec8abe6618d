import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium"

/**
 * PDFium gets no more memory than this, and then ends in a trap: `resourceLimits` of a thread do not bound a WASM heap.
 * The largest file (50 MB) is copied entirely; page contents of real files stay far below the rest.
 */
const maxHeapBytes = 640 * 1024 * 1024

/** The part of the global that is used; the Node types omit it. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: WasmImports): Promise<{ instance: unknown; module: unknown }>
}

type WasmImports = Record<string, Record<string, (...values: number[]) => number>>

/**
 * The functions called for every character and path; called on the WASM exports directly, which saves the wrapper's
 * microsecond a call (1 ms of 7 ms a page). Booleans come as numbers here.
 */
interface RawExports {
  readonly memory: { readonly buffer: ArrayBuffer }
  malloc(size: number): number
  free(pointer: number): void
  FPDFText_GetUnicode(textPage: number, index: number): number
  FPDFText_IsGenerated(textPage: number, index: number): number
  FPDFText_GetTextObject(textPage: number, index: number): number
  FPDFText_GetCharBox(textPage: number, index: number, left: number, right: number, bottom: number, top: number): number
  FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number
  FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number
  FPDFText_GetFontSize(textPage: number, index: number): number
  FPDFText_GetFontWeight(textPage: number, index: number): number
  FPDFText_GetFontInfo(textPage: number, index: number, name: number, length: number, flags: number): number
  FPDFTextObj_GetFont(object: number): number
  FPDFTextObj_GetTextRenderMode(object: number): number
  FPDFPage_GetObject(page: number, index: number): number
  FPDFFormObj_GetObject(form: number, index: number): number
  FPDFPageObj_GetType(object: number): number
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number
  FPDFPageObj_GetMatrix(object: number, matrix: number): number
  FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number
  FPDFPath_CountSegments(path: number): number
  FPDFPath_GetPathSegment(path: number, index: number): number
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number
  FPDFPathSegment_GetType(segment: number): number
}

/** PDFium with its memory; one per thread. After a trap its state is unknown, and the thread must end. */
export interface Pdfium {
  readonly api: WrappedPdfiumModule
  readonly raw: RawExports
  /** 512 bytes that any call may use for its output parameters. */
  readonly scratch: number
  /**
   * Returns an `IFSDK_PAUSE` for a rendering: PDFium asks between objects and rows whether to continue. It serves one
   * rendering at a time.
   */
  pauseWhen(isOver: () => boolean): number
  /** Fresh views: growing the memory detaches the old ones. */
  floats(): Float32Array
  doubles(): Float64Array
  bytes(): Uint8Array
}

/** The members that Emscripten adds to the module and the package's types omit. */
interface EmscriptenModule {
  addFunction(this: void, of: () => number, signature: string): number
}

let loading: Promise<Pdfium> | undefined

/** Loads PDFium once for this thread, from the package's own WASM file. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= instantiate()
  return loading
}

/** Returns the size of PDFium's heap in bytes; it never shrinks. */
export async function pdfiumHeapBytes(): Promise<number> {
  return loading === undefined ? 0 : (await loading).bytes().byteLength
}

async function instantiate(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm")
  const silent = () => undefined
  const file = await readFile(path)
  const instantiateWasm = (imports: WasmImports, receive: (instance: unknown, module: unknown) => void) => {
    void WebAssembly.instantiate(file, boundMemory(imports)).then(({ instance, module }) => receive(instance, module))
    return {}
  }
  // The types have the usual options of Emscripten's loader, but not this hook.
  const options = { instantiateWasm, print: silent, printErr: silent } as Parameters<typeof init>[0]
  const api = await init(options)
  api.PDFiumExt_Init()
  // The package types its exports as malloc and free alone; the rest is there by the same names as the wrappers.
  const raw = api.pdfium.wasmExports as unknown as RawExports
  const scratch = raw.malloc(512)
  let isPaused = () => false
  // The package's types name the exports alone.
  const { addFunction } = api.pdfium as unknown as EmscriptenModule
  const pause = raw.malloc(12)
  // struct IFSDK_PAUSE { int version; FPDF_BOOL (*NeedToPauseNow)(IFSDK_PAUSE*); void* user; }
  const needToPause = addFunction(() => (isPaused() ? 1 : 0), "ii")
  new Uint32Array(raw.memory.buffer, pause, 3).set([1, needToPause, 0])
  let floats = new Float32Array(raw.memory.buffer)
  let doubles = new Float64Array(raw.memory.buffer)
  let bytes = new Uint8Array(raw.memory.buffer)
  return {
    api,
    raw,
    scratch,
    pauseWhen(isOver) {
      isPaused = isOver
      return pause
    },
    // A detached view has no length, which costs less to ask than the memory for its buffer: it is asked twice a character.
    floats: () => (floats.length > 0 ? floats : (floats = new Float32Array(raw.memory.buffer))),
    doubles: () => (doubles.length > 0 ? doubles : (doubles = new Float64Array(raw.memory.buffer))),
    bytes: () => (bytes.length > 0 ? bytes : (bytes = new Uint8Array(raw.memory.buffer))),
  }
}

function boundMemory(imports: WasmImports): WasmImports {
  const env = imports["env"]
  const grow = env?.["emscripten_resize_heap"]
  // Without the bound a hostile file could take 2 GB: fail at once when a new build renames it.
  if (env === undefined || grow === undefined) throw new Error("PDFium's build does not let its memory be bounded")
  return {
    ...imports,
    env: { ...env, emscripten_resize_heap: (bytes = 0) => (bytes >>> 0 > maxHeapBytes ? 0 : grow(bytes)) },
  }
}
