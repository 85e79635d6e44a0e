import type { Athlete, Tournament } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { dayAt } from "../platform/time/zoned-time.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { beginningPatterns, wordPatterns } from "../platform/search.rules";
import { isAdmin } from "../platform/viewer";

/** How many of each kind are found. */
export const mostFound = 8;

const tournament = columnsOf<Tournament>("Tournament", ["id", "name", "status", "startDate"]);
const athlete = columnsOf<Athlete>("Athlete", ["id", "fullName", "level"]);

export interface FoundTournament extends Pick<Tournament, "id" | "name" | "status" | "startDate"> {
  organiserName: string;
  /** The arena or federation where who asks works; null for one of others. */
  workplaceId: string | null;
}

export type FoundAthlete = Pick<Athlete, "id" | "fullName" | "level">;

/**
 * What is open to everybody, and all that one runs; drafts only those who run them. What one runs or teaches at comes
 * first, then what is nearest to today.
 * @param $1 what is searched for, as patterns, the longest first: it uses the index. @param $2 whether all of them. @param $3 own arenas. @param $4 those where one teaches.
 * @param $5 own federations. @param $6 today. @param $7 how many. @param $8 what comes first, as patterns.
 */
const tournamentsBy = prepared(
  sql`SELECT coalesce(a.nome_arena, f.nome), w.id, ${tournament.of("t")}
    FROM torneios t LEFT JOIN arenas a ON a.id = t.arena_id LEFT JOIN federacoes f ON f.id = t.federacao_id
      CROSS JOIN LATERAL (SELECT CASE WHEN t.arena_id = ANY($3) OR t.arena_id = ANY($4) THEN t.arena_id
        WHEN t.federacao_id = ANY($5) THEN t.federacao_id END AS id) w
    WHERE busca_de(t.nome) LIKE ($1::text[])[1] AND busca_de(t.nome) LIKE ALL ($1)
      AND ($2 OR t.arena_id = ANY($3) OR t.federacao_id = ANY($5) OR (t.publicado_em IS NOT NULL
        AND (t.arena_id = ANY($4) OR f.ativa OR (t.federacao_id IS NULL AND t.publico))))
    ORDER BY w.id IS NULL, busca_de(t.nome) LIKE ALL ($8::text[]) DESC, abs(t.data_inicio - $6::date), t.id LIMIT $7`,
  (columns): FoundTournament => {
    const [organiserName, workplaceId] = columns as [string, string | null];
    return { ...tournament.read(columns, 2), organiserName, workplaceId };
  },
);

/**
 * Active athletes who attend an own arena or one affiliated to an own federation: nobody else learns who there is.
 * @param $1 what is searched for, as patterns, the longest first: it uses the index. @param $2 whether all of them. @param $3 own arenas. @param $4 own federations.
 * @param $5 how many. @param $6 what comes first, as patterns.
 */
const athletesBy = prepared(
  sql`SELECT ${athlete.of("al")} FROM alunos al
    WHERE al.status = 'ativo' AND busca_de(al.nome_completo) LIKE ($1::text[])[1]
      AND busca_de(al.nome_completo) LIKE ALL ($1)
      AND ($2 OR EXISTS (SELECT 1 FROM alunos_arenas l JOIN arenas a ON a.id = l.arena_id
          LEFT JOIN federacoes f ON f.id = a.federacao_id
        WHERE l.aluno_id = al.id AND l.ativo AND (l.arena_id = ANY($3) OR (f.id = ANY($4) AND f.ativa))))
    ORDER BY busca_de(al.nome_completo) LIKE ALL ($6::text[]) DESC, al.nome_completo, al.id LIMIT $5`,
  (columns): FoundAthlete => athlete.read(columns),
);

export async function findTournaments(
  { db, viewer, now }: ActionContext,
  words: readonly string[],
): Promise<FoundTournament[]> {
  if (words.length === 0) return [];
  const { ownedArenaIds = [], taughtArenaIds = [], federationIds = [] } = viewer ?? {};
  const today = dayAt(now, brasiliaTime);
  return tournamentsBy(
    db,
    wordPatterns(words),
    isAdmin(viewer),
    ownedArenaIds,
    taughtArenaIds,
    federationIds,
    today,
    mostFound,
    beginningPatterns(words),
  );
}

/** Who finds an athlete may know the name in full, of minors too: see displayNameFor. */
export async function findAthletes(
  { db, viewer }: ActionContext,
  words: readonly string[],
): Promise<FoundAthlete[]> {
  if (words.length === 0 || viewer === null) return [];
  const { ownedArenaIds, federationIds } = viewer;
  if (!isAdmin(viewer) && ownedArenaIds.length + federationIds.length === 0) return [];
  return athletesBy(
    db,
    wordPatterns(words),
    isAdmin(viewer),
    ownedArenaIds,
    federationIds,
    mostFound,
    beginningPatterns(words),
  );
}
