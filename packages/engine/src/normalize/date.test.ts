import { expect, test } from "vitest"
import { findDateRanges, findDates, parseDate } from "./date.ts"

test.each([
  ["2018-03-05", "2018-03-05"],
  ["2018/03/05", "2018-03-05"],
  ["20180305", "2018-03-05"],
  ["March 5, 2018", "2018-03-05"],
  ["Mar. 5th 2018", "2018-03-05"],
  ["August 3 , 2014", "2014-08-03"],
  ["5. März 2018", "2018-03-05"],
  ["05MAR18", "2018-03-05"],
  ["05-Mar-18", "2018-03-05"],
  ["Mar-05-2018", "2018-03-05"],
  ["MAR05/18", "2018-03-05"],
  ["1er août 2015", "2015-08-01"],
  ["2 juillet 2015", "2015-07-02"],
  ["19 mei 2014", "2014-05-19"],
  ["3 maggio 2020", "2020-05-03"],
  ["5 de marzo de 2018", "2018-03-05"],
  ["7 października 2021", "2021-10-07"],
  ["3. března 2021", "2021-03-03"],
  ["14. července 2021", "2021-07-14"],
  ["2023.09.04.", "2023-09-04"],
  ["2023. 09. 04.", "2023-09-04"],
  ["2023. szeptember 4.", "2023-09-04"],
  ["2023. márc. 4.", "2023-03-04"],
  ["4 septembrie 2023", "2023-09-04"],
  ["9 de março de 2019", "2019-03-09"],
  ["5.3.18", "2018-03-05"],
  ["31/12/2017", "2017-12-31"],
  ["12/31/2017", "2017-12-31"],
  ["03/05/18", "2018-03-05"],
  ["2018-03-05 14:30", "2018-03-05"],
])("%s is parsed as a date", (text, value) => {
  expect(parseDate(text)).toBe(value)
})

test("the order of day and month follows the document", () => {
  expect(parseDate("03/05/18", { dayFirst: true })).toBe("2018-05-03")
})

test.each(["", "2018", "31.02.2018", "13/13/2018", "1.2.3", "03/05/18 - 04/05/18", "10.20.30.40", "12 LED 24"])(
  "%s is no date",
  (text) => {
    expect(parseDate(text)).toBeUndefined()
  },
)

const wordsOf = (text: string) => text.split(" ").map((word) => ({ text: word }))

test("dates are found with the words that contain them", () => {
  const found = findDates(wordsOf("Datum: 5. März 2018 fällig 04.04.2018"))
  expect(found.map(({ value, from, to }) => ({ value, from, to }))).toEqual([
    { value: "2018-03-05", from: 1, to: 4 },
    { value: "2018-04-04", from: 5, to: 6 },
  ])
})

test.each([
  ["Flight 12/30/19 - 03/29/20", "2019-12-30", "2020-03-29"],
  ["12/30/19-03/29/20", "2019-12-30", "2020-03-29"],
  ["10/13 - 10/19/20", "2020-10-13", "2020-10-19"],
  ["12/30 - 01/05/20", "2019-12-30", "2020-01-05"],
  ["01.-31.07.2014", "2014-07-01", "2014-07-31"],
  ["01.07.2014 bis 31.07.2014", "2014-07-01", "2014-07-31"],
  ["2023.09.01. - 2023.09.30.", "2023-09-01", "2023-09-30"],
  ["2023. szeptember 1. – 2023. szeptember 30.", "2023-09-01", "2023-09-30"],
  ["Feb 19 - Mar 3, 2020", "2020-02-19", "2020-03-03"],
  ["Apr 12 - May 18, 2022", "2022-04-12", "2022-05-18"],
])("%s is a range", (text, start, end) => {
  const [range] = findDateRanges(wordsOf(text))
  expect([range?.start.value, range?.end.value]).toEqual([start, end])
})

test.each([
  "From 9 May 2025 to midnight on 8 May 2026",
  "00:01 09/05/2025 to 23:59 08/05/2026",
  "09/05/2025 00:01 to 08/05/2026 23:59",
])("the range %s has times of day at its ends", (text) => {
  const [range, more] = findDateRanges(
    text.split(" ").map((word) => ({ text: word })),
    { dayFirst: true },
  )
  expect([range?.start.value, range?.end.value, more]).toEqual(["2025-05-09", "2026-05-08", undefined])
})
