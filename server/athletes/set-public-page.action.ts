import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { opensPublicPage } from "./athlete.access";
import { lockAthlete } from "./correct-profile.step";

/**
 * Opens an athlete's page to anyone with its link, or closes it: then its URL responds like an unknown one.
 * @throws InvalidInput if a minor opens the page themselves.
 */
export async function setPublicPage(ctx: ActionContext, athleteId: string, isPublic: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const athlete = await lockAthlete(tx, athleteId);
    // A minor may close the page without a guardian.
    if (isPublic && !opensPublicPage(athlete, ctx))
      throw new InvalidInput([
        {
          path: ["isPublic"],
          message: "Enquanto você é menor de idade, só quem responde por você abre a página",
        },
      ]);
    if (isPublic === (athlete.publicSince !== null)) return;
    await tx.athlete.update({ where: { id: athleteId }, data: { publicSince: isPublic ? ctx.now : null } });
  });
}
