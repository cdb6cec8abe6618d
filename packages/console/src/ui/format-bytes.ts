const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const

/** Returns a number of bytes in the largest unit that fits, with a decimal where it says something: 1.4 MB, 980 kB. */
export function formatBytes(bytes: number): string {
  const exponent = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** exponent
  return new Intl.NumberFormat(undefined, {
    style: "unit",
    unit: units[exponent],
    // "5 byte" is the short form.
    unitDisplay: exponent === 0 ? "long" : "short",
    maximumFractionDigits: exponent >= 2 && value < 100 ? 1 : 0,
  }).format(value)
}
