import { accessRule, organisers } from "../platform/access.rules";
import type { Prisma } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { isSignedIn } from "../platform/viewer";
import { canManageTournament } from "../tournaments/tournament.access";

/** Accounts that can sign in: the e-mail is confirmed, and the account is neither disabled nor deleted. */
export const usableAccount = {
  emailConfirmedAt: { not: null },
  disabledAt: null,
  deletedAt: null,
} satisfies Prisma.UserWhereInput;

/** Ids of the tournaments that the person signed in was appointed a referee of; one statement. */
export const refereedTournaments = perRequest(async ({ db, viewer }: ActionContext) => {
  if (!isSignedIn(viewer) || viewer.actsFor !== null) return new Set<string>();
  const rows = await db.tournamentReferee.findMany({
    where: { userId: viewer.userId },
    select: { tournamentId: true },
  });
  return new Set(rows.map(({ tournamentId }) => tournamentId));
});

/** The organisers of the tournament may dismiss a referee. False for an unknown appointment too. */
export const canManageReferee = accessRule("SCORING", organisers, async (id: string, ctx: ActionContext) => {
  const referee = await ctx.db.tournamentReferee.findUnique({
    where: { id },
    select: { tournamentId: true },
  });
  return referee !== null && canManageTournament(referee.tournamentId, ctx);
});
