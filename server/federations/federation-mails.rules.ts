import { placeInSentence } from "../identity/management/management.rules";
import type { Mail } from "../platform/mail/mail.rules";

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
