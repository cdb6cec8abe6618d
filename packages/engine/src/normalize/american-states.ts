const CODES =
  "AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VT WA WI WV WY"

/** The codes of the states of the United States, their capital's district and Puerto Rico before a ZIP code (USPS Publication 28, appendix B). */
export const AMERICAN_STATES: ReadonlySet<string> = new Set(CODES.split(" "))
