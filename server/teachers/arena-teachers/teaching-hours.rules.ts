import { z } from "zod";
import { clockTime } from "../../platform/time/date-fields.rules";
import { weekdays, type Weekday } from "../../platform/time/calendar-day.rules";

/** Available hours of a teacher on a weekday; an end of 00:00 is the end of that day. */
export interface Hours {
  weekday: Weekday;
  startsAt: string;
  endsAt: string;
}

/** Four in a day. */
export const mostHours = 28;

const noClock = "Diga o horário";
const clock = z.string({ error: noClock }).min(1, noClock).pipe(clockTime);

const end = ({ endsAt }: Hours): string => (endsAt === "00:00" ? "24:00" : endsAt);

/** The first of the hours that lies over one before it in the list; -1 where none does. */
export const overlapping = (hours: readonly Hours[]): number =>
  hours.findIndex((one, index) =>
    hours
      .slice(0, index)
      .some(
        (other) => other.weekday === one.weekday && one.startsAt < end(other) && other.startsAt < end(one),
      ),
  );

/** 'Horários disponíveis': each ends after its start, and intervals of a day do not overlap. */
export const hoursSchema = z
  .array(
    z.object({ weekday: z.enum(weekdays, { error: "Escolha o dia" }), startsAt: clock, endsAt: clock }),
    {
      error: "Horários inválidos",
    },
  )
  .max(mostHours, `No máximo ${mostHours} horários`)
  .superRefine((hours, check) => {
    const backwards = hours.findIndex((one) => end(one) <= one.startsAt);
    if (backwards >= 0)
      check.addIssue({
        code: "custom",
        path: [backwards, "endsAt"],
        message: "O fim deve ser depois do início",
      });
    const over = overlapping(hours);
    if (over >= 0)
      check.addIssue({
        code: "custom",
        path: [over, "startsAt"],
        message: "Este horário se sobrepõe a outro do mesmo dia",
      });
  });
