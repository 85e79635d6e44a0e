import type { Arena } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { counted } from "../../platform/plural.rules";
import { noDayUseLeft } from "./day-use-words.rules";
import { freePlaces } from "./day-use.rules";

/**
 * Checks that there are places for this many people on a day. Pending requests hold places. Expects the arena to be
 * locked, so that concurrent requests cannot take the same place.
 * @throws RuleViolation if there are too few places.
 */
export async function assertPlaces(
  tx: Transaction,
  { id: arenaId, dayUsePlaces }: Pick<Arena, "id" | "dayUsePlaces">,
  date: Date,
  people: number,
): Promise<void> {
  if (dayUsePlaces === null) return;
  const { _sum } = await tx.dayUse.aggregate({
    where: { arenaId, date, cancelledAt: null },
    _sum: { people: true },
  });
  const free = freePlaces(dayUsePlaces, _sum.people ?? 0) ?? people;
  if (people <= free) return;
  throw new RuleViolation(
    "DAY_USE_FULL",
    free === 0
      ? noDayUseLeft
      : `Neste dia ${free === 1 ? "só há" : "só há mais"} ${counted(free, "vaga", "vagas")} de Day Use.`,
    ["people"],
  );
}
