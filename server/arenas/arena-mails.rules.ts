import type { Mail } from "../platform/mail/mail.rules";
import { inSentence } from "./arena-name.rules";

interface Addressee {
  email: string;
  name: string;
}

const greeting = ({ name }: Addressee): string => `Olá, ${name}!`;
const mistaken = "Se houve engano, responda esta mensagem.";

/** To the owner. @param reason the administration's reason. */
export const arenaSuspendedMail = (
  to: Addressee,
  arena: string,
  { reason, url }: { reason: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${inSentence(arena)} está suspensa na Praia`,
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia suspendeu a ${inSentence(arena)}. Motivo: ${reason}`,
    "Nada dela aparece para o público, e ela não recebe atletas, inscrições, aulas, locações nem cobranças novas. O que está em andamento pode ser concluído, e vocês continuam entrando e consultando tudo.",
  ],
  action: { label: "Abrir a arena", url },
  closing: mistaken,
});

/** To the owner. @param note a note from the administration; null for none. */
export const arenaReactivatedMail = (
  to: Addressee,
  arena: string,
  { note, url }: { note: string | null; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${inSentence(arena)} está ativa de novo na Praia`,
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia reativou a ${inSentence(arena)}. Tudo volta a funcionar como antes.`,
    ...(note === null ? [] : [`Recado da administração: ${note}`]),
  ],
  action: { label: "Abrir a arena", url },
});

/** To the new owner. @param url the arena's settings. */
export const arenaTakenOverMail = (to: Addressee, arena: string, url: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${inSentence(arena)} agora é sua na Praia`,
  greeting: greeting(to),
  paragraphs: [
    `Você é responsável pela ${inSentence(arena)} a partir de agora.`,
    "Confira a chave Pix nas configurações: é para ela que os atletas pagam.",
  ],
  action: { label: "Conferir as configurações", url },
});

/** To the former owner. @param url the account page. */
export const arenaHandedOverMail = (to: Addressee, arena: string, url: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${inSentence(arena)} passou a outra pessoa na Praia`,
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia passou a ${inSentence(arena)} a outra pessoa. Você não tem mais acesso à área dela.`,
    "A sua conta continua a mesma; se quiser, agora você pode excluí-la em “Minha conta”.",
  ],
  action: { label: "Abrir minha conta", url },
  closing: mistaken,
});

/** To a manager who was removed by another user. @param by that user, as the subject of a sentence. */
export const managerRemovedMail = (to: Addressee, arena: string, by: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `Você saiu da ${inSentence(arena)} na Praia`,
  greeting: greeting(to),
  paragraphs: [
    `${by} retirou você da gestão da ${inSentence(arena)}. Você não tem mais acesso à área dela.`,
    "A sua conta continua a mesma.",
  ],
  closing: mistaken,
});

/** Where an arena's people find what it says of itself. */
export const arenaSettingsUrl = (publicUrl: string): string => `${publicUrl}/arena-settings`;
/** Where they find its day. */
export const arenaDashboardUrl = (publicUrl: string): string => `${publicUrl}/arena-dashboard`;
