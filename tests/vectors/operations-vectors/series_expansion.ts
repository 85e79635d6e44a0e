import { expandSeries, type WeeklyRule } from "../../../server/classes/series.rules";

interface Input {
  rule: WeeklyRule;
  closed_dates: string[];
  zone: string;
  range: { from: string; to: string };
}

const written = (instant: Date): string => instant.toISOString().replace(".000Z", "Z");

export function run({ rule, closed_dates, zone, range }: Input) {
  const { sessions, leftOut } = expandSeries(rule, range, closed_dates, zone);
  return {
    sessions: sessions.map(({ originalDate, date, starts, ends, startsAt, endsAt }) => ({
      original_date: originalDate,
      date,
      starts,
      ends,
      starts_at: written(startsAt),
      ends_at: written(endsAt),
    })),
    left_out: leftOut,
  };
}
