import { inSentence } from "../arenas/arena-name.rules";
import type { Mail } from "../platform/mail/mail.rules";
import { inMs } from "../platform/time/duration.rules";

export const mergeRequestStatuses = ["PENDING", "ACCEPTED", "REFUSED", "WITHDRAWN", "EXPIRED"] as const;
export type MergeRequestStatus = (typeof mergeRequestStatuses)[number];

export const mergeRequestStatusLabel: Record<MergeRequestStatus, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  REFUSED: "Recusado",
  WITHDRAWN: "Cancelado",
  EXPIRED: "Expirado",
};

/** How many days a request stays open. */
const daysToAnswer = 30;
/** How many days after a refusal an arena cannot ask about the same record again. */
export const daysAfterRefusal = 90;

export const expiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + inMs({ days: daysToAnswer }));

/** Derives the expiry from the current time, so that no job has to update the status. */
export const statusNow = (
  { status, expiresAt }: { status: Exclude<MergeRequestStatus, "EXPIRED">; expiresAt: Date },
  now: Date,
): MergeRequestStatus => (status === "PENDING" && expiresAt <= now ? "EXPIRED" : status);

export const isRefusedLately = (answeredAt: Date | null, now: Date): boolean =>
  answeredAt !== null && now.getTime() < answeredAt.getTime() + inMs({ days: daysAfterRefusal });

/** The most open requests to one person, and from one arena. */
export const mostAskedOf = 5;
export const mostAskedBy = 50;

const aDay = 24 * 60 * 60;

/** The most requests of an arena per day. */
export const askLimit = (arenaId: string) => ({
  key: `merge-requests:${arenaId}`,
  points: 20,
  windowSeconds: aDay,
});

/** How many days a merge can be undone. */
export const daysToUndo = 30;

export const undoDeadline = (mergedAt: Date): Date =>
  new Date(mergedAt.getTime() + inMs({ days: daysToUndo }));

export const canStillUndo = (
  { mergedAt, undoneAt, hasJournal }: { mergedAt: Date; undoneAt: Date | null; hasJournal: boolean },
  now: Date,
): boolean => undoneAt === null && hasJournal && now < undoDeadline(mergedAt);

interface Who {
  arenaId: string | null;
  keptId: string;
  byAdmin: boolean;
  byPerson: boolean;
}

/**
 * Whether the viewer may undo a merge: the same users may undo it who could have made it. An arena cannot undo a merge
 * that the person confirmed, or that an admin made across arenas.
 */
export const mayUndo = (
  merge: Who,
  viewer: { isAdmin: boolean; athleteId: string | null; manages: (arenaId: string) => boolean },
): boolean => {
  if (viewer.isAdmin) return true;
  if (merge.byPerson) return viewer.athleteId === merge.keptId;
  return !merge.byAdmin && merge.arenaId !== null && viewer.manages(merge.arenaId);
};

export const undoTooLate =
  "Já passaram 30 dias desde a união, e ela não pode mais ser desfeita. Fale com a administração da Praia.";
export const mergedOnward =
  "Depois desta união o cadastro foi juntado a outro. Desfaça primeiro a união mais nova.";
export const keptGone = "O cadastro que ficou não existe mais, e a união não pode ser desfeita.";
export const emailTakenSince =
  "O e-mail do cadastro que saiu já é de outro cadastro. Tire o e-mail de lá antes de desfazer.";
export const cpfTakenSince =
  "O CPF do cadastro que saiu já é de outro cadastro. Corrija o CPF de lá antes de desfazer.";
export const changedTooMuch =
  "Algo que os dois cadastros tinham em comum mudou depois da união, e ela não pode mais ser desfeita. Fale com a administração da Praia.";

/** To the account whose address an arena has written into a record; the name is shown where they answer. */
export const recordClaimMail = (to: { email: string; name: string }, { url }: { url: string }): Mail => ({
  to: to.email,
  bell: true,
  subject: "Este cadastro é seu?",
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    "Uma arena fez um cadastro de atleta com o seu e-mail.",
    "Em “Minha conta” você vê o nome, a arena e o nível e diz se é seu. Nada muda enquanto você não responder.",
  ],
  action: { label: "Ver o cadastro", url },
});

/** To the arena whose record the owner of its address has refused; nothing of their account. */
export const recordRefusedMail = (
  to: { email: string; name: string },
  { athlete, email, url }: { athlete: string; email: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `Confira o e-mail de ${athlete}`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    `Quem usa o e-mail ${email} respondeu que o cadastro de ${athlete} não é seu. O cadastro continua na sua lista como estava.`,
    "Corrija o e-mail ou deixe em branco. Se for menor de idade, convide o responsável no perfil do atleta.",
  ],
  action: { label: "Ver os atletas", url },
});

/** To the owner of the account. Of the other record it contains only the name, which the arena entered. */
export const mergeRequestMail = (
  to: { email: string; name: string },
  { arena, otherName, url }: { arena: string; otherName: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Este cadastro também é seu?",
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    `A ${inSentence(arena)} tem um cadastro em nome de ${otherName} e acredita que também é seu.`,
    "Em “Minha conta” você vê o que vem com ele e responde. Nada muda enquanto você não responder, e a arena não fica sabendo de nada da sua conta.",
  ],
  action: { label: "Ver o pedido", url },
  closing: "Se você não conhece esta arena, recuse ou ignore esta mensagem.",
});
