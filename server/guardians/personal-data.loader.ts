import type { User } from "../../prisma/generated/client/client";
import type { Database } from "../platform/database";
import { actsAllowed, isActAllowed } from "./acting.rules";
import { firstName, guardianshipStatusLabel, isUnderAge } from "./guardian.rules";
import { kinshipLabel } from "./kinship.rules";

const acts = { orderBy: { id: "desc" } } as const;

const inWords = (rows: readonly { action: string; at: Date }[]) =>
  rows.map(({ action, at }) => ({ acao: isActAllowed(action) ? actsAllowed[action] : action, em: at }));

/**
 * Exports the guardianships and invitations of a user. The full name is that of a minor whose guardian the user is now; of
 * all others, such as a former minor, only the first name.
 */
export async function childrenOf(
  db: Database,
  { id, email, emailConfirmedAt }: Pick<User, "id" | "email" | "emailConfirmedAt">,
  now: Date,
) {
  const rows = await db.guardianship.findMany({
    where: { OR: [{ userId: id }, ...(emailConfirmedAt === null ? [] : [{ email }])] },
    include: { athlete: { select: { fullName: true, birthDate: true } }, acts },
    orderBy: { id: "desc" },
  });
  return rows.map(({ athlete, status, kinship, ...row }) => ({
    atleta: status === "ACTIVE" && isUnderAge(athlete, now) ? athlete.fullName : firstName(athlete.fullName),
    parentesco: kinshipLabel[kinship],
    situacao: guardianshipStatusLabel[status],
    convidadoEm: row.sentAt,
    respondidoEm: row.answeredAt,
    encerradoEm: row.endedAt,
    nomePublicoDesde: row.nameConsentAt,
    feitoEmNomeDoAtleta: inWords(row.acts),
  }));
}

/** Exports the current and former guardians of an athlete, and their actions for the athlete. */
export async function guardiansOf(db: Database, athleteId: string) {
  const rows = await db.guardianship.findMany({
    where: { athleteId },
    include: { user: { select: { name: true } }, acts },
    orderBy: { id: "desc" },
  });
  return rows.map(({ user, status, kinship, ...row }) => ({
    responsavel: user?.name ?? row.email,
    parentesco: kinshipLabel[kinship],
    situacao: guardianshipStatusLabel[status],
    convidadoEm: row.sentAt,
    respondidoEm: row.answeredAt,
    encerradoEm: row.endedAt,
    nomePublicoDesde: row.nameConsentAt,
    feitoEmNomeDoAtleta: inWords(row.acts),
  }));
}
