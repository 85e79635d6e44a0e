import type { ProfileCorrected } from "../athletes/athlete.event";
import { profileFields } from "../athletes/profile-change.rules";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { addMonths, dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { isAdmin } from "../platform/viewer";
import { entersInPairs } from "../sport/draws/draw-plan.rules";
import { goneStatuses, isShown } from "../tournaments/tournament-and-enrolment-status.rules";
import { dependenceInWords, dependsOn } from "./eligibility.rules";
import { lowers, monthsOfResults, resultAbove, resultAboveInWords } from "./level-results.rules";

/**
 * Athletes cannot lower their own level below that of a result they have; their arena can.
 * @throws InvalidInput
 */
export async function assertNoResultAbove(
  tx: Transaction,
  { now }: ActionContext,
  { athlete, change, byThemselves }: ProfileCorrected,
): Promise<void> {
  const { id: athleteId, level: from } = athlete;
  const to = change.level;
  if (!byThemselves || to === undefined || !lowers(from, to)) return;
  const since = dayToDatabase(addMonths(dayAt(now, brasiliaTime), -monthsOfResults));
  const ended = { gte: since };
  const places = await tx.enrolment.findMany({
    where: {
      athleteId,
      finalPosition: { not: null },
      tournament: { OR: [{ endDate: ended }, { endDate: null, startDate: ended }] },
    },
    select: {
      tournament: { select: { name: true, category: true, startDate: true, endDate: true } },
      category: { select: { level: true } },
    },
    orderBy: [{ tournament: { startDate: "desc" } }, { id: "desc" }],
  });
  const left = await tx.profileChange.findMany({
    where: { athleteId, levelBefore: { not: null }, changedAt: { gte: since } },
    select: { levelBefore: true, changedAt: true },
    orderBy: { id: "asc" },
  });
  const result = resultAbove(
    { from, to },
    places.map(({ tournament, category }) => ({
      tournamentName: tournament.name,
      on: dayFromDatabase(tournament.endDate ?? tournament.startDate),
      category: category?.level ?? tournament.category,
    })),
    left.flatMap(({ levelBefore, changedAt }) =>
      levelBefore === null ? [] : [{ level: levelBefore, on: dayAt(changedAt, brasiliaTime) }],
    ),
  );
  if (result) throw new InvalidInput([{ path: ["level"], message: resultAboveInWords(result) }]);
}

/**
 * Profile fields that an active enrolment depends on are locked until the tournament is over. A field that was empty
 * may be filled in, and enrolments that the organiser admitted by override lock nothing.
 * @throws InvalidInput
 */
export async function assertNoPlaceDepends(
  tx: Transaction,
  { viewer }: ActionContext,
  { athlete, change }: ProfileCorrected,
): Promise<void> {
  const changed = profileFields.filter((field) => change[field] !== undefined && athlete[field] !== null);
  if (changed.length === 0) return;
  const places = await tx.enrolment.findMany({
    where: {
      athleteId: athlete.id,
      status: { notIn: [...goneStatuses] },
      overrideReason: null,
      tournament: { status: { not: "FINISHED" } },
    },
    select: { status: true, tournament: { select: { name: true, arenaId: true } }, category: true },
    orderBy: { enrolledAt: "asc" },
  });
  const fields = changed.flatMap((field) => {
    const place = places.find(
      ({ category }) => category && dependsOn(field, { ...category, inPairs: entersInPairs(category) }),
    );
    if (!place) return [];
    const { status, tournament } = place;
    // Enrolments that are publicly visible may be named to anyone signed in; others only to the organiser and admins.
    const own = tournament.arenaId !== null && viewer?.ownedArenaIds.includes(tournament.arenaId);
    const named = own || isAdmin(viewer) || isShown(status);
    return [{ path: [field], message: dependenceInWords(field, named ? tournament.name : null) }];
  });
  if (fields.length > 0) throw new InvalidInput(fields);
}
