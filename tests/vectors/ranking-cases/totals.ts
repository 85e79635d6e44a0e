import { rankingTotals, type RankingWindow } from "../../../server/sport/ranking/ranking-totals.rules";

interface Input {
  config: { window: RankingWindow; best_n: number };
  category: string;
  ref_date: string;
  results: {
    event: string;
    athlete: string;
    date: string;
    points: number;
    title?: boolean;
    played?: boolean;
    category?: string;
  }[];
}

export function run({ config, category, ref_date, results }: Input) {
  const own = results.filter((one) => (one.category ?? category) === category);
  const terms = { window: config.window, bestResults: config.best_n };
  const rows = rankingTotals(
    own.map(({ athlete, title, ...earned }) => ({ ...earned, athleteId: athlete, title: title === true })),
    ref_date,
    terms,
  );
  return {
    rows: rows.map(({ athleteId, position, total, titles, counted, eventsPlayed }) => ({
      athlete: athleteId,
      position,
      total,
      titles,
      counted: counted.map(({ event }) => event),
      events_played: eventsPlayed,
    })),
  };
}
