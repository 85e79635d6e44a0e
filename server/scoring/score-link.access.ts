import { accessRule, organisers } from "../platform/access.rules";
import { valueBy } from "../platform/loaders";
import { type ActionContext, perRequest } from "../platform/context";
import { countAttempt } from "../platform/rate-limit";
import { canManageTournament } from "../tournaments/tournament.access";
import { scoreLinkStands, scoreTokenHash } from "./score-link.rules";

/** Who holds a secret, and where they ask from. */
export interface LinkHolder extends ActionContext {
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
