/** Draws the mark of Docsift: a page, and the place of a value on it. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0b6e5f" />
      <path d="M9 8.5h14M9 14.5h14M9 20.5h6" stroke="#9fded2" strokeWidth="2.4" strokeLinecap="round" />
      <rect x="17.5" y="17.5" width="8" height="7" rx="1.6" fill="none" stroke="#fff" strokeWidth="2.2" />
    </svg>
  )
}
