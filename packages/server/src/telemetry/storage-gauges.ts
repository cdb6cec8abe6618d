import { Gauge, type Registry } from "prom-client"
import type { DiskSpace } from "./read-disk-space.ts"

/** Gauges over where documents and the process's own files lie. */
export class StorageGauges {
  readonly #up: Gauge
  readonly #freeBytes: Gauge
  readonly #sizeBytes: Gauge

  constructor(registry: Registry) {
    const registers = [registry]
    this.#up = new Gauge({
      name: "docsift_storage_up",
      help: "1 when this process could use the store of documents within 2 s at the last sample",
      registers,
    })
    this.#freeBytes = new Gauge({
      name: "docsift_data_directory_free_bytes",
      help: "Bytes that this process may still write to the file system of its data directory",
      registers,
    })
    this.#sizeBytes = new Gauge({
      name: "docsift_data_directory_size_bytes",
      help: "Bytes of the file system of the data directory",
      registers,
    })
  }

  /** Shows a sample; without one of the disk nothing of it, since old figures would look like news. */
  show(isUsable: boolean, disk: DiskSpace | undefined): void {
    this.#up.set(isUsable ? 1 : 0)
    if (disk === undefined) {
      this.#freeBytes.remove()
      this.#sizeBytes.remove()
      return
    }
    this.#freeBytes.set(disk.freeBytes)
    this.#sizeBytes.set(disk.sizeBytes)
  }
}
