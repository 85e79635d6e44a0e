import { placeInSentence } from "../identity/management/management.rules";
import type { Mail } from "../platform/mail/mail.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";

interface Addressee {
  email: string;
  name: string;
}

const named = (federation: string): string => placeInSentence("FEDERATION", federation);
const greeting = ({ name }: Addressee): string => `Olá, ${name}!`;
const open = (url: string) => ({ label: "Abrir a federação", url });

/** To its people. @param url the federation's area. */
export const federationActivatedMail = (to: Addressee, federation: string, url: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${named(federation)} está ativa na Praia`,
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia ativou a ${named(federation)}.`,
    "Os campeonatos e rankings dela agora aparecem para todos, e ela já pode convidar arenas para se filiar.",
  ],
  action: open(url),
});

/** To its people. @param reason as the administration gave it. */
export const federationDeactivatedMail = (
  to: Addressee,
  federation: string,
  { reason, url }: { reason: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${named(federation)} está inativa na Praia`,
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia inativou a ${named(federation)}. Motivo: ${reason}`,
    "Nada dela aparece para o público, e ela não recebe inscrições, filiações nem cobranças novas. O que está em andamento pode ser concluído, e vocês continuam entrando e consultando tudo.",
  ],
  action: open(url),
  closing: "Se houve engano, responda esta mensagem.",
});

/** To its people, when nothing is left of it. */
export const federationDeletedMail = (to: Addressee, federation: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${named(federation)} foi excluída da Praia`,
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia excluiu a ${named(federation)}, que não tinha campeonatos, rankings nem arenas.`,
    "A sua conta continua a mesma.",
  ],
  closing: "Se houve engano, responda esta mensagem.",
});

/** To a person whose membership has ended. @param by who ended it, as the subject of a sentence. */
export const memberRemovedMail = (to: Addressee, federation: string, by: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `Você saiu da ${named(federation)} na Praia`,
  greeting: greeting(to),
  paragraphs: [
    `${by} retirou você da ${named(federation)}. Você não tem mais acesso à área dela.`,
    "A sua conta continua a mesma.",
  ],
  closing: "Se houve engano, responda esta mensagem.",
});

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
