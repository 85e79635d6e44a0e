import type { Tournament } from "../../../prisma/generated/client/client";
import { timeZoneAt, todayAtArena } from "../../arenas/arena-clock.loader";
import { freeMatches } from "../../courts/occupy.step";
import { writeAthletePositions, writePairPositions } from "../../enrolments/drawn-enrolments.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { isToPlay } from "../../sport/scores/match-outcome.rules";
import { comingSide, type DrawProgress, type MatchProgress } from "../../sport/standings/draw-progress.rules";
import { type FinalPosition, finalPositions } from "../../sport/standings/final-positions.rules";
import { superNPositions } from "../../sport/standings/super-n-positions.rules";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { settle } from "../../tournaments/categories/category.step";
import { goneStatuses } from "../../tournaments/tournament-and-enrolment-status.rules";
import { finishTournament, resumeTournament } from "../../tournaments/tournament.step";
import { type Board, type BoardMatch, loadBoard } from "../board/tournament-board.loader";
import { sidesForHistory } from "../matches/match.step";
import { drawnCategory, type DrawnCategory, progressOfCategory } from "./drawn-category";
import { type EarnedPosition, positionsSettled } from "./positions-settled.event";

/**
 * Marks a category as over, or as open again, and gives its points; the tournament is finished when all its categories
 * are settled. Expects its row to be locked.
 */
export async function endCategory(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  category: CategoryWithDraw,
  {
    settled,
    earned,
  }: {
    settled: boolean;
    earned: readonly EarnedPosition[];
  },
): Promise<void> {
  await settle(tx, category.id, settled ? (category.settledAt ?? ctx.now) : null);
  await finishOrReopen(tx, ctx.now, tournament.id);
  const today = await todayAtArena(tx, tournament.arenaId, ctx.now);
  const planned = dayFromDatabase(tournament.endDate ?? tournament.startDate);
  await positionsSettled.happened(tx, ctx, {
    category,
    earned,
    date: planned < today ? planned : today,
    today,
  });
}

/** The tournament is over once each category was played or cancelled, and goes on where one is not. Expects its row to be locked. */
export async function finishOrReopen(tx: Transaction, now: Date, tournamentId: string): Promise<void> {
  const open = await tx.tournamentCategory.count({
    where: {
      tournamentId,
      settledAt: null,
      OR: [{ draw: { isNot: null } }, { enrolments: { some: { status: { notIn: [...goneStatuses] } } } }],
    },
  });
  if (open === 0) await finishTournament(tx, tournamentId, now);
  else await resumeTournament(tx, tournamentId);
}

/**
 * Writes the final positions once no match is left to play, rewrites them after a correction, and removes them when a
 * correction reopened a match. Finishes the tournament when all its categories are over. Expects the tournament's row
 * to be locked.
 */
export async function settleCategory(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  board: Board,
  { category, plan }: DrawnCategory,
  progress: DrawProgress,
): Promise<void> {
  const positions = finalPositions(plan, progress);
  if (positions.length === 0 && category.settledAt === null) return;
  await writePairPositions(tx, category.id, positions);
  await endCategory(ctx, tx, tournament, category, {
    settled: positions.length > 0,
    earned: earnedBy(board, positions),
  });
}

/** Both partners earn the points in full. */
export function earnedBy(board: Board, positions: readonly FinalPosition[]) {
  return positions.flatMap(({ entryId, reached }) =>
    (board.pairs.get(entryId)?.enrolments ?? []).map(({ athleteId }) => ({ athleteId, reached })),
  );
}

/** How a match's row has to change. */
interface Change {
  match: BoardMatch;
  pairs: readonly [string | null, string | null];
  sidesChanged: boolean;
  /** WON: the other side stays vacant. REOPENED: a decided or running match has to be replayed. */
  becomes: "WON" | "REOPENED" | null;
  winnerSide: number | null;
}

/**
 * Writes what follows from the results into the draw: sides that became known or changed, results that became void with
 * their sides, and matches won because a side stays vacant. Expects the tournament's row to be locked.
 * Six statements at most, however many matches.
 * @param recordedNumber the match whose new result the caller is writing; it is not changed here.
 * @returns ids of the matches that changed.
 */
