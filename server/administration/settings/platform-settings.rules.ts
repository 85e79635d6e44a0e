import { z } from "zod";
import { optionalCnpj, optionalPhone } from "../../brazil/input-fields.rules";
import { optionalEmail } from "../../identity/person.rules";
import { optionalCleanString } from "../../platform/input-fields.rules";
import { isCalendarDate } from "../../platform/time/calendar-day.rules";
import { isClockTime } from "../../platform/time/clock-time.rules";
import { brasiliaTime, instantAt } from "../../platform/time/time-zone.rules";
import { longestNotice } from "../../platform-settings/platform.rules";

/** A name of a person or a company that may be left out. */
const nameOfAny = (what: string) =>
  optionalCleanString().pipe(
    z
      .string()
      .min(2, `${what} deve ter pelo menos 2 caracteres`)
      .max(150, `${what} deve ter no máximo 150 caracteres`)
      .nullable(),
  );

const wrongMoment = "Informe o dia e a hora";

/** What a field for day and hour holds, by the clocks of Brasília: "2026-11-25T22:00", or nothing. */
const typedMoment = z.string().transform((typed, ctx) => {
  if (typed === "") return null;
  const [day = "", clock = ""] = typed.split("T");
  if (isCalendarDate(day) && isClockTime(clock)) return instantAt(day, clock, brasiliaTime);
  ctx.addIssue({ code: "custom", message: wrongMoment });
  return z.NEVER;
});

const instant = z
  .date({ error: wrongMoment })
  .nullish()
  .transform((at) => at ?? null);

interface Whole {
  officerName: string | null;
  officerEmail: string | null;
  noticeText: string | null;
  noticeFrom: Date | null;
  noticeUntil: Date | null;
}

/** What belongs together is given together. */
function problemsOf({
  officerName,
  officerEmail,
  noticeText,
  noticeFrom,
  noticeUntil,
}: Whole): [string, string][] {
  const problems: [string, string | false][] = [
    [
      "officerEmail",
      officerName !== null && officerEmail === null && "Informe também o e-mail do encarregado",
    ],
  ];
  if (noticeText !== null || noticeFrom !== null || noticeUntil !== null)
    problems.push(
      ["noticeText", noticeText === null && "Escreva o aviso, ou apague as datas"],
      ["noticeFrom", noticeFrom === null && "Informe quando o aviso começa a aparecer"],
      ["noticeUntil", noticeUntil === null && "Informe até quando o aviso aparece"],
      [
        "noticeUntil",
        noticeFrom !== null &&
          noticeUntil !== null &&
          noticeUntil <= noticeFrom &&
          "O fim deve ser depois do início",
      ],
    );
  return problems.filter((problem): problem is [string, string] => problem[1] !== false);
}

const settingsWith = <Moment extends z.ZodType<Date | null>>(moment: Moment) =>
  z
    .object({
      operatorName: nameOfAny("Nome"),
      cnpj: optionalCnpj("CNPJ inválido"),
      contactEmail: optionalEmail,
      contactPhone: optionalPhone,
      officerName: nameOfAny("Nome"),
      officerEmail: optionalEmail,
      arenaSignUpOpen: z.boolean(),
      federationSignUpOpen: z.boolean(),
      athleteSignUpOpen: z.boolean(),
      noticeText: optionalCleanString().pipe(
        z.string().max(longestNotice, `O aviso deve ter no máximo ${longestNotice} caracteres`).nullable(),
      ),
      noticeFrom: moment,
      noticeUntil: moment,
    })
    .superRefine((settings, ctx) => {
      for (const [field, message] of problemsOf(settings as Whole))
        ctx.addIssue({ code: "custom", path: [field], message });
    });

/** All that an admin decides for the whole platform; the CNPJ comes out without its mask. */
export const platformSettingsSchema = settingsWith(instant);

/** The same as the form holds it. */
export const platformSettingsFormSchema = settingsWith(typedMoment);

export type PlatformRecord = z.output<typeof platformSettingsSchema>;
