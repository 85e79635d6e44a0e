import { createHash } from "node:crypto";
import type { Athlete } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import type { AthleteLevel } from "../sport/athlete-level.rules";
import { unclaimedUnder } from "./merging.access";

/** A record that an arena has made under the address of an account, and what its owner is shown of it. */
export interface RecordClaim {
  athleteId: string;
  fullName: string;
  level: AthleteLevel;
  /** Names of the arenas that have it on their lists. */
  arenas: string[];
  /** Changes with anything that is shown, so that nothing else is confirmed than was read. */
  key: string;
}

const keyOf = (shown: Omit<RecordClaim, "key">): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);

/** What is shown of a record. */
export async function shownOf(
  tx: Transaction,
  { id, fullName, level }: Pick<Athlete, "id" | "fullName" | "level">,
): Promise<RecordClaim> {
  const links = await tx.arenaAthlete.findMany({
    where: { athleteId: id, active: true },
    select: { arena: { select: { name: true } } },
    orderBy: [{ firstVisitOn: "asc" }, { id: "asc" }],
  });
  const shown = { athleteId: id, fullName, level, arenas: links.map(({ arena }) => arena.name) };
  return { ...shown, key: keyOf(shown) };
}

/** The record under a proved address about which its owner has not answered yet; null without one. */
export async function recordClaimOf(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<RecordClaim | null> {
  const record = await tx.athlete.findFirst({
    where: { ...unclaimedUnder(email), refusals: { none: { userId } } },
  });
  return record && shownOf(tx, record);
}
