import { formatCents } from "../brazil/money.rules";
import type { Mail } from "../platform/mail/mail.rules";

/** The recipient of a mail; the name is null when no account is known for the address. */
export interface Addressee {
  email: string;
  name: string | null;
}

/** What it is about: "Interno de Verão · Misto B". */
export interface EventInMail {
  title: string;
  /** Where the tournament is seen. */
  url: string;
}

/** Where an invitation is answered. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/convite?token=${token}`;

/** Where a tournament is seen without signing in. */
export const tournamentUrl = (publicUrl: string, tournamentId: string): string =>
  `${publicUrl}/torneio/${tournamentId}`;

export const greeting = ({ name }: Addressee): string => (name === null ? "Olá!" : `Olá, ${name}!`);
export const seeIt = ({ url }: EventInMail) => ({ label: "Ver o torneio", url });

/** @param until the last instant to answer, in words. @param url where it is answered. */
export const invitationMail = (
  to: Addressee,
  { inviter, event, until, url }: { inviter: string; event: EventInMail; until: string; url: string },
): Mail => ({
  to: to.email,
  bell: { url: event.url },
  subject: `${inviter} convidou você para formar dupla`,
  greeting: greeting(to),
  paragraphs: [
    `${inviter} quer jogar com você: ${event.title}.`,
    `Responda até ${until}; depois disso o convite expira.`,
  ],
  action: { label: "Responder ao convite", url },
  closing: "Se você não conhece esta pessoa, ignore esta mensagem.",
});

export const invitationAnsweredMail = (
  to: Addressee,
  { partner, accepted, event }: { partner: string; accepted: boolean; event: EventInMail },
): Mail => ({
  to: to.email,
  bell: true,
  subject: accepted ? "Convite aceito: sua dupla está formada" : "Convite recusado",
  greeting: greeting(to),
  paragraphs: [
    accepted
      ? `${partner} aceitou o seu convite: ${event.title}.`
      : `${partner} não vai jogar com você: ${event.title}. Convide outra pessoa antes que o prazo termine.`,
  ],
  action: seeIt(event),
});

/**
 * An enrolment has moved up from the waiting list.
 * @param until the deadline to pay or to answer, in words; null when there is nothing to do.
 */
export const movedUpMail = (
  to: Addressee,
  { event, until, invited }: { event: EventInMail; until: string | null; invited: boolean },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Abriu uma vaga para você",
  greeting: greeting(to),
  paragraphs: [
    `Você saiu da lista de espera: ${event.title}.`,
    until === null
      ? "Sua inscrição está confirmada."
      : invited
        ? `Sua dupla precisa aceitar o convite até ${until}.`
        : `Pague a inscrição até ${until} para confirmar a sua vaga.`,
  ],
  action: seeIt(event),
});

/** Places were given by ranking or lots, and there was none for them. @param position on the waiting list, from 1. */
export const stillWaitingMail = (
  to: Addressee,
  { event, position, how }: { event: EventInMail; position: number; how: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "As vagas foram definidas: você está na lista de espera",
  greeting: greeting(to),
  paragraphs: [
    `As vagas foram definidas ${how}: ${event.title}.`,
    `Você é o ${position}º da lista de espera. Se abrir uma vaga, avisamos por e-mail.`,
  ],
  action: seeIt(event),
});

/** The dates of the tournament are others, and there is less time to pay. @param until by when, in words. */
export const newDeadlineMail = (
  to: Addressee,
  { event, until }: { event: EventInMail; until: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Novo prazo para pagar a inscrição",
  greeting: greeting(to),
  paragraphs: [
    `As datas mudaram: ${event.title}.`,
    `Pague a inscrição até ${until} para confirmar a sua vaga. Se já pagou, avise o organizador.`,
  ],
  action: seeIt(event),
});

