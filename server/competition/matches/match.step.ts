import type { Prisma } from "../../../prisma/generated/client/client";
import type { Merging } from "../../athletes/joined-record.rules";
import { freeMatches, occupy } from "../../courts/occupy.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { SettledResult } from "../../sport/scores/match-result.rules";
import { scoreWithAwarded } from "../../sport/scores/score.rules";
import { nextRevision } from "../../tournaments/tournament.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { athletesOf, type BoardMatch } from "../board/tournament-board.loader";

/** Who played, as their history keeps it: pairs may change later. */
export const sidesForHistory = (match: BoardMatch) => ({
  side1: athletesOf(match, 1).join(","),
  side2: athletesOf(match, 2).join(","),
});

/**
 * Writes a settled result into the match and its history. Expects the tournament's row to be locked.
 * @param reason why it was corrected; null when no reason was given.
 * @param notes undefined keeps the current notes.
 */
export async function writeMatchResult(
  ctx: ActionContext,
  tx: Transaction,
  match: BoardMatch,
  settled: SettledResult,
  { reason, notes }: { reason: string | null; notes: string | null | undefined },
): Promise<void> {
  const matchId = match.id;
  const winnerSide = settled.winner === null ? null : settled.winner + 1;
  await tx.matchSet.deleteMany({ where: { matchId } });
  await tx.matchSet.createMany({
    data: settled.sets.map(({ games, tiebreak, played }, index) => ({
      matchId,
      number: index + 1,
      gamesSide1: games[0],
      gamesSide2: games[1],
      tieBreakSide1: tiebreak?.[0] ?? null,
      tieBreakSide2: tiebreak?.[1] ?? null,
      playedGamesSide1: played?.games[0] ?? null,
      playedGamesSide2: played?.games[1] ?? null,
      playedTieBreakSide1: played?.tiebreak?.[0] ?? null,
      playedTieBreakSide2: played?.tiebreak?.[1] ?? null,
    })),
  });
  await tx.match.update({
    where: { id: matchId },
    data: {
      status: "PLAYED",
      outcome: settled.outcome,
      winnerSide,
      version: { increment: 1 },
      playedAt: match.playedAt ?? ctx.now,
      ...(notes === undefined ? {} : { notes }),
    },
  });
  await freeMatches(tx, [matchId]);
  await tx.matchResultRecord.create({
    data: {
      matchId,
      version: match.version + 1,
      outcome: settled.outcome,
      winnerSide,
      score: scoreWithAwarded(settled.sets),
      ...sidesForHistory(match),
      reason,
      recordedById: ctx.viewer?.userId ?? null,
      recordedAt: ctx.now,
    },
  });
}

/** A match goes onto a court. @param leaves whether it gives up the place that it was planned for. */
export async function callTo(
  tx: Transaction,
  id: string,
  { courtId, now, leaves }: { courtId: string; now: Date; leaves: boolean },
): Promise<void> {
  await tx.match.update({
    where: { id },
    data: {
      status: "CALLED",
      calledAt: now,
      courtId,
      ...(leaves ? { scheduledUntil: null, pinned: false } : {}),
    },
  });
}

/** A match that was called waits again. @param placeless whether it has no place to go back to. */
export async function sendBack(tx: Transaction, id: string, placeless: boolean): Promise<void> {
  await tx.match.update({
    where: { id },
    data: {
      status: "SCHEDULED",
      calledAt: null,
      ...(placeless ? { courtId: null, scheduledFor: null } : {}),
    },
  });
}

/** Starts a match; one that was started before keeps its first start time. */
export async function begin(
  tx: Transaction,
  { id, startedAt }: { id: string; startedAt: Date | null },
  now: Date,
): Promise<void> {
  await tx.match.update({ where: { id }, data: { status: "IN_PROGRESS", startedAt: startedAt ?? now } });
}

/** Like `begin`, and writes the live score: a new version of the match. */
export async function writeScore(
  tx: Transaction,
  match: { id: string; startedAt: Date | null },
  sets: readonly Omit<Prisma.MatchSetCreateManyInput, "matchId">[],
  now: Date,
): Promise<void> {
  const { id: matchId, startedAt } = match;
  await tx.matchSet.deleteMany({ where: { matchId } });
  await tx.matchSet.createMany({ data: sets.map((row) => ({ matchId, ...row })) });
  await tx.match.update({
    where: { id: matchId },
    data: { status: "IN_PROGRESS", startedAt: startedAt ?? now, version: { increment: 1 } },
  });
}

/** Pins a match: it keeps its court and time when the others are rescheduled. */
export async function pin(tx: Transaction, id: string, pinned: boolean): Promise<void> {
  await tx.match.update({ where: { id }, data: { pinned } });
}

