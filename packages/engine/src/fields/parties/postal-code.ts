/** A postal code in a line: four to six digits, or the British format. */
export const POSTAL = /(?<![\d.,])\d{4,6}(?:-\d{3,4})?(?![\d.,]\d)|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u
