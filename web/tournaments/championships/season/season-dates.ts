/** What of a championship has days; YYYY-MM-DD. */
export interface SeasonDates {
  key: string;
  name: string;
  startDate: string;
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
}

export interface SeasonDeadline {
  /** Unlike that of any other of the season. */
  id: string;
  key: string;
  name: string;
  on: string;
  what: string;
}

const deadlinesShown = 5;

/** What comes next in a season: enrolments that begin or end, and first days. The first one first. @param today YYYY-MM-DD */
export function nextDeadlines(championships: readonly SeasonDates[], today: string): SeasonDeadline[] {
  const told = championships.flatMap(({ key, name, startDate, registrationStartsOn, registrationEndsOn }) =>
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
  return told
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name, "pt-BR"))
    .slice(0, deadlinesShown);
}

/** The championships by the month in which they are first seen in a year, January first; months without any are empty. */
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
