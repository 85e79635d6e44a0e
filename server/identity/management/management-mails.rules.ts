import type { Mail } from "../../platform/mail/mail.rules";
import type { Addressee } from "../identity-mails.rules";
import { placeInSentence, type ManagementKind } from "./management.rules";

/** The place that the recipient is to manage. */
export interface PlaceInMail {
  kind: ManagementKind;
  name: string;
  /** The position; null for the owner of an arena. */
  position: string | null;
}

const greeting = ({ name }: Addressee): string => `Olá, ${name}!`;
const named = ({ kind, name }: PlaceInMail): string => placeInSentence(kind, name);

/** The page where invitations are answered. */
export const managementInvitationsUrl = (publicUrl: string): string => `${publicUrl}/conta`;

/** To a person who had no account. @param by who entrusts them with it, as the subject of a sentence; url where they sign in. */
export const newManagerMail = (
  to: Addressee,
  place: PlaceInMail,
  { by, password, url }: { by: string; password: string; url: string },
): Mail => ({
  to: to.email,
  bell: false,
  subject: `Seu acesso à ${named(place)} na Praia`,
  greeting: greeting(to),
  paragraphs: [
    place.position === null
      ? `${by} cadastrou você como responsável pela ${named(place)}.`
      : `${by} incluiu você na ${named(place)}, com o cargo de ${place.position}.`,
    `Sua senha provisória é: ${password}`,
    "Ela vale por 72 horas. Ao entrar, você escolhe a sua própria senha.",
  ],
  action: { label: "Entrar", url },
  closing: "Se você não esperava esta mensagem, responda para falar com o suporte.",
});

/** To a person who has an account. @param by as above; url where they answer. */
export const managementInvitationMail = (
  to: Addressee,
  place: PlaceInMail,
  { by, url }: { by: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `Convite para cuidar da ${named(place)}`,
  greeting: greeting(to),
  paragraphs: [
    place.position === null
      ? `${by} convida você a ser responsável pela ${named(place)}.`
      : `${by} convida você a trabalhar na ${named(place)}, com o cargo de ${place.position}.`,
    "Entre na sua conta para aceitar ou recusar. Nada muda enquanto você não responder.",
  ],
  action: { label: "Responder ao convite", url },
  closing: "Se você não esperava este convite, recuse ou ignore esta mensagem.",
});

/** To the person who asked: an admin, or one of the place. */
export const managementAnsweredMail = (
  to: Addressee,
  place: PlaceInMail,
  { person, accepted, open }: { person: string; accepted: boolean; open: { label: string; url: string } },
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
  action: open,
});
