import { inSentence } from "../../arenas/arena-name.rules";
import { daySeconds } from "../../platform/invitation-pace.rules";
import type { Mail } from "../../platform/mail/mail.rules";

export const teachingInvitationStatuses = ["PENDING", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type TeachingInvitationStatus = (typeof teachingInvitationStatuses)[number];

export const teachingInvitationStatusLabel: Record<TeachingInvitationStatus, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  DECLINED: "Recusado",
  WITHDRAWN: "Cancelado",
};

/** Invitations per arena and day. */
export const arenaLimit = (arenaId: string) => ({
  key: `teaching-invitations:${arenaId}`,
  points: 20,
  windowSeconds: daySeconds,
});

/** Invitations per address and day, over all arenas, with or without an account. */
export const addressLimit = (email: string) => ({
  key: `teaching-invitation:${email}`,
  points: 5,
  windowSeconds: daySeconds,
});

interface Addressee {
  email: string;
  name: string;
}

const greeting = ({ name }: Addressee): string => `Olá, ${name}!`;

/** To the address that an arena has named, and by the name that it gave, whether it has an account or not. */
export const teachingInvitationMail = (
  to: Addressee,
  { arena, url }: { arena: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `Convite para dar aulas na ${inSentence(arena)}`,
  greeting: greeting(to),
  paragraphs: [
    `A ${inSentence(arena)} convida você a dar aulas lá pela Praia.`,
    "Para responder, entre com este e-mail ou crie sua conta com ele. O convite está em “Minha conta”, e nada muda enquanto você não responder.",
    "Se aceitar, a arena passa a ver seu nome, seu e-mail e suas certificações.",
  ],
  action: { label: "Responder ao convite", url },
  closing: "Se você não esperava este convite, recuse ou ignore esta mensagem.",
});

/** To the owner of the arena. @param answered.person the account's name if accepted, else the arena's entry. */
export const teachingAnsweredMail = (
  to: Addressee,
  { arena, person, accepted, url }: { arena: string; person: string; accepted: boolean; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: accepted
    ? `${person} aceitou dar aulas na ${inSentence(arena)}`
    : `${person} recusou dar aulas na ${inSentence(arena)}`,
  greeting: greeting(to),
  paragraphs: [
    accepted
      ? `${person} respondeu que sim e já entra na Praia como professor da ${inSentence(arena)}.`
      : `${person} respondeu que não. O cadastro continua na sua lista, sem conta.`,
  ],
  action: { label: "Ver os professores", url },
});

/** To the former teacher. */
export const teachingEndedMail = (to: Addressee, { arena }: { arena: string }): Mail => ({
  to: to.email,
  bell: true,
  subject: `Você não dá mais aulas na ${inSentence(arena)}`,
  greeting: greeting(to),
  paragraphs: [
    `A ${inSentence(arena)} encerrou o seu vínculo como professor e não vê mais o seu e-mail nem as suas certificações.`,
    "As aulas que você deu continuam no histórico. Se achar que houve engano, fale com a arena.",
  ],
});
