import type { Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import type { ActionContext } from "../platform/context";
import { dayAt } from "../platform/time/zoned-time.rules";
import { feeAt, freeNumber, type EntryFee, type Prices } from "../tournaments/entry-fees.rules";
import { isGone } from "../tournaments/enrolment-status.rules";
import { ownEnrolmentsOf } from "./enrolment-facts.loader";

/** What a category costs the reader who enters it today: an athlete's next category, for others the first one. */
export async function entryFeeNow(
  ctx: ActionContext,
  tournament: Prices & Pick<Tournament, "id"> & { arena: { timeZone: string } | null },
  category: Pick<TournamentCategory, "feeInCents" | "earlyFeeInCents"> | null,
): Promise<EntryFee> {
  const own = await ownEnrolmentsOf(ctx).load(tournament.id);
  const number = freeNumber(
    own.flatMap(({ status, categoryNumber }) => (isGone(status) ? [] : [categoryNumber])),
  );
  return feeAt(tournament, category, { number, day: dayAt(ctx.now, timeZoneOfPlace(tournament.arena)) });
}
