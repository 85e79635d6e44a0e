import type { TournamentGender, TournamentStatus, Tournament } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { prepared, sql, storedWords } from "../platform/prepared";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { categoriesOf, type CategoryWithDraw } from "../tournaments/categories/categories.loader";
import { mostInSeason } from "../tournaments/championships/season.rules";
import {
  agesInGroups,
  isReportedYear,
  largestShares,
  punctualMinutes,
  type SeasonShare,
} from "./report-figures.rules";

/** A published championship that begins in the year. Money in centavos. */
export interface ReportedChampionship {
  key: string;
  name: string;
  /** YYYY-MM-DD */
  startsOn: string;
  status: TournamentStatus;
  /** Confirmed places: an athlete in two categories counts twice here, and once in `athleteCount`. */
  entryCount: number;
  athleteCount: number;
  playedMatchCount: number;
  /** Matches that had a time and of which it is known when they began, and those of them that began in time. */
  timedMatchCount: number;
  punctualMatchCount: number;
  /** What was paid less what was given back, and what is still to come. */
  receivedInCents: number;
  openInCents: number;
}

export interface SeasonReport {
  federationId: string;
  year: number;
  championships: ReportedChampionship[];
  /** Each athlete once. */
  athleteCount: number;
  /** Who played in the year before, and those of them who play in this one too. */
  previousAthleteCount: number;
  returningAthleteCount: number;
  /** Confirmed places by the month in which the championship begins, January first: twelve. */
  monthlyEntries: number[];
  /** Athletes, each once within a share. */
  levels: SeasonShare[];
  genders: { gender: TournamentGender; count: number }[];
  ages: SeasonShare[];
  /** Of affiliated arenas that they attend today; who attends two counts at both. */
  arenas: SeasonShare[];
}

const statusOf = storedWords<TournamentStatus>("TournamentStatus");
const genderOf = storedWords<TournamentGender>("TournamentGender");

/** Of the table `i`: a place that is confirmed. */
export const confirmed = sql`i.status IN ('inscrito', 'participando', 'eliminado', 'finalizado')`;
/** Of the table `m`: how many matches were played, had a time and a known start, and began in time. */
export const matchCounts = sql`count(*) FILTER (WHERE m.desfecho <> 'bye')::int AS jogados,
  count(*) FILTER (WHERE m.data_jogo IS NOT NULL AND m.iniciado_em IS NOT NULL)::int AS com_horario,
  count(*) FILTER (WHERE m.iniciado_em <= m.data_jogo + interval '${String(punctualMinutes)} minutes')::int AS pontuais`;
/** Of the table `c`: what was paid less what was given back, and what is still to come. */
export const moneySums = sql`coalesce(sum(c.recebido_centavos - c.reembolsado_centavos), 0)::float8 AS recebido,
  coalesce(sum(greatest(c.valor - c.recebido_centavos + c.encargos_centavos, 0))
    FILTER (WHERE c.status_pagamento = 'pendente'), 0)::float8 AS aberto`;
/** Of the table `t`: a published championship of $1 that begins from one day to another. */
const inSeason = (from: string, to: string): string =>
  sql`t.federacao_id = $1::uuid AND t.publicado_em IS NOT NULL AND t.data_inicio BETWEEN ${from}::date AND ${to}::date`;

/** $1 the federation, $2 and $3 the first and the last day. */
const readChampionships = prepared(
  sql`SELECT t.id::text, t.nome, t.data_inicio::text, t.status::text, e.lugares, e.atletas,
      j.jogados, j.com_horario, j.pontuais, f.recebido, f.aberto
    FROM torneios t
      CROSS JOIN LATERAL (SELECT count(*)::int AS lugares, count(DISTINCT i.aluno_id)::int AS atletas
        FROM inscricoes_torneios i WHERE i.torneio_id = t.id AND ${confirmed}) e
      CROSS JOIN LATERAL (SELECT ${matchCounts}
        FROM jogos m WHERE m.torneio_id = t.id) j
      CROSS JOIN LATERAL (SELECT ${moneySums}
        FROM faturamento c WHERE c.torneio_id = t.id AND c.federacao_id = $1) f
    WHERE ${inSeason("$2", "$3")}
    ORDER BY t.data_inicio, t.nome, t.id LIMIT ${String(mostInSeason)}`,
  (columns): ReportedChampionship => {
    const [key, name, startsOn, status, entryCount, athleteCount, played, timed, punctual, received, open] =
      columns as [string, string, string, string, number, number, number, number, number, unknown, unknown];
    return {
      key,
      name,
      startsOn,
      status: statusOf[status]!,
      entryCount,
      athleteCount,
      playedMatchCount: played,
      timedMatchCount: timed,
      punctualMatchCount: punctual,
      receivedInCents: Number(received),
      openInCents: Number(open),
    };
  },
);

