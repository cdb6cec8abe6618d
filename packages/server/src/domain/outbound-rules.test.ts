import { expect, test } from "vitest"
import { findBlockReason } from "./outbound-rules.ts"

test.each([
  "169.254.169.254",
  "169.254.0.1",
  "0.0.0.0",
  "100.100.100.200",
  "192.0.0.192",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "fe80::1",
  "fe80::1%eth0",
  "fd00:ec2::254",
  "ff02::1",
  "::ffff:169.254.169.254",
  "::ffff:a9fe:a9fe",
  "::169.254.169.254",
  "64:ff9b::a9fe:a9fe",
  "2002:a9fe:a9fe::1",
  "2001:0:a9fe:a9fe::",
  "localhost",
  "",
])("%s is never called", (address) => {
  expect(findBlockReason(address)).toBe("forbidden")
})

test.each([
  "127.0.0.1",
  "127.8.9.10",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "::1",
  "fd12::1",
  "::ffff:10.0.0.1",
  "64:ff9b::c0a8:101",
])("%s is private", (address) => {
  expect(findBlockReason(address)).toBe("private")
})

test.each(["93.184.216.34", "172.32.0.1", "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])(
  "%s is public",
  (address) => {
    expect(findBlockReason(address)).toBeUndefined()
  },
)
