import type { Prisma } from "../../prisma/generated/client/client";
import { accessRule, type Grants, organisers } from "../platform/access.rules";
import { type ActionContext, perRequest } from "../platform/context";
import { valueBy } from "../platform/loaders";
import { countAttempt } from "../platform/rate-limit";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { type MaybePromise, whenKnown } from "../platform/when-known";
import {
  canManageTournament,
  canSeeTournament,
  managedWhere,
  managesTournament,
} from "../tournaments/tournament.access";
import { scoreLinkStands, scoreTokenHash } from "./score-link.rules";

/** Who holds a secret, and where they ask from. */
interface LinkHolder extends ActionContext {
  network: string;
}

/** A whole arena may sit behind one network address. */
const guessLimit = (network: string) => ({ key: `score-link:${network}`, points: 60, windowSeconds: 300 });

const found = perRequest((_ctx: LinkHolder) => new Map<string, Promise<string | null>>());

/**
 * The one match that a link's secret opens. Wrong secrets are rate-limited by network. A valid secret is never limited,
 * so that an attacker on the same network cannot lock out the scorer; 256 random bits cannot be guessed.
 * @returns the match's id; null for an unknown, revoked or expired secret.
 * @throws TooManyAttempts
 */
export function matchOfScoreLink(ctx: LinkHolder, token: string): Promise<string | null> {
  const known = found(ctx);
  let match = known.get(token);
  if (!match) known.set(token, (match = look(ctx, token)));
  return match;
}

async function look(ctx: LinkHolder, token: string): Promise<string | null> {
  const link = await ctx.db.matchScoreLink.findUnique({
    where: { tokenHash: scoreTokenHash(token) },
    select: { matchId: true, revokedAt: true, match: { select: { status: true, playedAt: true } } },
  });
  if (!link) {
    await countAttempt(ctx.db, guessLimit(ctx.network), ctx.now);
    return null;
  }
  return scoreLinkStands(link, link.match, ctx.now) ? link.matchId : null;
}

/** The tournaments of the matches whose links a request uses, batched. */
const tournamentOf = valueBy<string | null>(
  async (ctx, ids) => {
    const rows = await ctx.db.match.findMany({
      where: { id: { in: ids } },
      select: { id: true, tournamentId: true },
    });
    return new Map(rows.map(({ id, tournamentId }) => [id, tournamentId]));
  },
  () => null,
);

/** The managers of the tournament may create, see and revoke the links of a match. */
export const canManageLinksOf = accessRule(
  "SCORING",
  organisers,
  async (matchId: string, ctx: ActionContext) => {
    const tournamentId = await tournamentOf(ctx).load(matchId);
    return tournamentId !== null && canManageTournament(tournamentId, ctx);
  },
);

/** The same by the id of a link. False for an unknown link too. */
export const canManageScoreLink = accessRule(
  "SCORING",
  organisers,
  async (id: string, ctx: ActionContext) => {
    const link = await ctx.db.matchScoreLink.findUnique({ where: { id }, select: { matchId: true } });
    return link !== null && canManageLinksOf(link.matchId, ctx);
  },
);

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
