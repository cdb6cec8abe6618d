import { Gauge, type Registry } from "prom-client"
import type { DiskSpace } from "./read-disk-space.ts"

/** Gauges of the document store and of the data directory's file system. */
export class StorageGauges {
  readonly #up: Gauge
  readonly #freeBytes: Gauge
  readonly #sizeBytes: Gauge

  constructor(registry: Registry) {
    const registers = [registry]
    this.#up = new Gauge({
      name: "docsift_storage_up",
      help: "1 when this process could use the document store within 2 s at the last sample",
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

  /** Sets the gauges from a sample; removes those of the disk without one, because stale figures would look current. */
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
