import { activeGuardianships } from "../athletes/athlete.access";
import { announceMatches, begin, callTo, sendBack } from "../competition/matches/match.step";
import { freeMatches, lockCourt } from "../courts/occupy.step";
import { firstName } from "../guardians/guardian.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { toldByMail } from "../platform/mail/mail.event";
import { nextForCourt } from "../sport/scheduling/next-match.rules";
import { lockTournament } from "../tournaments/tournament.step";
import { callsAt } from "./live-schedule.loader";
import { lockMatch } from "./lock-match.step";
import { loadSchedule, type ScheduleData, toMinute } from "./schedule-data.loader";
import { assertAccepted } from "./schedule.errors";

const reached = { select: { email: true, disabledAt: true } } as const;

/**
 * Leaves a notice with the players of a match that was called, and with the guardians of minors. No mail: they are at the
 * courts, and it would arrive after the match.
 * @param court its name, with its venue where there are several.
 */
async function tellCalled(
  tx: Transaction,
  { now, matchId, court }: { now: Date; matchId: string; court: string },
): Promise<void> {
  const { tournament, category, number, round, order, players } = await tx.match.findUniqueOrThrow({
    where: { id: matchId },
    select: {
      number: true,
      round: true,
      order: true,
      tournament: { select: { id: true, name: true } },
      category: { select: { name: true } },
      players: {
        select: {
          athlete: {
            select: {
              fullName: true,
              user: reached,
              guardianships: { where: activeGuardianships(now), select: { user: reached } },
            },
          },
        },
      },
    },
  });
  const game = number === null ? `rodada ${round}, jogo ${order}` : `jogo ${number}`;
  const text = [tournament.name, category?.name, game].filter(Boolean).join(", ");
  const path = `/torneio/${tournament.id}?aba=meus-jogos`;
  const told = players.flatMap(({ athlete: { fullName, user, guardianships } }) => [
    { person: user, title: `Seu jogo foi chamado: ${court}` },
    ...guardianships.map((guardianship) => ({
      person: guardianship.user,
      title: `O jogo de ${firstName(fullName)} foi chamado: ${court}`,
    })),
  ]);
  await toldByMail.happened(
    tx,
    null,
    told.flatMap(({ person, title }) =>
      person && !person.disabledAt ? [{ to: person.email, title, text, path, urgent: true }] : [],
    ),
  );
}

/**
 * Calls a match to a court, by default to the planned one, and leaves a notice with its players. The match keeps its planned time; called to another court,
 * it gives up the planned one.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation, ScheduleConflicts
 */
export function callMatch(
  ctx: ActionContext,
  matchId: string,
  { courtKey, acceptWarnings }: { courtKey: string | null; acceptWarnings: boolean },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    const { tournamentId } = match;
    if (match.status === "CALLED" || match.status === "IN_PROGRESS")
      throw new RuleViolation("ALREADY_CALLED", "Este jogo já foi chamado.");
    if (match.status !== "SCHEDULED")
      throw new RuleViolation("MATCH_NOT_WAITING", "Este jogo já foi encerrado.");
    const courtId = courtKey ?? match.courtId;
    if (courtId === null) throw new InvalidInput([{ path: ["courtKey"], message: "Escolha a quadra" }]);
    const data = await loadSchedule(tx, tournamentId, ctx);
    const { waiting } = await freeCourt(tx, ctx, data, courtId);
    assertAccepted(
      waiting.filter((obstacle) => obstacle.matchId === matchId),
      acceptWarnings,
    );
    await call(tx, ctx, data, matchId, courtId);
    return tournamentId;
  });
}

/**
 * Próxima quadra livre: calls the match that should go onto this court now.
 * @param expectedMatchId the match that the user saw as next; null for whichever is next.
 * @returns the match's id.
 * @throws RuleViolation when the court is taken, no match can start, or another match is next by now.
 */
