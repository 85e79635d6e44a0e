import { randomBytes } from "node:crypto";
import type { TournamentCategory } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Database, type Transaction } from "../platform/database";
import { eachAlone } from "../platform/each-alone";
import { RuleViolation } from "../platform/errors";
import { addDays, dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../platform/time/zoned-time.rules";
import { latestPoints } from "../rankings/latest-points.loader";
import { recordPlacesAssigned } from "../tournaments/categories/category-course.step";
import { placeModeOf } from "../tournaments/categories/place-modes.rules";
import { goneStatuses } from "../tournaments/enrolment-status.rules";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { organiserRuns } from "../tournaments/organiser-runs.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { mailStillWaiting } from "./enrolment-mails.step";
import {
  assertNotDrawn,
  openForEntry,
  periodOf,
  type EnrolmentParts,
  type OpenEnrolments,
} from "./open-enrolments.step";
import { assignedByItselfAt, assignmentProblem, orderByLots, orderByRanking } from "./place-order.rules";
import { readLine, readPlaces, type WaitingPlace } from "./places.loader";
import { moveUp } from "./places.step";

/**
 * "Definir vagas": gives the places of a category by its ranking or by lots, once enrolment has ended; in the order of
 * enrolment if the ranking was deleted. Wild cards stay kept. The waiting list continues in the same order. Idempotent: a
 * second request changes nothing.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function assignPlaces(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.tournamentCategory.findUniqueOrThrow({
      where: { id: categoryId },
      select: { tournamentId: true },
    });
    const open = await openForEntry(tx, ctx, tournamentId);
    const category = await tx.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });
    if (category.placesAssignedAt !== null) return tournamentId;
    await assertNotDrawn(tx, categoryId);
    const problem = assignmentProblem(category, periodOf(open.tournament), open.today);
    if (problem !== null) throw new RuleViolation("PLACES_NOT_DUE", problem);
    await assignLocked(tx, ctx, open, category);
    return tournamentId;
  });
}

/**
 * Gives the places that no organiser has given by the morning after the last day of enrolment. Each category has its own
 * transaction. Idempotent, also when two processes run at once.
 * @returns in how many categories.
 * @throws AggregateError after all categories.
 */
export async function assignDuePlaces(db: Database, parts: EnrolmentParts): Promise<number> {
  const due = await db.tournamentCategory.findMany({
    where: {
      placeMode: { not: "ENTRY_ORDER" },
      placesAssignedAt: null,
      settledAt: null,
      draw: null,
      tournament: {
        status: { not: "FINISHED" },
        publishedAt: { not: null },
        registrationEndsOn: { lt: dayToDatabase(dayAt(parts.now, "UTC")) },
      },
    },
    select: { id: true, tournamentId: true },
    orderBy: { id: "asc" },
  });
  let assigned = 0;
  await eachAlone(db, due, async (category) => {
    if (await inTransaction(db, (tx) => assignIfDue(tx, parts, category))) assigned += 1;
  });
  return assigned;
}

/** The job skips a category without entries, because its enrolment may be reopened. */
const isEntered = async (tx: Transaction, categoryId: string): Promise<boolean> =>
  (await tx.enrolment.count({ where: { categoryId, status: { notIn: [...goneStatuses] } } })) > 0;

async function assignIfDue(
  tx: Transaction,
  parts: EnrolmentParts,
  { id, tournamentId }: Pick<TournamentCategory, "id" | "tournamentId">,
): Promise<boolean> {
  const tournament = await lockTournament(tx, tournamentId);
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const open = { tournament, timeZone, today: dayAt(parts.now, timeZone) };
  const category = await tx.tournamentCategory.findFirst({ where: { id, draw: null, settledAt: null } });
  const { registrationEndsOn } = tournament;
  if (!category || registrationEndsOn === null || tournament.status === "FINISHED") return false;
  if (assignmentProblem(category, periodOf(tournament), open.today) !== null) return false;
  const at = instantAt(addDays(dayFromDatabase(registrationEndsOn), 1), assignedByItselfAt, timeZone);
  if (parts.now < at || !(await organiserRuns(tx, tournament)) || !(await isEntered(tx, id))) return false;
  await assignLocked(tx, parts, open, category);
  return true;
}

/** Expects the tournament's row to be locked, and the places not to be given yet. */
async function assignLocked(
  tx: Transaction,
  parts: EnrolmentParts,
  open: OpenEnrolments,
  category: TournamentCategory,
): Promise<void> {
  const { categories } = await readPlaces(tx, open.tournament);
  const line = await readLine(tx, open.tournament.id, categories);
  const waiting = line.filter(({ categoryId }) => categoryId === category.id);
  const placeMode = placeModeOf(category);
  const seed = placeMode === "LOTS" ? randomBytes(16).toString("hex") : null;
  // Without a ranking all have as many points, and the order is that of enrolment.
  const ranked = await withPoints(tx, placeMode === "RANKING" ? category.rankingId : null, waiting);
  const order = seed === null ? orderByRanking(ranked) : orderByLots(ranked, seed);
  await writeOrder(tx, parts.now, order, placeMode === "RANKING");
  await recordPlacesAssigned(tx, category.id, {
    placeMode,
    placesAssignedAt: parts.now,
    placesAssignedById: parts.viewer?.userId ?? null,
    placesSeed: seed,
  });
  await moveUp(tx, parts, open);
  await mailStillWaiting(tx, parts, open, { ...category, placeMode });
  await parts.events.emit(tx, tournamentTopic(open.tournament.id));
}

type RankedPlace = WaitingPlace & { points: number };

async function withPoints(
  tx: Transaction,
  rankingId: string | null,
  waiting: readonly WaitingPlace[],
): Promise<RankedPlace[]> {
  const athleteIds = waiting.flatMap(({ enrolments }) => enrolments.map(({ athleteId }) => athleteId));
  const points = rankingId === null ? null : await latestPoints(tx, rankingId, athleteIds);
  return waiting.map((place) => ({
    ...place,
    points: place.enrolments.reduce((sum, { athleteId }) => sum + (points?.get(athleteId) ?? 0), 0),
  }));
}

/** How long before the assignment the list begins, so that an enrolment made at the same time comes after it. */
const headStartMs = 60_000;

/** Numbers the entries, and puts them on the waiting list in that order. */
async function writeOrder(
  tx: Transaction,
  now: Date,
  order: readonly RankedPlace[],
  byRanking: boolean,
): Promise<void> {
  const rows = order.flatMap(({ enrolments, points }, index) =>
    enrolments.map(({ id }) => ({
      id,
      number: index + 1,
      points: byRanking ? points : null,
      since: new Date(now.getTime() - headStartMs - order.length + index).toISOString(),
    })),
  );
  if (rows.length === 0) return;
  await tx.$executeRaw`
    UPDATE inscricoes_torneios AS i
    SET ordem_vaga = o.ordem, pontos_vaga = o.pontos, lista_de_espera_em = o.desde
    FROM unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ number }) => number)}::int[],
      ${rows.map(({ points }) => points)}::int[], ${rows.map(({ since }) => since)}::timestamptz[]
    ) AS o (id, ordem, pontos, desde)
    WHERE i.id = o.id`;
}
