import { Prisma } from "../../prisma/generated/client/client";
import { adultSince } from "../athletes/display-name.rules";
import type { ActionContext } from "../platform/context";
import type { Database, Transaction } from "../platform/database";
import { valueBy } from "../platform/loaders";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import type { AnnouncementSender } from "./announcement.access";
import { announcementStateLabel } from "./announcement.rules";
import { type AnnouncementAudience, audiencesOf } from "./audience.rules";

/** How many notices of an announcement have been read and still exist; one statement for a page of them. */
export const readNoticesOf = valueBy<number>(
  async ({ db }, announcementIds) => {
    const counts = await db.notice.groupBy({
      by: ["announcementId"],
      where: { announcementId: { in: announcementIds }, readAt: { not: null } },
      _count: { _all: true },
    });
    return new Map(counts.map(({ announcementId, _count }) => [announcementId ?? "", _count._all]));
  },
  () => 0,
);

/** For the download of one's own data. */
export const announcementsSentBy = async (db: Database, userId: string) =>
  (
    await db.announcement.findMany({
      where: { sentById: userId },
      include: { arena: { select: { name: true } }, federation: { select: { name: true } } },
      orderBy: { sentAt: "desc" },
    })
  ).map(({ arena, federation, title, text, audience, state, scheduledFor, sentAt }) => ({
    de: arena?.name ?? federation?.name ?? null,
    titulo: title,
    texto: text,
    publico: audience,
    situacao: announcementStateLabel[state],
    agendadoPara: scheduledFor,
    em: sentAt,
  }));

/** Whom a sender wants to reach. */
export interface Asked {
  sender: AnnouncementSender;
  audience: AnnouncementAudience;
  /** For CHAMPIONSHIP alone; a category's is ignored. */
  championshipId: string | null;
  /** For CATEGORY alone. */
  categoryId: string | null;
}

export interface RecipientCount {
  /** Addresses that are written to, each once. */
  people: number;
  /** People of the audience without an address, or whose account is disabled. */
  unreachable: number;
}

const athlete = Prisma.sql`l.id, l.user_id, l.email, l.data_nascimento`;

/** One row per person: id, user_id, email, data_nascimento. */
function peopleOf({ sender: { kind, id }, audience, championshipId, categoryId }: Asked): Prisma.Sql {
  const ofArena = Prisma.sql`SELECT ${athlete} FROM alunos l JOIN alunos_arenas v ON v.aluno_id = l.id
    WHERE v.arena_id = ${id}::uuid AND v.ativo AND l.status = 'ativo'`;
  if (kind === "ARENA" && audience === "ATHLETES") return ofArena;
  if (audience === "ATHLETES_AND_TEACHERS")
    return Prisma.sql`${ofArena} UNION ALL
      SELECT p.id, p.user_id, coalesce(p.email, v.email), NULL::date
      FROM professores p JOIN professores_arenas v ON v.professor_id = p.id
      WHERE v.arena_id = ${id}::uuid AND v.ativo AND p.ativo`;
  if (audience === "ATHLETES")
    return Prisma.sql`SELECT ${athlete} FROM alunos l WHERE l.status = 'ativo' AND EXISTS (
      SELECT FROM alunos_arenas v JOIN arenas a ON a.id = v.arena_id
      WHERE v.aluno_id = l.id AND v.ativo AND a.federacao_id = ${id}::uuid)`;
  if (audience === "ARENA_MANAGERS")
    return Prisma.sql`SELECT g.user_id AS id, g.user_id, NULL::text AS email, NULL::date AS data_nascimento FROM (
      SELECT a.user_id FROM arenas a WHERE a.federacao_id = ${id}::uuid AND a.ativa AND a.user_id IS NOT NULL
      UNION SELECT m.user_id FROM gestores_arenas m JOIN arenas a ON a.id = m.arena_id
      WHERE a.federacao_id = ${id}::uuid AND a.ativa AND m.ativo) g`;
  const among =
    audience === "CATEGORY"
      ? Prisma.sql`i.categoria_id = ${categoryId}::uuid`
      : Prisma.sql`t.id = ${championshipId}::uuid`;
  // Who gave the place up is not enrolled, and neither is who has not yet agreed to have one.
  return Prisma.sql`SELECT DISTINCT ${athlete} FROM alunos l JOIN inscricoes_torneios i ON i.aluno_id = l.id
    JOIN torneios t ON t.id = i.torneio_id
    WHERE ${among} AND t.federacao_id = ${id}::uuid AND t.publicado_em IS NOT NULL
      AND t.status <> 'finalizado' AND i.status NOT IN ('cancelado', 'expirado') AND NOT i.aguarda_aceite`;
}

/**
 * WITH for a statement over "enderecos" (id, email, user_id): each person with each address to write to, and NULL for a
 * person without any. An account is written to at its own address; a minor's record without an account goes to the
 * guardians' accounts, any other record to its own e-mail, unless its owner has said that the record is not theirs.
 */
export function withAddresses({ now }: Pick<ActionContext, "now">, asked: Asked): Prisma.Sql {
  const minorsBornAfter = adultSince(dayAt(now, brasiliaTime));
  return Prisma.sql`WITH pessoas AS (${peopleOf(asked)}),
    respondem AS (
      SELECT p.id, u.id AS user_id, u.email, u.desativado_em FROM pessoas p
      JOIN responsaveis_atletas r ON r.aluno_id = p.id AND r.status = 'ativo'
      JOIN usuarios u ON u.id = r.user_id
      WHERE p.user_id IS NULL AND p.data_nascimento > ${minorsBornAfter}::date),
    enderecos AS (
      SELECT p.id, d.email, d.user_id FROM pessoas p LEFT JOIN LATERAL (
        SELECT u.email, u.id AS user_id FROM usuarios u WHERE u.id = p.user_id AND u.desativado_em IS NULL
        UNION ALL
        SELECT r.email, r.user_id FROM respondem r WHERE r.id = p.id AND r.desativado_em IS NULL
        UNION ALL
        SELECT p.email, u.id FROM (SELECT) AS registro LEFT JOIN usuarios u ON u.email = p.email
        WHERE p.user_id IS NULL AND p.email IS NOT NULL AND u.desativado_em IS NULL
          AND NOT EXISTS (SELECT FROM respondem r WHERE r.id = p.id)
          AND NOT EXISTS (SELECT FROM recusas_cadastro c WHERE c.aluno_id = p.id AND c.user_id = u.id)
      ) d ON true)`;
}

const offers = ({ sender: { kind }, audience }: Asked): boolean => audiencesOf[kind].includes(audience);

/** How many people would receive it, in one statement. */
export async function countRecipients(
  { db, now }: Pick<ActionContext, "now"> & { db: Transaction },
  asked: Asked,
): Promise<RecipientCount> {
  if (!offers(asked)) return { people: 0, unreachable: 0 };
  const [counts] = await db.$queryRaw<RecipientCount[]>`${withAddresses({ now }, asked)}
    SELECT count(DISTINCT email)::int AS people,
      count(DISTINCT id) FILTER (WHERE email IS NULL)::int AS unreachable FROM enderecos`;
  return counts ?? { people: 0, unreachable: 0 };
}