export function callNextMatch(
  ctx: ActionContext,
  tournamentId: string,
  courtKey: string,
  expectedMatchId: string | null,
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { status } = await lockTournament(tx, tournamentId);
    if (status === "FINISHED") throw new RuleViolation("TOURNAMENT_STATUS", "O torneio já foi finalizado.");
    const data = await loadSchedule(tx, tournamentId, ctx);
    const { ready, waiting } = await freeCourt(tx, ctx, data, courtKey);
    const proposed = callsAt(data, ctx).get(courtKey);
    const matchId = proposed?.proposal?.matchId ?? ready[0];
    if (matchId === undefined)
      throw new RuleViolation(
        "NO_MATCH_READY",
        proposed?.hint ?? `Nenhum jogo pode começar agora. ${waiting[0]?.reason ?? ""}`.trim(),
      );
    if (expectedMatchId !== null && expectedMatchId !== matchId) {
      const label = data.setting.matches.find(({ id }) => id === matchId)?.label ?? "outro jogo";
      throw new RuleViolation("NEXT_MATCH_CHANGED", `Agora é a vez do ${label}. Confira e chame de novo.`);
    }
    await call(tx, ctx, data, matchId, courtKey);
    return matchId;
  });
}

/** @returns the tournament's id. @throws RuleViolation */
export function uncallMatch(ctx: ActionContext, matchId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    const { tournamentId, scheduledFor, scheduledUntil } = match;
    if (match.status !== "CALLED")
      throw new RuleViolation("NOT_CALLED", "Só um jogo chamado que ainda não começou pode voltar à fila.");
    // Called to another court it lost its place: it stays without one until it is rescheduled.
    await sendBack(tx, matchId, scheduledFor !== null && scheduledUntil === null);
    await announceMatches(ctx, tx, tournamentId, [matchId]);
    return tournamentId;
  });
}

/** Starts a called match. @returns the tournament's id. @throws RuleViolation */
export function startMatch(ctx: ActionContext, matchId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    if (match.status === "IN_PROGRESS") throw new RuleViolation("ALREADY_STARTED", "Este jogo já começou.");
    if (match.status !== "CALLED")
      throw new RuleViolation("NOT_CALLED", "Chame o jogo a uma quadra antes de iniciá-lo.");
    await begin(tx, match, ctx.now);
    await announceMatches(ctx, tx, match.tournamentId, [matchId]);
    return match.tournamentId;
  });
}

/**
 * The court, locked, so that of two tournaments on it one waits for the other.
 * @returns which matches can go onto it, and what the others wait for.
 * @throws InvalidInput, RuleViolation unless it is free now.
 */
async function freeCourt(tx: Transaction, ctx: ActionContext, data: ScheduleData, courtId: string) {
  const court = data.courts.find(({ id }) => id === courtId);
  const open = data.eligible.has(courtId) || data.hours.some((hours) => hours.courtId === courtId);
  if (!court || !open)
    throw new InvalidInput([
      { path: ["courtKey"], message: "Esta quadra não está disponível para o torneio" },
    ]);
  await lockCourt(tx, courtId);
  const elsewhere = await tx.match.count({
    where: { courtId, status: { in: ["CALLED", "IN_PROGRESS"] }, tournamentId: { not: data.tournament.id } },
  });
  if (elsewhere > 0)
    throw new RuleViolation("COURT_TAKEN", `${court.name} está com um jogo de outro torneio.`);
  const next = nextForCourt(data, courtId, toMinute(ctx.now));
  if (next.courtBusy !== null) throw new RuleViolation("COURT_TAKEN", next.courtBusy);
  return next;
}

async function call(
  tx: Transaction,
  ctx: ActionContext,
  data: ScheduleData,
  matchId: string,
  courtId: string,
): Promise<void> {
  const before = data.board.matchById.get(matchId);
  const leaves = before?.courtId !== courtId;
  await callTo(tx, matchId, { courtId, now: ctx.now, leaves });
  if (leaves) await freeMatches(tx, [matchId]);
  const court = data.setting.courts.find(({ id }) => id === courtId)?.label ?? "";
  await tellCalled(tx, { now: ctx.now, matchId, court });
  await announceMatches(ctx, tx, data.tournament.id, [matchId]);
}
