import { readFileSync } from "node:fs"
import { parentPort, workerData } from "node:worker_threads"
import { env, InferenceSession, Tensor } from "#onnxruntime"
import { createAlphabet } from "./decode-line.ts"
import { readPgm } from "../grey-image.ts"
import { LINE_HEIGHT } from "./line-image.ts"
import type { NeuralResult, NeuralSetup, NeuralTask } from "./neural-messages.ts"
import { recognizeLines, type LineNetworks } from "./recognize-lines.ts"
import { silenceThread } from "../silence-thread.ts"

/** Mean and deviation of the channels that the detector was trained with (ImageNet). */
const channels = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
]

silenceThread()
const { models } = workerData as NeuralSetup // sent by neural-recognition.ts
// One image has one thread: more would take the processors of other documents.
env.wasm.numThreads = 1
const [detector, recognizer] = await Promise.all(
  [models.detector, models.recognizer].map((path) => InferenceSession.create(readFileSync(path))),
)
const alphabet = createAlphabet(readFileSync(models.characters, "utf8"))

const networks: LineNetworks = {
  async detect({ width, height, pixels }) {
    const input = new Float32Array(channels.length * pixels.length)
    for (const [channel, { mean, deviation }] of channels.entries()) {
      for (let at = 0; at < pixels.length; at++) {
        input[channel * pixels.length + at] = ((pixels[at] ?? 0) / 255 - mean) / deviation
      }
    }
    const output = await run(detector, input, [1, channels.length, height, width])
    return { width, height, probabilities: output.data }
  },
  async recognize({ width, values }) {
    const input = new Float32Array(channels.length * values.length)
    for (let channel = 0; channel < channels.length; channel++) input.set(values, channel * values.length)
    const { data, dims } = await run(recognizer, input, [1, channels.length, LINE_HEIGHT, width])
    const [, count = 0, classCount = 0] = dims
    return { count, classCount, probabilities: data }
  },
}

async function run(
  session: InferenceSession | undefined,
  input: Float32Array,
  dims: readonly number[],
): Promise<{ readonly data: Float32Array; readonly dims: readonly number[] }> {
  const [inputName = ""] = session?.inputNames ?? []
  const outputs = await session?.run({ [inputName]: new Tensor("float32", input, dims) })
  const output = outputs?.[session?.outputNames[0] ?? ""]
  if (output === undefined || !(output.data instanceof Float32Array)) throw new Error("The model has no output.")
  return { data: output.data, dims: output.dims }
}

async function read({ image }: NeuralTask): Promise<NeuralResult> {
  const page = readPgm(image)
  if (page === undefined) return { type: "failed", detail: "cannot open the image" }
  const words = await recognizeLines(page, networks, alphabet)
  return words === undefined ? { type: "failed", detail: "found too much text" } : { type: "read", words }
}

parentPort?.on("message", (task: NeuralTask) => {
  // A rejection ends the thread, and the host reports it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  void read(task).then((result) => parentPort?.postMessage(result))
})
