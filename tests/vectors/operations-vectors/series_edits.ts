import {
  editSeries,
  sessionOn,
  sessionsOfPart,
  type Series,
  type SeriesEdit,
} from "../../../server/classes/series.rules";
import type { Clocks } from "../../../server/platform/time/clock-time.rules";
import type { Weekday } from "../../../server/platform/time/calendar-day.rules";

type Values = Clocks & Record<string, string>;

interface Edit {
  scope: "THIS" | "THIS_AND_FOLLOWING" | "ALL";
  date?: string;
  today: string;
  set?: Record<string, string> & { date?: string; weekday?: Weekday };
  delete?: boolean;
}

interface Input {
  rule: Values & { weekday: Weekday; from: string; until: string };
  closed_dates?: string[];
  closed_sessions?: string[];
  edits: Edit[];
}

export function run({ rule, closed_dates: closedDates = [], closed_sessions = [], edits }: Input) {
  const { weekday, from, until, ...values } = rule;
  const part = { id: "1", weekday, from, until, values: values as Values };
  const sessions = sessionsOfPart(part, until, closedDates).map((session) => ({
    ...session,
    closed: closed_sessions.includes(session.date),
  }));
  const edited = edits.reduce<Series<Values>>(
    (series, edit) => {
      const meant = toEdit(edit, series);
      return meant ? editSeries(series, meant, { today: edit.today, closedDates }) : series;
    },
    { parts: [part], sessions },
  );
  return {
    sessions: edited.sessions
      .filter(({ state }) => state === "ON")
      .map((session) => ({ date: session.date, ...session.values }))
      .sort((a, b) => (`${a.date}${a.starts}` < `${b.date}${b.starts}` ? -1 : 1)),
  };
}

function toEdit(edit: Edit, { sessions }: Series<Values>): SeriesEdit<Values> | null {
  const { weekday, date, ...set } = edit.set ?? {};
  if (edit.scope === "ALL") return { scope: "ALL", change: edit.delete ? "DELETE" : { set, weekday } };
  const chosen = sessionOn(sessions, edit.date ?? "");
  if (!chosen) return null;
  const { originalDate } = chosen;
  return edit.scope === "THIS"
    ? { scope: "THIS", originalDate, change: edit.delete ? "DELETE" : { set, date } }
    : { scope: "THIS_AND_FOLLOWING", originalDate, change: edit.delete ? "DELETE" : { set, weekday } };
}
