import type { ActionContext } from "../platform/context";
import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { loadScorePad } from "./score-pad.loader";
import { ScorePadType } from "./score-pad.type";
import { matchOfScoreLink } from "./score-link.access";
import { canScoreMatch } from "./scoring.access";

builder.subscriptionField("scorePadChanged", (t) =>
  t.field({
    type: ScorePadType,
    nullable: true,
    description:
      "Sends the pad at once, then again after every change to its tournament; null once the viewer may no longer score it (súmula mudou).",
    args: { matchKey: t.arg({ type: "UUID", required: true, description: "Match key (chave do jogo)." }) },
    authScopes: (_root, { matchKey }, ctx) => canScoreMatch(matchKey, null, ctx),
    subscribe: (_root, { matchKey }, ctx) => changesAround(matchKey, ctx),
    // Checked again for every event: the referee may have been dismissed since.
    resolve: async (_event, { matchKey }, ctx) =>
      (await canScoreMatch(matchKey, null, ctx)) ? loadScorePad(ctx, matchKey) : null,
  }),
);

builder.subscriptionField("scoreLinkChanged", (t) =>
  t.field({
    type: ScorePadType,
    nullable: true,
    description:
      "Sends the link's match at once, then again after every change to its tournament; null once the link is invalid (link do placar mudou).",
    args: { token: t.arg.string({ required: true, description: "Token, from the address of the link." }) },
    authScopes: async (_root, { token }, ctx) => (await matchOfScoreLink(ctx, token)) !== null,
    subscribe: async (_root, { token }, ctx) =>
      changesAround((await matchOfScoreLink(ctx, token)) ?? "", ctx),
    resolve: async (_event, { token }, ctx) => {
      const matchId = await matchOfScoreLink(ctx, token);
      return matchId === null ? null : loadScorePad(ctx, matchId);
    },
  }),
);

/** @param matchId of a match that the caller has access to. */
async function changesAround(matchId: string, { db, events }: ActionContext) {
  const match = matchId
    ? await db.match.findUnique({ where: { id: matchId }, select: { tournamentId: true } })
    : null;
  if (!match) throw forbidden();
  return events.on(tournamentTopic(match.tournamentId));
}