/** @param until by when it has to be paid, in words; null where it is paid. */
export const placeRestoredMail = (
  to: Addressee,
  { event, until, seeksPartner }: { event: EventInMail; until: string | null; seeksPartner: boolean },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Sua inscrição voltou a valer",
  greeting: greeting(to),
  paragraphs: [
    `O pagamento foi registrado e a inscrição voltou a valer: ${event.title}.`,
    seeksPartner
      ? "Você está na lista de quem procura dupla. Convide alguém para ter uma vaga."
      : until === null
        ? "Sua vaga está confirmada."
        : `Pague a sua parte até ${until} para confirmar a sua vaga.`,
  ],
  action: seeIt(event),
});

/** @param creditInCents the amount to refund. */
export const paidWithoutPlaceMail = (
  to: Addressee,
  { event, creditInCents }: { event: EventInMail; creditInCents: number },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Recebemos o pagamento, mas não há mais vaga",
  greeting: greeting(to),
  paragraphs: [
    `O pagamento chegou quando não havia mais vaga para você: ${event.title}.`,
    `A organização vai devolver ${formatCents(creditInCents)} a você.`,
  ],
  action: seeIt(event),
});

/** @param creditInCents what had been paid, now the athlete's credit. */
export const expiredMail = (
  to: Addressee,
  {
    event,
    invited,
    asked,
    creditInCents,
  }: { event: EventInMail; invited: boolean; asked: boolean; creditInCents: number },
): Mail => ({
  to: to.email,
  bell: true,
  subject: asked ? "O convite expirou" : "Sua inscrição expirou",
  greeting: greeting(to),
  paragraphs: [
    asked
      ? `O convite não foi respondido a tempo: ${event.title}.`
      : invited
        ? `Ninguém aceitou o seu convite a tempo, e a vaga foi liberada: ${event.title}.`
        : `O pagamento não chegou a tempo, e a vaga foi liberada: ${event.title}.`,
    "Se ainda houver vagas, você pode se inscrever de novo.",
    ...(creditInCents > 0
      ? [
          `O que você pagou (${formatCents(creditInCents)}) vale para a nova inscrição; se ela não vier, a organização devolve o valor.`,
        ]
      : []),
  ],
  action: seeIt(event),
});

/** The other one of a pair is out. @param paid whether who stays had paid already. */
export const partnerLeftMail = (
  to: Addressee,
  { partner, event, paid }: { partner: string; event: EventInMail; paid: boolean },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Sua dupla foi desfeita",
  greeting: greeting(to),
  paragraphs: [
    `${partner} não joga mais com você: ${event.title}.`,
    "Você está na lista de quem procura dupla. Convide outra pessoa para voltar a ter uma vaga.",
    ...(paid ? ["O que você pagou continua valendo."] : []),
  ],
  action: seeIt(event),
});

/** @param refundInCents null where nothing had been paid. */
export const cancelledMail = (
  to: Addressee,
  { event, refundInCents }: { event: EventInMail; refundInCents: number | null },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Sua inscrição foi cancelada",
  greeting: greeting(to),
  paragraphs: [
    `Sua inscrição foi cancelada: ${event.title}.`,
    ...(refundInCents === null
      ? []
      : [`Valor a devolver pela regra do torneio: ${formatCents(refundInCents)}.`]),
  ],
  action: seeIt(event),
});

/** @param refundInCents null where nothing had been paid. */
export const categoryCancelledMail = (
  to: Addressee,
  {
    event,
    refundInCents,
    otherPrices,
  }: { event: EventInMail; refundInCents: number | null; otherPrices: string | null },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Sua categoria foi cancelada",
  greeting: greeting(to),
  paragraphs: [
    `A organização cancelou a categoria, e ela não será disputada: ${event.title}.`,
    ...(refundInCents === null
      ? []
      : [`Você recebe de volta tudo o que pagou: ${formatCents(refundInCents)}.`]),
    ...(otherPrices === null
      ? []
      : [`Com uma categoria a menos, o valor das outras foi recalculado: ${otherPrices}`]),
  ],
  action: seeIt(event),
});
