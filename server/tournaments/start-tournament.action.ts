import type { ActionContext } from "../platform/context";
import { drawEveryCategory } from "./draws/draw-category.action";
import { startSuper8 } from "./super8/start-super8.action";

/**
 * Starts a tournament in the way of its kind: a Super 8 draws its athletes, any other its categories as they are set.
 * @throws RuleViolation
 */
export async function startTournament(ctx: ActionContext, tournamentId: string): Promise<void> {
  const { kind } = await ctx.db.tournament.findUniqueOrThrow({
    where: { id: tournamentId },
    select: { kind: true },
  });
  await (kind === "SUPER8" ? startSuper8(ctx, tournamentId) : drawEveryCategory(ctx, tournamentId));
}
