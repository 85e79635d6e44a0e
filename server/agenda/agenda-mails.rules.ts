import type { Mail } from "../platform/mail/mail.rules";
import { dateInDigits, dayInWords } from "../platform/time/time-in-words.rules";

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

/** Reminds the recipient of everything booked for tomorrow, in one mail. @param isGuardian whether it is only of their children. @param day YYYY-MM-DD */
export const eveMail = (
  { email, name, lines, isGuardian }: Omit<DayInMail, "arena"> & { isGuardian: boolean },
  { day, url }: { day: string; url: string },
): Mail => ({
  to: email,
  bell: true,
  subject: `Lembrete: amanhã, ${dayInWords(day)}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    isGuardian ? "Está marcado para amanhã:" : "Você tem marcado para amanhã:",
    ...lines,
    "Não vai poder ir? Avise da aula até 12 horas antes e cancele a quadra no prazo da arena: nada se perde.",
  ],
  action: { label: isGuardian ? "Ver meus dependentes" : "Ver minhas aulas", url },
});
