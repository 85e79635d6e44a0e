import type { MatchStatus } from "../../../prisma/generated/client/client";
import { initials, isMinor } from "../../athletes/display-name.rules";
import type { ActionContext } from "../../platform/context";
import { prepared, sql, storedWords } from "../../platform/prepared";
import { earlier, later } from "../../platform/time/duration.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { readSource, sourceInWords } from "../../sport/draws/draw-plan.rules";
import type { SetFormatName } from "../../sport/scores/match-format.rules";
import { delaysOf, soonHours } from "../live-schedule.loader";
import { nextClassOf } from "./arena-calendar.loader";

/** The next match or class of an athlete, in separate facts so that a ticket can lay them out. */
export interface NextUp {
  kind: "MATCH" | "CLASS";
  title: string;
  /** Number and category of a match; what a class still waits for. */
  detail: string | null;
  /** Null only for a match that was called without having a time. */
  startsAt: Date | null;
  endsAt: Date | null;
  timeZone: string;
  court: string | null;
  place: string | null;
  /** "Com Bia Souza, contra Ana e Carla"; of a class "Com Lia". */
  people: string;
  /** Called to its court, or being played. */
  isCalled: boolean;
  path: string;
  /** Who may open the path: those who see this tournament; null where the path is the athlete's own page. */
  tournamentId: string | null;
  /** What an estimate needs; null for a class. */
  match: { id: string; tournament: Parameters<typeof delaysOf>[0] } | null;
}

/** A match that did not begin for longer was moved or forgotten: a class of today matters more. */
const overdueHours = 4;

type PlayerRow = [side: number, fullName: string, birthDate: string | null];

const statusOf = storedWords<MatchStatus>("MatchStatus");

/** @param $1 the athlete. @param $2 since when a match counts as still to be played. */
const readNextMatch = prepared(
  sql`SELECT j.id, j.status::text, j.data_jogo,
      coalesce(j.data_jogo_fim, j.data_jogo + make_interval(mins => t.duracao_jogo_minutos)), q.nome,
      coalesce(q.local, CASE WHEN q.arena_id IS DISTINCT FROM t.arena_id THEN de_fora.nome_arena END, t.local_realizacao, casa.nome_arena),
      casa.fuso_horario, t.id, t.nome, coalesce(c.nome, t.categoria), j.numero, j.rodada, j.ordem, eu.lado,
      CASE eu.lado WHEN 1 THEN j.origem_lado_2 ELSE j.origem_lado_1 END, t.duracao_jogo_minutos, t.descanso_minimo_minutos, t.formato_set::text, t.final_depois_terceiro,
      (SELECT json_agg(json_build_array(p.lado, a.nome_completo, a.data_nascimento) ORDER BY p.posicao)
        FROM jogos_atletas p JOIN alunos a ON a.id = p.aluno_id WHERE p.jogo_id = j.id AND p.aluno_id <> eu.aluno_id)
    FROM jogos_atletas eu JOIN jogos j ON j.id = eu.jogo_id JOIN torneios t ON t.id = j.torneio_id
    LEFT JOIN arenas casa ON casa.id = t.arena_id LEFT JOIN quadras q ON q.id = j.quadra_id
    LEFT JOIN arenas de_fora ON de_fora.id = q.arena_id LEFT JOIN categorias_campeonato c ON c.id = j.categoria_id
    WHERE eu.aluno_id = $1::uuid AND t.status = 'em_andamento'
      AND (j.status IN ('chamado', 'em_andamento') OR j.status = 'agendado' AND j.data_jogo IS NOT NULL)
      AND coalesce(j.data_jogo, j.chamado_em, j.iniciado_em) >= $2
    ORDER BY j.status = 'agendado', coalesce(j.data_jogo, j.chamado_em, j.iniciado_em), j.id LIMIT 1`,
  (columns) => columns,
);

