/** "previsto 09:40": when a match will probably begin, where that is later than planned. */
export const expectedWords = (clock: string): string => `previsto ${clock}`;

/** "09:00", "09:00, previsto 09:40". @param expected null while it keeps to the plan. */
export const timeWithExpected = (planned: string, expected: string | null): string =>
  expected === null ? planned : `${planned}, ${expectedWords(expected)}`;
