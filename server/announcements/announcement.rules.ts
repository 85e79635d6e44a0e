import { z } from "zod";
import { cleanString } from "../platform/input-fields.rules";
import { calendarDate, clockTime } from "../platform/time/date-fields.rules";
import { earlier, inMs, later } from "../platform/time/duration.rules";
import { announcementAudiences } from "./audience.rules";

/** How many a sender may send within 24 hours, scheduled ones included. */
export const mostAnnouncementsADay = 10;

export const longestTitle = 120;
export const longestAnnouncement = 1000;

/** How far ahead an announcement may be scheduled. */
export const soonestMinutes = 5;
export const latestDays = 90;
/** One that is late by more, because no process was running, is not sent any more. */
export const latestHoursLate = 6;

export const announcementStates = ["SENT", "SCHEDULED", "CANCELLED", "NOT_SENT"] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const announcementStateLabel: Record<AnnouncementState, string> = {
  SENT: "Enviado",
  SCHEDULED: "Agendado",
  CANCELLED: "Envio cancelado",
  NOT_SENT: "Não enviado",
};

const fields = z.object({
  audience: z.enum(announcementAudiences),
  championshipKey: z.uuid("Escolha o campeonato").nullish(),
  categoryId: z.uuid("Escolha a categoria").nullish(),
  title: cleanString().pipe(
    z.string().min(3, "Informe um título").max(longestTitle, `No máximo ${longestTitle} caracteres`),
  ),
  text: cleanString().pipe(
    z
      .string()
      .min(3, "Escreva o comunicado")
      .max(longestAnnouncement, `No máximo ${longestAnnouncement} caracteres`),
  ),
});

/** `sendOn` and `sendAt`, as calendars and clocks at the sender show them: both for a later time, neither for now. */
export const sendAnnouncementSchema = fields
  .extend({
    requestKey: z.uuid("Chave inválida"),
    sendOn: calendarDate.nullish(),
    sendAt: clockTime.nullish(),
  })
  .refine(({ sendOn, sendAt }) => !sendAt || sendOn, { path: ["sendOn"], message: "Escolha o dia" })
  .refine(({ sendOn, sendAt }) => !sendOn || sendAt, { path: ["sendAt"], message: "Escolha o horário" });

/** The same as it is typed: the form asks only for what the chosen audience and time need. */
export const announcementFormSchema = fields
  .extend({
    championshipKey: z.string(),
    categoryId: z.string(),
    when: z.enum(["NOW", "LATER"]),
    sendOn: z.string(),
    sendAt: z.string(),
  })
  .refine(
    ({ audience, championshipKey }) =>
      (audience !== "CHAMPIONSHIP" && audience !== "CATEGORY") || championshipKey !== "",
    { path: ["championshipKey"], message: "Escolha o campeonato" },
  )
  .refine(({ audience, categoryId }) => audience !== "CATEGORY" || categoryId !== "", {
    path: ["categoryId"],
    message: "Escolha a categoria",
  })
  .refine(({ when, sendOn }) => when === "NOW" || calendarDate.safeParse(sendOn).success, {
    path: ["sendOn"],
    message: "Escolha o dia",
  })
  .refine(({ when, sendAt }) => when === "NOW" || clockTime.safeParse(sendAt).success, {
    path: ["sendAt"],
    message: "Escolha o horário",
  });

/** Why an announcement cannot be scheduled for this time, with the field to change; null if it can. */
export function scheduleProblem(
  now: Date,
  at: Date,
): { path: ["sendOn" | "sendAt"]; message: string } | null {
  if (at < later(now, { minutes: soonestMinutes }))
    return { path: ["sendAt"], message: `Escolha um horário daqui a pelo menos ${soonestMinutes} minutos` };
  if (at > later(now, { days: latestDays }))
    return { path: ["sendOn"], message: `Escolha um dia dentro dos próximos ${latestDays} dias` };
  return null;
}

/** Whether an announcement at this time is one too many for some 24 hours. @param others times of the sender's other ones. */
export function exceedsDailyLimit(others: readonly Date[], at: Date): boolean {
  const times = [...others, at].map((time) => time.getTime()).toSorted((one, other) => one - other);
  const own = times.lastIndexOf(at.getTime());
  const aDay = inMs({ days: 1 });
  return times.some((first, index) => {
    const last = index + mostAnnouncementsADay;
    return index <= own && own <= last && last < times.length && times[last]! - first < aDay;
  });
}

/** Whether a scheduled announcement is so late that it is not sent any more. */
export const isTooLate = (now: Date, plannedFor: Date): boolean =>
  plannedFor < earlier(now, { hours: latestHoursLate });

export const tooLateReason = `o horário passou há mais de ${latestHoursLate} horas`;