/** Where and when a match is to be played. */
interface PlacedMatch {
  matchId: string;
  courtId: string;
  from: Date;
  until: Date;
}

/**
 * Writes the courts and times of matches. All old places are released first, so that two matches can swap.
 * @throws an overlap violation when another booking holds the court, see `orCourtTaken`.
 * @param released ids of all matches that lose their current place, including those in `placed`.
 */
export async function placeMatches(
  tx: Transaction,
  released: readonly string[],
  placed: readonly PlacedMatch[],
): Promise<void> {
  await tx.match.updateMany({
    where: { id: { in: [...released] } },
    data: { courtId: null, scheduledFor: null, scheduledUntil: null },
  });
  await freeMatches(tx, released);
  await tx.$executeRaw`
    UPDATE jogos SET quadra_id = p.quadra, data_jogo = p.inicio, data_jogo_fim = p.fim
    FROM unnest(
      ${placed.map(({ matchId }) => matchId)}::uuid[], ${placed.map(({ courtId }) => courtId)}::uuid[],
      ${placed.map(({ from }) => from.toISOString())}::timestamptz[],
      ${placed.map(({ until }) => until.toISOString())}::timestamptz[]
    ) AS p(jogo, quadra, inicio, fim)
    WHERE jogos.id = p.jogo`;
  await occupy(
    tx,
    placed.map(({ matchId, courtId, from, until }) => ({
      kind: "MATCH",
      matchId,
      courtId,
      startsAt: from,
      endsAt: until,
    })),
  );
}

/**
 * Publishes that these matches changed. Every action that writes a match, its players, sets, court or time calls it
 * once as its last step, within its transaction and under the tournament's lock, and emits no event itself. It
 * increments the tournament's revision, stamps the matches with it and notifies every process. Clients on the public
 * page receive only these matches; a client that missed a revision queries the changes since its own.
 * @param matchIds of this tournament, also when only their time or court changed; "all" after a draw.
 * @returns the tournament's new revision.
 */
export async function announceMatches(
  ctx: ActionContext,
  tx: Transaction,
  tournamentId: string,
  matchIds: readonly string[] | "all",
): Promise<number> {
  const revision = await nextRevision(tx, tournamentId);
  await tx.match.updateMany({
    where: { tournamentId, ...(matchIds === "all" ? {} : { id: { in: [...matchIds] } }) },
    data: { revision },
  });
  await ctx.events.emit(tx, tournamentTopic(tournamentId));
  return revision;
}

/** What a record has played and will play is the other's, also in the results that a match had before. */
export async function handOverMatches(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.matchPlayer.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
  const their = `%${otherId}%`;
  await tx.$executeRaw`UPDATE historico_resultados
    SET lado_1 = replace(lado_1, ${otherId}, ${keptId}), lado_2 = replace(lado_2, ${otherId}, ${keptId})
    WHERE (lado_1 LIKE ${their} OR lado_2 LIKE ${their}) AND jogo_id IN (
      SELECT j.id FROM jogos j JOIN inscricoes_torneios i ON i.torneio_id = j.torneio_id
      WHERE i.aluno_id IN (${otherId}::uuid, ${keptId}::uuid))`;
}

interface GivenBack extends Merging {
  /** Matches that the other record had played or was drawn for when it was merged. */
  matchIds: readonly string[];
  /** Categories whose enrolment is the other record's again: matches drawn there since then belong to it too. */
  categoryIds: readonly string[];
}

/** Undoes `handOverMatches`, also in the results that a match had before. */
export async function giveBackMatches(
  tx: Transaction,
  { keptId, otherId, matchIds, categoryIds }: GivenBack,
): Promise<void> {
  const players = await tx.matchPlayer.findMany({
    where: {
      athleteId: keptId,
      OR: [{ matchId: { in: [...matchIds] } }, { match: { categoryId: { in: [...categoryIds] } } }],
    },
    select: { matchId: true },
  });
  const ids = players.map(({ matchId }) => matchId);
  if (ids.length === 0) return;
  await tx.matchPlayer.updateMany({
    where: { athleteId: keptId, matchId: { in: ids } },
    data: { athleteId: otherId },
  });
  const their = `%${keptId}%`;
  await tx.$executeRaw`UPDATE historico_resultados
    SET lado_1 = replace(lado_1, ${keptId}, ${otherId}), lado_2 = replace(lado_2, ${keptId}, ${otherId})
    WHERE (lado_1 LIKE ${their} OR lado_2 LIKE ${their}) AND jogo_id = ANY(${ids}::uuid[])`;
}
