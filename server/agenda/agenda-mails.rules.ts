import type { Mail } from "../platform/mail/mail.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";

export interface DayInMail {
  email: string;
  name: string;
  arena: string;
  /** The recipient's bookings, one line each, earliest first. */
  lines: readonly string[];
}

/** Lists everything of the recipient that is cancelled on a day. @param day YYYY-MM-DD */
export const dayCancelledMail = (
  { email, name, arena, lines }: DayInMail,
  { day, reason }: { day: string; reason: string },
): Mail => ({
  to: email,
  bell: true,
  subject: `Cancelado na ${arena} em ${dateInDigits(day)}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    "A arena cancelou:",
    ...lines,
    `Motivo: ${reason}`,
    "Locações e Day Use não são cobrados, e o crédito da aula volta.",
  ],
  closing: "Em caso de dúvida, fale com a arena.",
});
