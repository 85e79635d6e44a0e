import type { ProfileCorrected } from "../athletes/athlete.event";
import { profileFields } from "../athletes/profile-change.rules";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { isAdmin } from "../platform/viewer";
import { entersInPairs } from "../sport/draws/category-format.rules";
import { goneStatuses, isShown } from "../tournaments/enrolment-status.rules";
import { dependenceInWords, dependsOn } from "./profile-dependence.rules";

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
