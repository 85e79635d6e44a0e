import type { ArenaAthlete } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { mergePlanOfLinks } from "./merge-of-links.loader";
import type { LoadedPlan } from "./merge-plan.loader";

/** What joining two records does, to be read before. */
export interface MergePreview {
  keptAthleteId: string;
  otherAthleteId: string;
  /** Null where they are not compared. */
  plan: LoadedPlan | null;
  problems: readonly string[];
}

/**
 * What joining two people of a list does; nothing is written.
 * @returns null where one of them is no more.
 */
export async function previewMerge(
  ctx: ActionContext,
  link: ArenaAthlete,
  otherId: string,
): Promise<MergePreview | null> {
  const loaded = await mergePlanOfLinks(ctx.db, ctx, [link.id, otherId]);
  if (loaded === null) return null;
  const { first, second, plan, problems } = loaded;
  return {
    keptAthleteId: plan?.kept.id ?? first.athleteId,
    otherAthleteId: plan?.other.id ?? second.athleteId,
    plan,
    problems,
  };
}
