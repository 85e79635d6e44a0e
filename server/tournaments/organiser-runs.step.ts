import type { Tournament } from "../../prisma/generated/client/client";
import { assertRunning, runsNow } from "../arenas/running-arena.step";
import { assertActive, isActiveNow } from "../federations/active-federation.step";
import type { Transaction } from "../platform/database";

/** Whose it is, and who is paid for it: a championship may be held at an arena too. */
type Organised = Pick<Tournament, "arenaId" | "federationId">;

/** @throws RuleViolation where nothing new may come of its arena or its federation. */
export async function assertOrganiserRuns(
  tx: Transaction,
  { arenaId, federationId }: Organised,
): Promise<void> {
  if (federationId !== null) await assertActive(tx, federationId);
  if (arenaId !== null) await assertRunning(tx, arenaId);
}

/** The same for what goes on by itself. */
export const organiserRuns = async (
  tx: Transaction,
  { arenaId, federationId }: Organised,
): Promise<boolean> =>
  (federationId === null || (await isActiveNow(tx, federationId))) &&
  (arenaId === null || (await runsNow(tx, arenaId)));