export async function advanceDraw(
  ctx: ActionContext,
  tx: Transaction,
  drawn: DrawnCategory,
  progress: DrawProgress,
  { recordedNumber = null as number | null, reason = null as string | null } = {},
): Promise<string[]> {
  const changes = drawn.matches.flatMap((match) => {
    const now = progress.matches.find((other) => other.match.number === match.number);
    const change = now && changeOf(match, now, match.number === recordedNumber);
    return change ? [change] : [];
  });
  if (changes.length === 0) return [];
  await writeMatches(tx, ctx.now, changes);
  await writePlayers(
    tx,
    changes.filter(({ sidesChanged }) => sidesChanged),
  );
  const decided = changes.filter(({ becomes }) => becomes !== null);
  if (decided.length > 0) {
    const ids = decided.map(({ match }) => match.id);
    await freeMatches(tx, ids);
    await tx.matchSet.deleteMany({ where: { matchId: { in: ids } } });
    await writeHistory(ctx, tx, decided, reason);
  }
  return changes.map(({ match }) => match.id);
}

function changeOf(match: BoardMatch, { sides, state }: MatchProgress, recorded: boolean): Change | null {
  const pairs = [comingSide(sides[0]).pairId, comingSide(sides[1]).pairId] as const;
  const sidesChanged = pairs[0] !== match.pair1Id || pairs[1] !== match.pair2Id;
  const isBye = match.outcome === "BYE";
  const winnerSide = state === "VACATED" ? (pairs[0] !== null ? 1 : pairs[1] !== null ? 2 : null) : null;
  const isDecided = match.status === "PLAYED";
  const isUnderWay = isToPlay(match.status) && match.status !== "SCHEDULED";
  let becomes: Change["becomes"] = null;
  if (state === "VACATED") {
    if (!isBye || match.winnerSide !== winnerSide) becomes = "WON";
  } else if (state !== "PLAYED" && !recorded && (isDecided || (isUnderWay && sidesChanged))) {
    becomes = "REOPENED";
  }
  return sidesChanged || becomes !== null ? { match, pairs, sidesChanged, becomes, winnerSide } : null;
}

async function writeMatches(tx: Transaction, now: Date, changes: readonly Change[]): Promise<void> {
  // A match that is reopened loses its court and time: others may have been moved there since.
  await tx.$executeRaw`
    UPDATE jogos AS j SET dupla_1_id = m.dupla_1::uuid, dupla_2_id = m.dupla_2::uuid,
      status = CASE m.fica WHEN 'WON' THEN 'realizado' WHEN 'REOPENED' THEN 'agendado' ELSE j.status END,
      desfecho = CASE m.fica WHEN 'WON' THEN 'bye' WHEN 'REOPENED' THEN NULL ELSE j.desfecho END,
      lado_vencedor = CASE WHEN m.fica IS NULL THEN j.lado_vencedor ELSE m.vencedor END,
      realizado_em = CASE m.fica WHEN 'WON' THEN ${now} WHEN 'REOPENED' THEN NULL ELSE j.realizado_em END,
      versao = j.versao + CASE WHEN m.fica IS NULL THEN 0 ELSE 1 END,
      quadra_id = CASE WHEN m.fica = 'REOPENED' THEN NULL ELSE j.quadra_id END,
      data_jogo = CASE WHEN m.fica = 'REOPENED' THEN NULL ELSE j.data_jogo END,
      data_jogo_fim = CASE WHEN m.fica = 'REOPENED' THEN NULL ELSE j.data_jogo_fim END,
      chamado_em = CASE WHEN m.fica = 'REOPENED' THEN NULL ELSE j.chamado_em END,
      iniciado_em = CASE WHEN m.fica = 'REOPENED' THEN NULL ELSE j.iniciado_em END
    FROM unnest(
      ${changes.map(({ match }) => match.id)}::uuid[], ${changes.map(({ pairs }) => pairs[0])}::text[],
      ${changes.map(({ pairs }) => pairs[1])}::text[], ${changes.map(({ becomes }) => becomes)}::text[],
      ${changes.map(({ winnerSide }) => winnerSide)}::int[]
    ) AS m (id, dupla_1, dupla_2, fica, vencedor)
    WHERE j.id = m.id`;
}

