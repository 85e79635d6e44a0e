import { builder } from "../platform/graphql/builder";
import { loadScorePad } from "./score-pad.loader";
import { ScorePadType } from "./score-pad.type";
import { matchOfScoreLink } from "./score-link.access";
import { canScoreMatch } from "./scoring.access";

builder.queryField("scorePad", (t) =>
  t.field({
    type: ScorePadType,
    nullable: true,
    authScopes: { signedIn: true },
    description:
      "Score pad, of a match by the key in its address; null when it does not exist or one may not score it (súmula).",
    args: { matchKey: t.arg({ type: "UUID", required: true, description: "Match key (chave do jogo)." }) },
    resolve: async (_root, { matchKey }, ctx) =>
      (await canScoreMatch(matchKey, null, ctx)) ? loadScorePad(ctx, matchKey) : null,
  }),
);

builder.queryField("scoreLink", (t) =>
  t.field({
    type: ScorePadType,
    nullable: true,
    authScopes: { public: true },
    description:
      "The one match it opens; null for a link that was revoked, has run out or never was one (link do placar).",
    args: { token: t.arg.string({ required: true, description: "Token, from the address of the link." }) },
    resolve: async (_root, { token }, ctx) => {
      const matchId = await matchOfScoreLink(ctx, token);
      return matchId === null ? null : loadScorePad(ctx, matchId);
    },
  }),
);
