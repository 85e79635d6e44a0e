import { z } from "zod";
import { closesBeforeOpening } from "../arenas/arena-fields.rules";
import { cleanString } from "../platform/input-fields.rules";
import { clockTime, requiredDate } from "../platform/time/date-fields.rules";
import { endsAfter } from "../platform/time/clock-time.rules";
import { weekdays } from "../platform/time/calendar-day.rules";

/** So many single days ahead have hours of their own. */
export const mostSpecialDays = 100;

const clock = z
  .string({ error: "Horário inválido" })
  .nullish()
  .transform((text) => text || null)
  .pipe(clockTime.nullable());
/** Both or neither: closed all day. */
const hours = { opensAt: clock, closesAt: clock };
const complete = ({ opensAt, closesAt }: { opensAt: string | null; closesAt: string | null }) =>
  (opensAt === null) === (closesAt === null);
const ordered = ({ opensAt, closesAt }: { opensAt: string | null; closesAt: string | null }) =>
  opensAt === null || closesAt === null || endsAfter(opensAt, closesAt);
const completeProblem = () => ({
  path: ["closesAt"],
  message: "Diga a abertura e o fechamento, ou deixe fechado",
});
const orderProblem = () => ({ path: ["closesAt"], message: closesBeforeOpening });

/** Weekdays and single days on which the arena opens otherwise than usual. Those that are not named are as usual. */
export const openingHoursSchema = z.object({
  weekdays: z
    .array(
      z
        .object({ weekday: z.enum(weekdays, { error: "Escolha o dia da semana" }), ...hours })
        .refine(complete, completeProblem())
        .refine(ordered, orderProblem()),
    )
    .max(7, "Cada dia da semana só uma vez")
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
      message: "Cada dia da semana só uma vez",
    }),
  specialDays: z
    .array(
      z
        .object({
          date: requiredDate("Escolha o dia"),
          ...hours,
          reason: cleanString("Diga o motivo").pipe(
            z.string().min(2, "Diga o motivo").max(60, "Motivo deve ter no máximo 60 caracteres"),
          ),
        })
        .refine(complete, completeProblem())
        .refine(ordered, orderProblem()),
    )
    .max(mostSpecialDays, `No máximo ${mostSpecialDays} dias`)
    .superRefine((days, judge) => {
      days.forEach(({ date }, index) => {
        if (days.findIndex((other) => other.date === date) < index)
          judge.addIssue({ code: "custom", path: [index, "date"], message: "Este dia já está na lista" });
      });
    }),
});
export type OpeningHoursInput = z.input<typeof openingHoursSchema>;
export type NewOpeningHours = z.output<typeof openingHoursSchema>;
