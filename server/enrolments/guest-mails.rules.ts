import type { Mail } from "../platform/mail/mail.rules";
import { greeting, seeIt, type Addressee, type EventInMail } from "./enrolment-mails.rules";

/** @param organiser who asks. @param partner whom they would play with; null to enter alone. */
export const guestInvitationMail = (
  to: Addressee,
  {
    organiser,
    partner,
    event,
    until,
    url,
  }: { organiser: string; partner: string | null; event: EventInMail; until: string; url: string },
): Mail => ({
  to: to.email,
  bell: { url: event.url },
  subject: `${organiser} convidou você para ${partner === null ? "jogar" : "formar dupla"}`,
  greeting: greeting(to),
  paragraphs: [
    partner === null
      ? `${organiser} convidou você para jogar: ${event.title}.`
      : `${organiser} convidou você para formar dupla com ${partner}: ${event.title}.`,
    `Você só está no torneio se aceitar. Responda até ${until}; depois disso o convite expira.`,
  ],
  action: { label: "Responder ao convite", url },
  closing: "Se você não quer jogar, recuse ou ignore esta mensagem: nada é cobrado.",
});

/** To the organiser who asked. */
export const guestAnsweredMail = (
  to: Addressee,
  { guest, accepted, event }: { guest: string; accepted: boolean; event: EventInMail },
): Mail => ({
  to: to.email,
  bell: true,
  subject: accepted ? `${guest} aceitou o seu convite` : `${guest} recusou o seu convite`,
  greeting: greeting(to),
  paragraphs: [
    accepted
      ? `${guest} aceitou o convite: ${event.title}.`
      : `${guest} não vai jogar, e a vaga foi liberada: ${event.title}.`,
  ],
  action: seeIt(event),
});

/** To whom the organiser sought a partner for. */
export const partnerFoundMail = (
  to: Addressee,
  { partner, found, event }: { partner: string; found: boolean; event: EventInMail },
): Mail => ({
  to: to.email,
  bell: true,
  subject: found ? "Sua dupla está formada" : "Sua dupla não foi formada",
  greeting: greeting(to),
  paragraphs: found
    ? [`${partner} aceitou o convite da organização e joga com você: ${event.title}.`]
    : [
        `${partner} não aceitou o convite da organização: ${event.title}.`,
        "Você está na lista de quem procura dupla.",
      ],
  action: seeIt(event),
});
