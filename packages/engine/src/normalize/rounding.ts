/**
 * Half a cent: printed amounts are rounded to cents, so two sums of them are the same within it. The margin above 0.005 is
 * for the floating-point error of adding them up.
 */
export const HALF_CENT = 0.006

/** Printed totals are rounded by less than one unit of the currency, as cash is where there are no small coins. */
export const MAX_ROUNDING = 1
