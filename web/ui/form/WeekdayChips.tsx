import { weekdayLabel, weekFromMonday, type Weekday } from "../../../server/platform/time/weekday.rules";
import { CheckChips } from "./CheckChips";

interface WeekdayChipsProps {
  legend: string;
  value: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
  error?: string;
}

const days = weekFromMonday.map((day) => ({
  value: day,
  label: weekdayLabel[day].slice(0, 3),
  spoken: weekdayLabel[day],
}));

/** Any of the seven days, in one line. */
export function WeekdayChips(field: WeekdayChipsProps) {
  return <CheckChips options={days} {...field} />;
}
