// Preloaded into the program and its threads: an attempt to reach the network fails, and is seen even if it is caught.
const { writeSync } = require("node:fs")
const { Socket } = require("node:net")

Socket.prototype.connect = () => {
  writeSync(2, "The network was used.\n")
  throw new Error("There is no network.")
}
