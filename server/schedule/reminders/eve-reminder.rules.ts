import type { Mail } from "../../platform/mail/mail.rules";
import { addDays } from "../../platform/time/calendar-day.rules";
import { dayInWords } from "../../platform/time/time-in-words.rules";
import { isWaking } from "../../platform/time/clock-time.rules";
import { clockAt, dayAt } from "../../platform/time/time-zone.rules";

/**
 * The day to remind of now, in the time zone of a place; null at night. Reminders are early enough to cancel a class
 * with notice.
 */
export const eveOf = (now: Date, timeZone: string): string | null =>
  isWaking(now, timeZone) ? addDays(dayAt(now, timeZone), 1) : null;

/** What is added after the first reminder is collected until this local time, for one short reminder. */
const eveningFrom = "18:00";

/** Whether people who were reminded today are reminded of what was added since. */
export const isEvening = (now: Date, timeZone: string): boolean => clockAt(now, timeZone) >= eveningFrom;

interface Eve {
  email: string;
  name: string;
  /** What is booked, one line each, earliest first. */
  lines: readonly string[];
  /** Whether it is only of their children. */
  isGuardian: boolean;
  /** Whether everything was added, or got another time, after a first reminder. */
  isAddition: boolean;
  /** Whether there is a match; and anything else, which can be cancelled in time. */
  hasMatch: boolean;
  hasBooking: boolean;
}

/** Reminds the recipient of everything booked for tomorrow, in one mail. @param day YYYY-MM-DD */
export const eveMail = (
  { email, name, lines, isGuardian, isAddition, hasMatch, hasBooking }: Eve,
  { day, url }: { day: string; url: string },
): Mail => ({
  to: email,
  bell: true,
  subject: `${isAddition ? "Atualização para" : "Lembrete:"} amanhã, ${dayInWords(day)}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    isAddition
      ? "Depois do primeiro lembrete entrou ou mudou para amanhã:"
      : isGuardian
        ? "Está marcado para amanhã:"
        : "Você tem marcado para amanhã:",
    ...lines,
    ...(hasMatch ? ["Os jogos podem atrasar: o horário previsto está na página do torneio."] : []),
    ...(hasBooking && !isAddition
      ? [
          "Não vai poder ir? Avise da aula até 12 horas antes e cancele a quadra no prazo da arena: nada se perde.",
        ]
      : []),
  ],
  action: {
    label: isGuardian ? "Ver meus dependentes" : hasBooking ? "Ver minhas aulas" : "Ver o torneio",
    url,
  },
});
