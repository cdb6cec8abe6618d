/** The highest rate of a tax on sales in percent; larger shares are of something else. */
export const MAX_TAX_RATE = 30
