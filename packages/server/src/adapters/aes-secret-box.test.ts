import { randomBytes } from "node:crypto"
import { expect, test } from "vitest"
import { AesSecretBox } from "./aes-secret-box.ts"

const keyA = { id: "a", key: randomBytes(32) }
const keyB = { id: "b", key: randomBytes(32) }

test("a sealed value opens with the context it was sealed with", () => {
  const box = new AesSecretBox([keyA])
  expect(box.open(box.seal("größer", "models/1"), "models/1")).toBe("größer")
})

// Security: a database writer must not be able to move one row's secret into another row.
test("a sealed value does not open with another context", () => {
  const box = new AesSecretBox([keyA])
  const sealed = box.seal("secret", "models/1")
  expect(() => box.open(sealed, "models/2")).toThrow()
})

test("altered or truncated sealed text does not open", () => {
  const box = new AesSecretBox([keyA])
  const sealed = box.seal("secret", "c")
  const parts = sealed.split(".")
  const changed = [...parts.slice(0, 4), Buffer.from("other!").toString("base64url")].join(".")
  expect(() => box.open(changed, "c")).toThrow()
  expect(() => box.open(parts.slice(0, 4).join("."), "c")).toThrow("unknown form")
})

test("after a rotation old text still opens and new text uses the new key", () => {
  const old = new AesSecretBox([keyA]).seal("secret", "c")
  const rotated = new AesSecretBox([keyB, keyA])
  expect(rotated.open(old, "c")).toBe("secret")
  expect(rotated.seal("secret", "c")).toMatch(/^v1\.b\./)
  expect(() => new AesSecretBox([keyB]).open(old, "c")).toThrow('encryption key "a"')
})

test("keys derived for different purposes differ", () => {
  const box = new AesSecretBox([keyA, keyB])
  expect(box.derive("urls")[0].equals(box.derive("hashes")[0])).toBe(false)
  expect(box.derive("urls")).toHaveLength(2)
})
