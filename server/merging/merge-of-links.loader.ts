import type { ArenaAthlete } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { isAdmin } from "../platform/viewer";
import { mergePlanOf, type LoadedPlan } from "./merge-plan.loader";
import { twoAccounts } from "./merge-plan.rules";

/** What joining two people of an arena's list does, or why it cannot be done. */
export interface LinkedPlan {
  first: ArenaAthlete;
  second: ArenaAthlete;
  /** Null for two accounts, of which nothing is compared. */
  plan: LoadedPlan | null;
  problems: string[];
}

const inactiveHere = "Um dos dois está inativo na arena. Reative o cadastro antes de juntar.";

/** @returns null where one of them is no more. */
export async function mergePlanOfLinks(
  tx: Transaction,
  { viewer, now }: Pick<ActionContext, "viewer" | "now">,
  [firstId, secondId]: readonly [string, string],
): Promise<LinkedPlan | null> {
  const links = await tx.arenaAthlete.findMany({ where: { id: { in: [firstId, secondId] } } });
  const [first, second] = [firstId, secondId].map((id) => links.find((link) => link.id === id));
  if (!first || !second || first.athleteId === second.athleteId) return null;
  const everywhere = isAdmin(viewer);
  const plan = await mergePlanOf(tx, [first.athleteId, second.athleteId], {
    ownArenaIds: viewer?.ownedArenaIds ?? [],
    everywhere,
    toPerson: false,
    now,
  });
  if (plan === null) return null;
  if (plan === "TWO_ACCOUNTS") return { first, second, plan: null, problems: [twoAccounts] };
  const isInactive = !everywhere && !(first.active && second.active);
  return { first, second, plan, problems: isInactive ? [inactiveHere] : plan.problems };
}
