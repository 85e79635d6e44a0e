import { accessRule, organisers, type Grants } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { whenKnown, type MaybePromise } from "../platform/when-known";
import { canSeeTournament, managesTournament, managedWhere } from "../tournaments/tournament.access";
import { refereedTournaments } from "./referee.access";
import { matchOfScoreLink, type LinkHolder } from "./score-link.access";
import type { Prisma } from "../../prisma/generated/client/client";
import type { Viewer } from "../platform/viewer";

interface Organised {
  id: string;
  arenaId: string | null;
  federationId: string | null;
}

/** Who writes the scores of a tournament: its managers, and the referees they appointed. */
export const scoresTournament = (tournament: Organised, ctx: ActionContext): MaybePromise<boolean> =>
  managesTournament(tournament, ctx.viewer) ||
  whenKnown(refereedTournaments(ctx), (refereed) => refereed.has(tournament.id));

/** The same for one match, also with its link. False for an unknown match too. */
export async function canScoreMatch(
  matchId: string,
  token: string | null | undefined,
  ctx: LinkHolder,
): Promise<boolean> {
  if (typeof token === "string" && (await matchOfScoreLink(ctx, token)) === matchId) return true;
  if (!ctx.viewer) return false;
  const match = await ctx.db.match.findUnique({ where: { id: matchId }, select: { tournament: true } });
  if (!match || !(await canSeeTournament(match.tournament.id, ctx))) return false;
  return scoresTournament(match.tournament, ctx);
}

const scorers = { ...organisers, REFEREE: "OWN" } as const satisfies Grants;

export const canWriteScore = accessRule("SCORING", scorers, (matchId: string, ctx: LinkHolder) =>
  canScoreMatch(matchId, null, ctx),
);

/** For the score pad, which a link opens too. */
export const canUsePad = accessRule(
  "SCORING",
  { ...scorers, LINK_HOLDER: "OWN" },
  ({ matchId, token }: { matchId: { id: string }; token?: string | null | undefined }, ctx: LinkHolder) =>
    canScoreMatch(matchId.id, token, ctx),
);

/** Athletes in matches that the viewer scores: the score sheet shows their full names. See `scoresTournament`. */
export const athletesCalled = (viewer: Viewer): Prisma.AthleteWhereInput => ({
  matches: {
    some: {
      match: {
        tournament: {
          OR: [
            managedWhere(viewer),
            ...(viewer.isReferee ? [{ referees: { some: { userId: viewer.userId } } }] : []),
          ],
        },
      },
    },
  },
});
