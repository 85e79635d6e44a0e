import { placeInSentence } from "../../identity/management/management.rules";
import type { Mail } from "../../platform/mail/mail.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";

interface Reminded {
  certification: string;
  /** Its last day, YYYY-MM-DD. */
  validUntil: string;
  expired: boolean;
  federation: string;
  url: string;
}

/** To the teacher whose it is. */
export const certificationReminderMail = (
  to: { email: string; name: string },
  { certification, validUntil, expired, federation, url }: Reminded,
): Mail => {
  const ends = `${expired ? "expirou" : "expira"} em ${dateInDigits(validUntil)}`;
  return {
    to: to.email,
    bell: true,
    subject: `Sua certificação ${ends}`,
    greeting: `Olá, ${to.name}!`,
    paragraphs: [
      `A ${placeInSentence("FEDERATION", federation)} lembra: a sua certificação “${certification}” ${ends}.`,
      "Se você já renovou, atualize a validade na Praia para a federação poder verificar.",
    ],
    action: { label: "Ver minhas certificações", url },
  };
};
