import { inSentence } from "../arenas/arena-name.rules";
import type { Mail } from "../platform/mail/mail.rules";

/** To the address that was named, whether it has an account or not. @param asks the arena's name; null: the minor themself. */
export const guardianInvitationMail = (
  email: string,
  { child, arena, url }: { child: string; arena: string | null; url: string },
): Mail => ({
  to: email,
  bell: true,
  subject: `Você responde por ${child}?`,
  greeting: "Olá!",
  paragraphs: [
    arena === null
      ? `${child} indicou você como responsável na Praia, a plataforma de beach tennis.`
      : `A ${inSentence(arena)} indicou você como responsável por ${child} na Praia, a plataforma de beach tennis.`,
    "Para responder, entre com este e-mail ou crie sua conta com ele. O convite está em “Dependentes”, e nada muda enquanto você não responder.",
    "Se aceitar, você vê a semana da criança e age por ela: marca aulas, inscreve em torneios, pede quadras. As arenas dela passam a ver seu nome, seu e-mail e seu telefone.",
  ],
  action: { label: "Responder ao convite", url },
  closing: "Se você não conhece esta criança, recuse ou ignore esta mensagem.",
});

/** To the user who sent the invitation, and to the minor's own account. */
export const guardianAnsweredMail = (
  to: { email: string; name: string },
  { child, person, accepted, url }: { child: string; person: string; accepted: boolean; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: accepted
    ? `${person} responde por ${child}`
    : `O convite para responder por ${child} foi recusado`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    accepted
      ? `${person} aceitou ser responsável por ${child} e pode agir em nome da criança.`
      : "Quem recebeu o convite respondeu que não. Nada mudou.",
  ],
  action: { label: "Ver quem responde", url },
});

/** To the guardian and to the minor's own account, except the one who ended the guardianship. */
export const guardianEndedMail = (
  to: { email: string; name: string },
  { child, person }: { child: string; person: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `${person} não responde mais por ${child}`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    `O vínculo de ${person} como responsável por ${child} foi encerrado. Quem era responsável não vê mais a semana nem age em nome da criança.`,
    "Se achar que houve engano, fale com a arena.",
  ],
});
