import type {
  Arena,
  Draw,
  DrawEntry,
  Ranking,
  TournamentCategory,
} from "../../prisma/generated/client/client";
import { valueBy } from "../platform/loaders";
import { columnsOf, prepared, sql, storedWords } from "../platform/prepared";
import type { TournamentStatus } from "./tournament-and-enrolment-status.rules";

export interface CategoryWithDraw extends TournamentCategory {
  draw: (Draw & { entries: DrawEntry[] }) | null;
}

/** What a tournament's page says before anybody has entered. */
export interface TournamentEvent {
  status: TournamentStatus;
  arena: Arena | null;
  federation: { name: string; active: boolean } | null;
  /** By name. */
  categories: CategoryWithDraw[];
  /** The running ones of who organises it, by name. */
  rankings: Ranking[];
}

const statuses = storedWords<TournamentStatus>("TournamentStatus");
const arena = columnsOf<Arena>("Arena");
const category = columnsOf<TournamentCategory>("TournamentCategory");
const draw = columnsOf<Draw>("Draw");
const entry = columnsOf<DrawEntry>("DrawEntry");
const ranking = columnsOf<Omit<Ranking, "createdAt">>("Ranking", [
  "id",
  "name",
  "category",
  "scope",
  "active",
  "federationId",
  "arenaId",
  "gender",
  "bestResults",
  "unaffiliated",
  "window",
  "shares",
  "automatic",
]);

interface EventRow extends Omit<TournamentEvent, "categories"> {
  tournamentId: string;
  category: CategoryWithDraw | null;
}

const nothing: TournamentEvent = {
  status: "FINISHED",
  arena: null,
  federation: null,
  categories: [],
  rankings: [],
};

/** A row for each category; one of none for a tournament that has none. */
const readEvents = prepared(
  sql`SELECT t.id, t.status::text, f.nome, f.ativa,
      (SELECT coalesce(json_agg(json_build_array(extract(epoch FROM r.created_at) * 1000, ${ranking.of("r")}) ORDER BY r.nome, r.id), '[]')
        FROM rankings r WHERE r.ativo AND CASE WHEN t.federacao_id IS NULL THEN r.arena_id = t.arena_id
          ELSE r.federacao_id = t.federacao_id END),
      (SELECT json_agg(json_build_array(${entry.of("e")})) FROM chaveamentos_duplas e WHERE e.chaveamento_id = d.id),
      ${arena.of("a")}, ${category.of("c")}, ${draw.of("d")}
    FROM torneios t LEFT JOIN arenas a ON a.id = t.arena_id LEFT JOIN federacoes f ON f.id = t.federacao_id
      LEFT JOIN categorias_campeonato c ON c.campeonato_id = t.id LEFT JOIN chaveamentos d ON d.categoria_id = c.id
    WHERE t.id = ANY($1) ORDER BY c.nome, c.id`,
  (columns): EventRow => {
    const [tournamentId, status, name, active, rankings, entries] = columns as [
      string,
      string,
      string | null,
      boolean | null,
      [number, ...unknown[]][],
      unknown[][] | null,
    ];
    const arenaAt = 6;
    const categoryAt = arenaAt + arena.width;
    const drawAt = categoryAt + category.width;
    return {
      tournamentId,
      status: statuses[status] ?? nothing.status,
      arena: columns[arenaAt] === null ? null : arena.read(columns, arenaAt),
      federation: name === null ? null : { name, active: active === true },
      rankings: rankings.map(([createdAt, ...row]) => ({
        ...ranking.read(row),
        createdAt: new Date(createdAt),
      })),
      category:
        columns[categoryAt] === null
          ? null
          : {
              ...category.read(columns, categoryAt),
              draw:
                columns[drawAt] === null
                  ? null
                  : { ...draw.read(columns, drawAt), entries: (entries ?? []).map((row) => entry.read(row)) },
            },
    };
  },
);

/** Of a tournament; one statement, however many. */
export const eventOf = valueBy<TournamentEvent>(
  async ({ db }, ids) => {
    const events = new Map<string, TournamentEvent>();
    for (const { tournamentId, category: one, ...event } of await readEvents(db, ids)) {
      const known = events.get(tournamentId) ?? { ...event, categories: [] };
      if (one) known.categories.push(one);
      events.set(tournamentId, known);
    }
    return events;
  },
  () => nothing,
);
