import type { Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { isAthlete } from "../athletes/athlete.access";
import type { ActionContext } from "../platform/context";
import { dayAt } from "../platform/time/zoned-time.rules";
import {
  feeAt,
  freeNumber,
  hasMemberPrice,
  type EntryFee,
  type Prices,
} from "../tournaments/entry-fees.rules";
import { isGone } from "../tournaments/enrolment-status.rules";
import { ownAthleteOf, ownEnrolmentsOf } from "./enrolment-facts.loader";

/** What a category costs the reader who enters it today: an athlete's next category, for others the first one. */
export async function entryFeeNow(
  ctx: ActionContext,
  tournament: Prices & Pick<Tournament, "id" | "arenaId"> & { arena: { timeZone: string } | null },
  category: Pick<TournamentCategory, "feeInCents" | "earlyFeeInCents"> | null,
): Promise<EntryFee> {
  const own = await ownEnrolmentsOf(ctx).load(tournament.id);
  const number = freeNumber(
    own.flatMap(({ status, categoryNumber }) => (isGone(status) ? [] : [categoryNumber])),
  );
  return feeAt(tournament, category, {
    number,
    day: dayAt(ctx.now, timeZoneOfPlace(tournament.arena)),
    isMember: await isViewerMember(ctx, tournament),
  });
}

async function isViewerMember(
  ctx: ActionContext,
  tournament: Prices & Pick<Tournament, "arenaId">,
): Promise<boolean> {
  const athleteId = ctx.viewer?.athleteId;
  if (!hasMemberPrice(tournament) || !athleteId || !isAthlete(ctx)) return false;
  const athlete = await ownAthleteOf(ctx).load(athleteId);
  return athlete?.status === "ACTIVE" && athlete.arenas.some(({ arenaId }) => arenaId === tournament.arenaId);
}
