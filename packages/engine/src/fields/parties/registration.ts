/** Returns whether text is a registration number, as between a name and its address: in brackets, or five digits and more. */
export function isRegistration(text: string): boolean {
  if (text.startsWith("(") && text.endsWith(")")) return /\d/u.test(text)
  return /^[A-Z]{0,3}[ .:]*\d{5,}-?[A-Z]?$/u.test(text)
}
