/** The part of onnxruntime-web that runs without a GPU; the manifest's `imports` say where it is. */
declare module "#onnxruntime" {
  export * from "onnxruntime-web/wasm"
}
