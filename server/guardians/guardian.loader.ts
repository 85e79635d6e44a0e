import { type Guardianship, Prisma, type User } from "../../prisma/generated/client/client";
import type { Database } from "../platform/database";
import { manyBy, valueBy } from "../platform/loaders";
import { actsAllowed, isActAllowed } from "./acting.rules";
import { standing } from "./guardian.access";
import { firstName, guardianshipStatusLabel, isUnderAge, mostGuardians } from "./guardian.rules";
import { kinshipLabel } from "./kinship.rules";

/** The guardians of minors, invited ones too, oldest first. Empty for an adult. */
export const guardianshipsOfMinor = manyBy<Guardianship>(
  ({ athleteId }) => athleteId,
  ({ db, now }, ids) =>
    db.guardianship.findMany({
      where: { athleteId: { in: ids }, ...standing(now) },
      orderBy: [{ sentAt: "asc" }, { id: "asc" }],
      take: ids.length * mostGuardians,
    }),
);

interface Who {
  name: string;
  email: string;
  phone: string | null;
}

/** Who has said yes, by their account, and the phone of their own record. */
export const guardianOf = valueBy<Who>(
  async ({ db }, userIds) => {
    const rows = await db.user.findMany({
      where: { id: { in: userIds } },
      select: { id: true, name: true, email: true, athlete: { select: { phone: true } } },
    });
    return new Map(
      rows.map(({ id, name, email, athlete }) => [id, { name, email, phone: athlete?.phone ?? null }]),
    );
  },
  (id) => new Error(`no account ${id}`),
);

/** Which arena has asked. */
export const arenaThatAsks = valueBy<string>(
  async ({ db }, ids) => {
    const rows = await db.arena.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  (id) => new Error(`no arena ${id}`),
);

/**
 * A subselect (email, name, child) for a LATERAL join to the athlete "al": each address for mail about them. An athlete
 * with an account is written to there; a minor without one through the guardians, for whom `child` is the minor's name;
 * any other record at its own e-mail, unless its owner has said that the record is not theirs.
 */
export const athleteAddresses: Prisma.Sql = Prisma.sql`(
    WITH respondem AS (
      SELECT u.email, u.nome, u.desativado_em FROM responsaveis_atletas r JOIN usuarios u ON u.id = r.user_id
      WHERE r.aluno_id = al.id AND r.status = 'ativo' AND al.user_id IS NULL
        AND al.data_nascimento > (now() AT TIME ZONE 'America/Sao_Paulo')::date - interval '18 years')
    SELECT u.email, al.nome_completo AS name, NULL::text AS child FROM usuarios u
      WHERE u.id = al.user_id AND u.desativado_em IS NULL
    UNION ALL
    SELECT r.email, r.nome, al.nome_completo FROM respondem r WHERE r.desativado_em IS NULL
    UNION ALL
    SELECT al.email, al.nome_completo, NULL FROM (SELECT) AS registro LEFT JOIN usuarios u ON u.email = al.email
      WHERE al.user_id IS NULL AND al.email IS NOT NULL AND u.desativado_em IS NULL AND NOT EXISTS (SELECT FROM respondem)
        AND NOT EXISTS (SELECT FROM recusas_cadastro c WHERE c.aluno_id = al.id AND c.user_id = u.id))`;

/**
 * A subselect (email, name, child) of who gets mail about an athlete: the athlete, and the guardians of a minor, if they
 * have accounts. For guardians `child` is the minor's name, for the athlete it is null.
 * @param athleteId the column that holds the athlete's id.
 */
export const toldOf = (athleteId: Prisma.Sql, now: Date): Prisma.Sql => Prisma.sql`(
    SELECT u.email, al.nome_completo AS name, NULL::text AS child
    FROM alunos al JOIN usuarios u ON u.id = al.user_id AND u.desativado_em IS NULL WHERE al.id = ${athleteId}
    UNION ALL
    SELECT u.email, u.nome, al.nome_completo
    FROM alunos al JOIN responsaveis_atletas r ON r.aluno_id = al.id AND r.status = 'ativo'
      JOIN usuarios u ON u.id = r.user_id AND u.desativado_em IS NULL
    WHERE al.id = ${athleteId}
      AND al.data_nascimento > (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - interval '18 years')`;

/** "Lara Costa: Quadra 2, …" for a guardian, who may have several children; the same text for the athlete. */
export const ofChild = (text: string, { child }: { child?: string | null }): string =>
  child ? `${child}: ${text}` : text;

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
