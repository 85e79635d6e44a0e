/** The dates of a championship, as YYYY-MM-DD. */
export interface SeasonDates {
  key: string;
  name: string;
  startDate: string;
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
}

export interface SeasonDeadline {
  /** Unique within the season. */
  id: string;
  key: string;
  name: string;
  on: string;
  what: string;
}

const deadlinesShown = 5;

/**
 * The next deadlines of a season, in order: when enrolments open or close, and first days.
 * @param today YYYY-MM-DD
 */
export function nextDeadlines(championships: readonly SeasonDates[], today: string): SeasonDeadline[] {
  const dates = championships.flatMap(({ key, name, startDate, registrationStartsOn, registrationEndsOn }) =>
    (
      [
        [registrationStartsOn, "Inscrições começam"],
        [registrationEndsOn, "Inscrições terminam"],
        [startDate, "Primeiro dia"],
      ] as const
    ).flatMap(([on, what]) =>
      on === null || on < today ? [] : [{ id: `${key} ${what}`, key, name, on, what }],
    ),
  );
  return dates
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name, "pt-BR"))
    .slice(0, deadlinesShown);
}

/**
 * The championships of a year by month, January first; one that started in an earlier year counts in January. Months
 * without championships are empty.
 */
export function monthsOfSeason<Row extends { startDate: string }>(
  championships: readonly Row[],
  year: number,
): { month: string; championships: Row[] }[] {
  const firstDay = `${year}-01-01`;
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, "0")}`;
    const inMonth = championships.filter(
      ({ startDate }) => (startDate < firstDay ? firstDay : startDate).slice(0, 7) === month,
    );
    return { month: `${month}-01`, championships: inMonth };
  });
}