/** The next match, or one that runs late or is being played. One statement. */
async function nextMatchOf(ctx: ActionContext, athleteId: string): Promise<NextUp | null> {
  const [row] = await readNextMatch(ctx.db, athleteId, earlier(ctx.now, { hours: overdueHours }));
  if (!row) return null;
  const [id, status, startsAt, endsAt, court, place, timeZone, tournamentId, title, category] = row;
  const [number, round, order, side, otherSource, matchMinutes, minRestMinutes, setFormat, ...rest] =
    row.slice(10);
  const [finalAfterThirdPlace, players] = rest;
  const today = dayAt(ctx.now, brasiliaTime);
  const named = (isOfSide: (one: number) => boolean): string | null => {
    const names = ((players ?? []) as PlayerRow[])
      .filter(([one]) => isOfSide(one))
      .map(([, fullName, birthDate]) => (isMinor(birthDate, today) ? initials(fullName) : fullName));
    return names.length > 0 ? names.join(" e ") : null;
  };
  const source = otherSource as string | null;
  const partner = named((one) => one === side);
  const opponents =
    named((one) => one !== side) ??
    (source === null ? "adversários a definir" : sourceInWords(readSource(source)));
  return {
    kind: "MATCH",
    title: title as string,
    detail: `${number === null ? `Rodada ${String(round)}, jogo ${String(order)}` : `Jogo ${number as number}`}, ${category as string}`,
    startsAt: startsAt as Date | null,
    endsAt: endsAt as Date | null,
    timeZone: (timeZone as string | null) ?? brasiliaTime,
    court: court as string | null,
    place: place as string | null,
    people: partner === null ? `Contra ${opponents}` : `Com ${partner}, contra ${opponents}`,
    isCalled: statusOf[status as string] !== "SCHEDULED",
    path: `/torneio/${tournamentId as string}?aba=meus-jogos`,
    tournamentId: tournamentId as string,
    match: {
      id: id as string,
      tournament: {
        id: tournamentId as string,
        matchMinutes: matchMinutes as number,
        minRestMinutes: minRestMinutes as number,
        finalAfterThirdPlace: finalAfterThirdPlace as boolean,
        setFormat: setFormat as SetFormatName,
      },
    },
  };
}

/** Whichever of match and class comes first; a match that was called comes before all else. Two statements. */
export async function nextUpOf(ctx: ActionContext, athleteId: string): Promise<NextUp | null> {
  const [match, lesson] = await Promise.all([
    nextMatchOf(ctx, athleteId),
    nextClassOf(ctx.db, athleteId, ctx.now),
  ]);
  if (!match || !lesson) {
    return match ?? (lesson && ticketOfClass(lesson, athleteId));
  }
  const matchIsFirst = match.isCalled || (match.startsAt !== null && match.startsAt <= lesson.startsAt);
  return matchIsFirst ? match : ticketOfClass(lesson, athleteId);
}

type NextClass = NonNullable<Awaited<ReturnType<typeof nextClassOf>>>;

const ticketOfClass = (
  { title, waits, startsAt, endsAt, timeZone, court, arena, teacher }: NextClass,
  athleteId: string,
): NextUp => ({
  kind: "CLASS",
  title,
  detail: waits,
  startsAt,
  endsAt,
  timeZone,
  court,
  place: arena,
  people: `Com ${teacher}`,
  isCalled: false,
  path: `/athlete-classes/${athleteId}`,
  tournamentId: null,
  match: null,
});

/** When a match that runs late will probably begin; null while it keeps to its time. Reads the board only on its day. */
export async function estimateOf(
  { match, startsAt, isCalled }: NextUp,
  ctx: ActionContext,
): Promise<Date | null> {
  if (!match || !startsAt || isCalled || startsAt >= later(ctx.now, { hours: soonHours })) return null;
  const delays = await delaysOf(match.tournament, ctx);
  return delays.find((delay) => delay.match.id === match.id)?.estimatedAt ?? null;
}
