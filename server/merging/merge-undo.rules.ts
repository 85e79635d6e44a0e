import { inMs } from "../platform/time/duration.rules";

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
