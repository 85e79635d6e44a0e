import type { Athlete, Ranking, Tournament } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { beginningPatterns, wordPatterns } from "../platform/search.rules";
import { isAdmin, keyAllows } from "../platform/viewer";

/** How many of each kind are found. */
export const mostFound = 8;

const tournament = columnsOf<Tournament>("Tournament", ["id", "name", "status", "startDate"]);
const ranking = columnsOf<Ranking>("Ranking", ["id", "name", "category"]);
const athlete = columnsOf<Athlete>("Athlete", ["id", "fullName", "level"]);

export interface FoundTournament extends Pick<Tournament, "id" | "name" | "status" | "startDate"> {
  organiserName: string;
  /** The viewer's workplace that organises it; null for other organisers. */
  workplaceId: string | null;
}

export interface FoundRanking extends Pick<Ranking, "id" | "name" | "category"> {
  organiserName: string;
}

export type FoundAthlete = Pick<Athlete, "id" | "fullName" | "level">;

/**
 * Tournaments that are public as in `publishedTournament`, and all of the viewer's workplaces; drafts are visible to
 * their organisers only. Sorts the tournaments of the viewer's workplaces first, then those closest to today.
 * @param $1 the search patterns, longest first: it uses the index. @param $2 whether to find all tournaments. @param $3
 *   own arenas. @param $4 arenas where the viewer teaches. @param $5 own federations. @param $6 today. @param $7 the
 *   limit.
 * @param $8 patterns of the results to sort first.
 */
const tournamentsBy = prepared(
  sql`SELECT coalesce(a.nome_arena, f.nome), w.id, ${tournament.of("t")}
    FROM torneios t LEFT JOIN arenas a ON a.id = t.arena_id LEFT JOIN federacoes f ON f.id = t.federacao_id
      CROSS JOIN LATERAL (SELECT CASE WHEN t.arena_id = ANY($3) OR t.arena_id = ANY($4) THEN t.arena_id
        WHEN t.federacao_id = ANY($5) THEN t.federacao_id END AS id) w
    WHERE busca_de(t.nome) LIKE ($1::text[])[1] AND busca_de(t.nome) LIKE ALL ($1)
      AND ($2 OR t.arena_id = ANY($3) OR t.federacao_id = ANY($5) OR (t.publicado_em IS NOT NULL
        AND (t.arena_id = ANY($4) OR f.ativa OR (t.federacao_id IS NULL AND t.publico AND a.ativa))))
    ORDER BY w.id IS NULL, busca_de(t.nome) LIKE ALL ($8::text[]) DESC, abs(t.data_inicio - $6::date), t.id LIMIT $7`,
  (columns): FoundTournament => {
    const [organiserName, workplaceId] = columns as [string, string | null];
    return { ...tournament.read(columns, 2), organiserName, workplaceId };
  },
);

/**
 * Running rankings that the viewer may see, by the same rule as `rankingVisibleTo`; the newest first. There are few of them,
 * so that their names need no index.
 * @param $1 what is searched for, as patterns. @param $2 whether all of them. @param $3 own arenas and those where one teaches.
 * @param $4 own federations. @param $5 the athlete or null. @param $6 how many.
 */
const rankingsBy = prepared(
  sql`SELECT coalesce(f.nome, a.nome_arena, ''), ${ranking.of("r")}
    FROM rankings r LEFT JOIN arenas a ON a.id = r.arena_id LEFT JOIN federacoes f ON f.id = r.federacao_id
    WHERE r.ativo AND busca_de(r.nome) LIKE ALL ($1::text[])
      AND ($2 OR f.ativa OR r.federacao_id = ANY($4) OR r.arena_id = ANY($3) OR (r.federacao_id IS NULL
        AND EXISTS (SELECT 1 FROM posicoes_ranking p WHERE p.ranking_id = r.id AND p.aluno_id = $5::uuid)))
    ORDER BY r.id DESC LIMIT $6`,
  (columns): FoundRanking => ({ ...ranking.read(columns, 1), organiserName: columns[0] as string }),
);

/**
 * Active athletes of the viewer's arenas, or of arenas affiliated to the viewer's federations; others stay hidden.
 * @param $1 the search patterns, longest first: it uses the index. @param $2 whether to find all athletes. @param $3
 *   own arenas. @param $4 own federations. @param $5 the limit. @param $6 patterns of the results to sort first.
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

export async function findRankings(
  { db, viewer, apiKey }: ActionContext,
  words: readonly string[],
): Promise<FoundRanking[]> {
  if (words.length === 0 || (apiKey !== null && !keyAllows(apiKey, "RANKINGS_READ"))) return [];
  const { ownedArenaIds = [], taughtArenaIds = [], federationIds = [], athleteId = null } = viewer ?? {};
  const arenaIds = [...ownedArenaIds, ...taughtArenaIds];
  return rankingsBy(db, wordPatterns(words), isAdmin(viewer), arenaIds, federationIds, athleteId, mostFound);
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
