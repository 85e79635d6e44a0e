import type { Mail } from "../../platform/mail/mail.rules";
import type { Addressee } from "../identity-mails.rules";
import { placeInSentence, type ManagementKind } from "./management.rules";

/** What somebody is to look after. */
export interface PlaceInMail {
  kind: ManagementKind;
  name: string;
  /** What they are to be there; null at an arena, which becomes theirs. */
  position: string | null;
}

const greeting = ({ name }: Addressee): string => `Olá, ${name}!`;
const named = ({ kind, name }: PlaceInMail): string => placeInSentence(kind, name);

/** Where invitations to manage something are answered. */
export const managementInvitationsUrl = (publicUrl: string): string => `${publicUrl}/conta`;

/** To somebody who had no account. @param url where they sign in. */
export const newManagerMail = (
  to: Addressee,
  place: PlaceInMail,
  { password, url }: { password: string; url: string },
): Mail => ({
  to: to.email,
  bell: false,
  subject: `Seu acesso à ${named(place)} na Praia`,
  greeting: greeting(to),
  paragraphs: [
    place.position === null
      ? `A administração da Praia cadastrou você como responsável pela ${named(place)}.`
      : `A administração da Praia incluiu você na ${named(place)}, com o cargo de ${place.position}.`,
    `Sua senha provisória é: ${password}`,
    "Ela vale por 72 horas. Ao entrar, você escolhe a sua própria senha.",
  ],
  action: { label: "Entrar", url },
  closing: "Se você não esperava esta mensagem, responda para falar com o suporte.",
});

/** To somebody who has an account. @param url where they answer. */
export const managementInvitationMail = (to: Addressee, place: PlaceInMail, url: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `Convite para cuidar da ${named(place)}`,
  greeting: greeting(to),
  paragraphs: [
    place.position === null
      ? `A administração da Praia convida você a ser responsável pela ${named(place)}.`
      : `A administração da Praia convida você a trabalhar na ${named(place)}, com o cargo de ${place.position}.`,
    "Entre na sua conta para aceitar ou recusar. Nada muda enquanto você não responder.",
  ],
  action: { label: "Responder ao convite", url },
  closing: "Se você não esperava este convite, recuse ou ignore esta mensagem.",
});

/** To the admin who asked. */
export const managementAnsweredMail = (
  to: Addressee,
  place: PlaceInMail,
  { person, accepted, url }: { person: string; accepted: boolean; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: accepted
    ? `${person} aceitou cuidar da ${named(place)}`
    : `${person} recusou cuidar da ${named(place)}`,
  greeting: greeting(to),
  paragraphs: [
    accepted
      ? `${person} respondeu que sim e já tem acesso à ${named(place)}.`
      : `${person} respondeu que não. Você pode convidar outra pessoa.`,
  ],
  action: { label: "Abrir a administração", url },
});
