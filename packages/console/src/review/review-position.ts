/** The position of a person, as the address has it. */
export interface ReviewPosition {
  readonly at: string | undefined
  readonly page: number | undefined
}
