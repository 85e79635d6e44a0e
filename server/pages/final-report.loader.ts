import type { Tournament } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { prepared, sql } from "../platform/prepared";
import { categoriesOf, type CategoryWithDraw } from "../tournaments/categories/categories.loader";
import { confirmed, matchCounts, moneySums } from "./season-report.loader";

/** What was played and paid, of an event or of one of its categories. Money in centavos. */
export interface EventNumbers {
  /** Confirmed places: an athlete in two categories counts twice here, and once in `athleteCount`. */
  entryCount: number;
  athleteCount: number;
  /** Matches of the draw, and those of them that have a result; of these, won without being played. */
  matchCount: number;
  playedMatchCount: number;
  walkoverCount: number;
  /** Matches that had a time and of which it is known when they began, and those of them that began in time. */
  timedMatchCount: number;
  punctualMatchCount: number;
  receivedInCents: number;
  openInCents: number;
}

export interface CategoryReport extends EventNumbers {
  category: CategoryWithDraw;
}

export interface FinalReport extends EventNumbers {
  tournamentId: string;
  categories: CategoryReport[];
}

/** $1 the tournament. The first row, without a key, is all of it; then its categories. */
const readNumbers = prepared(
  sql`SELECT k.id::text, e.lugares, e.atletas, j.jogos, j.jogados, j.wo, j.com_horario, j.pontuais, f.recebido, f.aberto
    FROM (SELECT NULL::uuid AS id UNION ALL SELECT id FROM categorias_campeonato WHERE campeonato_id = $1::uuid) k
      CROSS JOIN LATERAL (SELECT count(*)::int AS lugares, count(DISTINCT i.aluno_id)::int AS atletas
        FROM inscricoes_torneios i
        WHERE i.torneio_id = $1::uuid AND (k.id IS NULL OR i.categoria_id = k.id) AND ${confirmed}) e
      CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE m.desfecho IS DISTINCT FROM 'bye')::int AS jogos,
          count(*) FILTER (WHERE m.desfecho IN ('wo', 'duplo_wo'))::int AS wo, ${matchCounts}
        FROM jogos m WHERE m.torneio_id = $1::uuid AND (k.id IS NULL OR m.categoria_id = k.id)) j
      CROSS JOIN LATERAL (SELECT ${moneySums}
        FROM faturamento c LEFT JOIN inscricoes_torneios i ON i.id = c.inscricao_id
        WHERE c.torneio_id = $1::uuid AND (k.id IS NULL OR i.categoria_id = k.id)) f`,
  ([key, ...numbers]): [string | null, EventNumbers] => {
    const [entries, athletes, matches, played, walkovers, timed, punctual, received, open] =
      numbers.map(Number);
    return [
      key as string | null,
      {
        entryCount: entries!,
        athleteCount: athletes!,
        matchCount: matches!,
        playedMatchCount: played!,
        walkoverCount: walkovers!,
        timedMatchCount: timed!,
        punctualMatchCount: punctual!,
        receivedInCents: received!,
        openInCents: open!,
      },
    ];
  },
);

/**
 * An event in numbers, in all and by category: as it stands, and the final report once it has ended. One statement, and one for
 * the categories, which the page has read anyway.
 */
export async function loadFinalReport(
  ctx: ActionContext,
  { id: tournamentId }: Pick<Tournament, "id">,
): Promise<FinalReport> {
  const numbers = new Map(await readNumbers(ctx.db, tournamentId));
  const whole = numbers.get(null);
  if (!whole) throw new Error(`no report of tournament ${tournamentId}`);
  const categories = await categoriesOf(ctx).load(tournamentId);
  return {
    tournamentId,
    ...whole,
    categories: categories.flatMap((category) => {
      const ofCategory = numbers.get(category.id);
      return ofCategory ? [{ category, ...ofCategory }] : [];
    }),
  };
}
