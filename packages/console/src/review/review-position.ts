/** What a person is looking at, as the URL says it. */
export interface ReviewPosition {
  readonly at: string | undefined
  readonly page: number | undefined
}