type Counted = readonly (readonly [name: string, count: number])[];

/** $1 the federation, $2 to $3 the year, $4 to $5 the year before. */
const readAthletes = prepared(
  sql`WITH vagas AS MATERIALIZED (
      SELECT i.aluno_id, i.categoria_id FROM torneios t JOIN inscricoes_torneios i ON i.torneio_id = t.id
        WHERE ${inSeason("$2", "$3")} AND ${confirmed}),
    pessoas AS MATERIALIZED (SELECT DISTINCT aluno_id FROM vagas),
    antes AS MATERIALIZED (SELECT DISTINCT i.aluno_id FROM torneios t JOIN inscricoes_torneios i ON i.torneio_id = t.id
        WHERE ${inSeason("$4", "$5")} AND ${confirmed})
    SELECT (SELECT count(*)::int FROM pessoas), (SELECT count(*)::int FROM antes),
      (SELECT count(*)::int FROM antes JOIN pessoas USING (aluno_id)),
      (SELECT coalesce(json_agg(json_build_array(n.nivel, n.atletas) ORDER BY n.atletas DESC, n.nivel), '[]') FROM (
        SELECT c.nivel, count(DISTINCT v.aluno_id) AS atletas FROM vagas v JOIN categorias_campeonato c ON c.id = v.categoria_id GROUP BY 1) n),
      (SELECT coalesce(json_agg(json_build_array(n.genero, n.atletas) ORDER BY n.atletas DESC, n.genero), '[]') FROM (
        SELECT c.genero, count(DISTINCT v.aluno_id) AS atletas FROM vagas v JOIN categorias_campeonato c ON c.id = v.categoria_id GROUP BY 1) n),
      (SELECT coalesce(json_agg(json_build_array(n.idade, n.atletas)), '[]') FROM (
        SELECT extract(year FROM $3::date)::int - extract(year FROM a.data_nascimento)::int AS idade, count(*) AS atletas
        FROM pessoas p JOIN alunos a ON a.id = p.aluno_id GROUP BY 1) n),
      (SELECT coalesce(json_agg(json_build_array(n.nome_arena, n.atletas) ORDER BY n.atletas DESC, n.nome_arena, n.id), '[]') FROM (
        SELECT r.id, r.nome_arena, count(*) AS atletas FROM pessoas p JOIN alunos_arenas l ON l.aluno_id = p.aluno_id AND l.ativo
          JOIN arenas r ON r.id = l.arena_id WHERE r.federacao_id = $1 AND r.ativa GROUP BY 1, 2) n)`,
  (columns) =>
    columns as [
      number,
      number,
      number,
      Counted,
      Counted,
      readonly (readonly [number | null, number])[],
      Counted,
    ],
);

const shares = (counted: Counted): SeasonShare[] => counted.map(([name, count]) => ({ name, count }));

/**
 * A year of a federation in numbers, by the championships that begin in it; drafts do not count. Two statements.
 * @returns null for a year that has not come near or that no calendar has.
 */
export async function loadSeasonReport(
  { db, now }: Pick<ActionContext, "db" | "now">,
  federationId: string,
  year: number,
): Promise<SeasonReport | null> {
  if (!isReportedYear(year, dayAt(now, brasiliaTime))) return null;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const championships = await readChampionships(db, federationId, first, last);
  const before = [`${year - 1}-01-01`, `${year - 1}-12-31`];
  const [row] = await readAthletes(db, federationId, first, last, ...before);
  if (!row) throw new Error(`no report of federation ${federationId}`);
  const [athleteCount, previousAthleteCount, returningAthleteCount, levels, genders, ages, arenas] = row;
  const monthlyEntries = Array.from({ length: 12 }, (_, month) =>
    championships
      .filter(({ startsOn }) => Number(startsOn.slice(5, 7)) === month + 1)
      .reduce((sum, { entryCount }) => sum + entryCount, 0),
  );
  return {
    federationId,
    year,
    championships,
    athleteCount,
    previousAthleteCount,
    returningAthleteCount,
    monthlyEntries,
    levels: largestShares(shares(levels)),
    genders: genders.map(([gender, count]) => ({ gender: genderOf[gender]!, count })),
    ages: agesInGroups(ages),
    arenas: largestShares(shares(arenas)),
  };
}

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
 * The figures of an event in total and by category: the current ones, and the final report once it has ended. One
 * statement, plus that of the categories, which the page has loaded anyway.
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