async function writePlayers(tx: Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ match }) => match.id);
  await tx.matchPlayer.deleteMany({ where: { matchId: { in: ids } } });
  await tx.$executeRaw`
    INSERT INTO jogos_atletas (jogo_id, lado, posicao, aluno_id)
    SELECT j.id, l.lado, l.posicao, i.aluno_id FROM jogos AS j
    CROSS JOIN LATERAL (VALUES (1, j.dupla_1_id), (2, j.dupla_2_id)) AS s (lado, dupla_id)
    JOIN duplas_torneios AS d ON d.id = s.dupla_id
    CROSS JOIN LATERAL (VALUES (s.lado, 1, d.inscricao_1_id), (s.lado, 2, d.inscricao_2_id)) AS l (lado, posicao, inscricao_id)
    JOIN inscricoes_torneios AS i ON i.id = l.inscricao_id
    WHERE j.id = ANY(${ids}::uuid[])`;
}

async function writeHistory(
  ctx: ActionContext,
  tx: Transaction,
  decided: readonly Change[],
  reason: string | null,
): Promise<void> {
  await tx.matchResultRecord.createMany({
    data: decided.map(({ match, becomes, winnerSide }) => ({
      matchId: match.id,
      version: match.version + 1,
      outcome: becomes === "WON" ? ("BYE" as const) : null,
      winnerSide,
      score: "",
      ...sidesForHistory(match),
      reason,
      recordedById: ctx.viewer?.userId ?? null,
      recordedAt: ctx.now,
    })),
  });
}

/**
 * Writes the final positions of a Super N once no match is left to play, and rewrites them after a correction. Expects
 * the tournament's row to be locked.
 * @param board as the last result left it.
 */
export async function settleSuperN(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  board: Board,
  categoryId: string,
): Promise<void> {
  const category = board.categories.find(({ id }) => id === categoryId);
  const matches = board.matches.filter((match) => match.categoryId === categoryId);
  if (!category || matches.some(({ status }) => isToPlay(status))) return;
  const decided = matches.filter(({ status }) => status === "PLAYED");
  const positions = superNPositions(board.standings.get(categoryId) ?? [], decided);
  await writeAthletePositions(tx, categoryId, positions);
  await endCategory(ctx, tx, tournament, category, { settled: true, earned: positions });
}

/**
 * Awards the points of a category that had ended before a ranking was attached to it. They count from the day the event
 * ended, as if the ranking had been attached before. Expects the tournament's row to be locked.
 */
export async function awardLate(
  tx: Transaction,
  ctx: ActionContext,
  { tournament, categoryId }: { tournament: Tournament; categoryId: string },
): Promise<void> {
  const board = await loadBoard(tx, tournament.id);
  const category = board.categories.find(({ id }) => id === categoryId);
  if (!category?.settledAt) return;
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const planned = dayFromDatabase(tournament.endDate ?? tournament.startDate);
  const ended = dayAt(category.settledAt, timeZone);
  await positionsSettled.happened(tx, ctx, {
    category,
    earned: earnedIn(board, categoryId),
    date: planned < ended ? planned : ended,
    today: dayAt(ctx.now, timeZone),
  });
}

/** The final positions of a settled category, recomputed from its results; empty for a cancelled category. */
function earnedIn(board: Board, categoryId: string): readonly EarnedPosition[] {
  const drawn = drawnCategory(board, categoryId);
  if (drawn) return earnedBy(board, finalPositions(drawn.plan, progressOfCategory(drawn)));
  const decided = board.matches.filter(
    (match) => match.categoryId === categoryId && match.status === "PLAYED",
  );
  return superNPositions(board.standings.get(categoryId) ?? [], decided);
}
