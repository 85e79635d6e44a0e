import { placeInSentence } from "../../identity/management/management.rules";
import type { Mail } from "../../platform/mail/mail.rules";

interface Addressee {
  email: string;
  name: string;
}

/** The two parties of an affiliation, and the link for the addressee. */
export interface AffiliationInMail {
  arena: string;
  federation: string;
  url: string;
}

const greeting = ({ name }: Addressee): string => `Olá, ${name}!`;
const theArena = ({ arena }: AffiliationInMail): string => placeInSentence("ARENA", arena);
const theFederation = ({ federation }: AffiliationInMail): string =>
  placeInSentence("FEDERATION", federation);
const seeIt = ({ url }: AffiliationInMail) => ({ label: "Ver a filiação", url });

/** To a federation's people. */
export const arenaAsksMail = (to: Addressee, between: AffiliationInMail): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${theArena(between)} quer se filiar à ${theFederation(between)}`,
  greeting: greeting(to),
  paragraphs: [
    `A ${theArena(between)} pediu para se filiar à ${theFederation(between)}.`,
    "Com a filiação, os atletas dela entram nos campeonatos e rankings da federação.",
  ],
  action: { label: "Responder ao pedido", url: between.url },
});

/** To the owner of the arena. */
export const federationInvitesMail = (to: Addressee, between: AffiliationInMail): Mail => ({
  to: to.email,
  bell: true,
  subject: `A ${theFederation(between)} convida a ${theArena(between)} a se filiar`,
  greeting: greeting(to),
  paragraphs: [
    `A ${theFederation(between)} convidou a ${theArena(between)} a se filiar.`,
    "Com a filiação, seus atletas entram nos campeonatos e rankings da federação. Nada muda enquanto você não responder.",
  ],
  action: { label: "Responder ao convite", url: between.url },
});

/** To the side that had proposed it. */
export const affiliationAnsweredMail = (
  to: Addressee,
  between: AffiliationInMail,
  { by, accepted }: { by: "ARENA" | "FEDERATION"; accepted: boolean },
): Mail => {
  const who = by === "ARENA" ? theArena(between) : theFederation(between);
  return {
    to: to.email,
    bell: true,
    subject: accepted
      ? `A ${theArena(between)} está filiada à ${theFederation(between)}`
      : `A ${who} não aceitou a filiação`,
    greeting: greeting(to),
    paragraphs: accepted
      ? [
          `A ${who} aceitou. A ${theArena(between)} está filiada à ${theFederation(between)} a partir de agora.`,
          "Os atletas da arena já podem entrar nos campeonatos e rankings da federação.",
        ]
      : [`A ${who} não aceitou a filiação. Se achar que houve engano, fale com ela.`],
    action: seeIt(between),
  };
};

/** To the side that did not end it. */
export const affiliationEndedMail = (to: Addressee, between: AffiliationInMail): Mail => ({
  to: to.email,
  bell: true,
  subject: `A filiação da ${theArena(between)} à ${theFederation(between)} terminou`,
  greeting: greeting(to),
  paragraphs: [
    `A ${theArena(between)} não está mais filiada à ${theFederation(between)}.`,
    "O histórico e os pontos dos atletas ficam; quem já está inscrito em um campeonato continua inscrito.",
  ],
  action: seeIt(between),
});
