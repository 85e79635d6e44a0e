import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { atMost } from "../platform/graphql/connection";
import { unauthenticated } from "../platform/graphql/errors";
import { matchNow, MatchType } from "../competition/matches/match.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { tournamentSuccess, TournamentType } from "../tournaments/tournament.type";
import {
  createScoreLink,
  createScoreLinks,
  revokeScoreLink,
  revokeScoreLinks,
  type IssuedScoreLink,
} from "./score-link.action";
import { canManageLinksOf, canManageScoreLink } from "./scoring.access";
import { scoreLinkStands } from "./score-link.rules";

const MatchScoreLinkType = builder.prismaNode("MatchScoreLink", {
  description:
    "Lets its holder score one match without signing in (link do placar). Its address is shown only once.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ matchId }, ctx) => canManageLinksOf(matchId, ctx),
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (criado em)." }),
    revokedAt: t.expose("revokedAt", {
      type: "DateTime",
      nullable: true,
      description: "Revoked at, UTC; null while it is not revoked (revogado em).",
    }),
    stands: t.boolean({
      description: "Stands; false once it is revoked, or a quarter of an hour after the result (vale).",
      select: { revokedAt: true, match: { select: { status: true, playedAt: true } } },
      resolve: (link, _args, ctx) => scoreLinkStands(link, link.match, ctx.now),
    }),
  }),
});

const mostLinks = 20;

builder.prismaObjectField(MatchType, "scoreLinks", (t) =>
  t.relation("scoreLinks", {
    extensions: atMost(mostLinks, 2),
    description: "Score links, the newest first; for managers of the tournament (links do placar).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: mostLinks },
  }),
);

const CreateScoreLinkInput = builder.inputType("CreateScoreLinkInput", {
  description: "Input of `createScoreLink` (novo link do placar).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "One still to be played (jogo)." }),
  }),
});

const CreateScoreLinksInput = builder.inputType("CreateScoreLinksInput", {
  description: "Input of `createScoreLinks` (novos links do placar, um por jogo).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    day: t.field({
      type: "Date",
      description: "Day, for the matches scheduled on it; null for all that are still to be played (dia).",
    }),
  }),
});

const RevokeScoreLinkInput = builder.inputType("RevokeScoreLinkInput", {
  description: "Input of `revokeScoreLink` (link do placar a revogar).",
  fields: (t) => ({
    linkId: t.globalID({ required: true, for: MatchScoreLinkType, description: "Link." }),
  }),
});

const RevokeScoreLinksInput = builder.inputType("RevokeScoreLinksInput", {
  description: "Input of `revokeScoreLinks` (links do placar a revogar, todos de um torneio).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
  }),
});

const RevokeScoreLinksSuccess = builder
  .objectRef<{ revokedCount: number }>("RevokeScoreLinksSuccess")
  .implement({
    description: "Result of a successful `revokeScoreLinks` (links do placar revogados).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      revokedCount: t.exposeInt("revokedCount", {
        description: "How many were not revoked before (revogados).",
      }),
    }),
  });

const CreateScoreLinkSuccess = builder.objectRef<IssuedScoreLink>("CreateScoreLinkSuccess").implement({
  description: "Visible only to its creator, in this response (link do placar criado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    url: t.exposeString("url", { description: "What the QR code holds (endereço)." }),
    match: matchNow(t, "The one it opens (jogo)."),
  }),
});

const CreateScoreLinksSuccess = builder
  .objectRef<{ issued: IssuedScoreLink[] }>("CreateScoreLinksSuccess")
  .implement({
    description: "Result of a successful `createScoreLinks` (links do placar criados).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      issued: t.field({
        type: [CreateScoreLinkSuccess],
        extensions: atMost(300, 64),
        description: "Issued, by the time of their matches (links).",
        resolve: ({ issued }) => issued,
      }),
    }),
  });

builder.mutationField("createScoreLink", (t) =>
  t.field({
    type: CreateScoreLinkSuccess,
    label: "Criar link do placar",
    description: "Creates a link to score a match; its address is shown only in this response.",
    authScopes: may(canManageLinksOf, "matchId"),
    args: { input: t.arg({ type: CreateScoreLinkInput, required: true, description: "Input (jogo)." }) },
    errors: { types: [RuleViolation] },
    resolve: (_root, { input: { matchId } }, ctx) => {
      if (!ctx.viewer) throw unauthenticated();
      return createScoreLink(ctx, ctx.viewer, matchId.id);
    },
  }),
);

builder.mutationField("createScoreLinks", (t) =>
  t.field({
    type: CreateScoreLinksSuccess,
    label: "Criar links do placar",
    description:
      "Creates links to score matches, for a sheet of QR codes; each address is shown only in this response.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: CreateScoreLinksInput, required: true, description: "Input (jogos)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId, day } }, ctx) => {
      if (!ctx.viewer) throw unauthenticated();
      return { issued: await createScoreLinks(ctx, ctx.viewer, tournamentId.id, day ?? null) };
    },
  }),
);

builder.mutationField("revokeScoreLink", (t) =>
  t.field({
    type: tournamentSuccess(
      "RevokeScoreLinkSuccess",
      "Result of a successful `revokeScoreLink` (link revogado).",
    ),
    label: "Revogar link do placar",
    description: "Revokes a score link, which gives no access from now on.",
    authScopes: may(canManageScoreLink, "linkId"),
    args: { input: t.arg({ type: RevokeScoreLinkInput, required: true, description: "Input (link)." }) },
    resolve: async (_root, { input: { linkId } }, ctx) => ({
      tournamentId: await revokeScoreLink(ctx, linkId.id),
    }),
  }),
);

builder.mutationField("revokeScoreLinks", (t) =>
  t.field({
    type: RevokeScoreLinksSuccess,
    label: "Revogar todos os links do placar",
    description: "Revokes all score links of a tournament, which give no access from now on.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: RevokeScoreLinksInput, required: true, description: "Input (torneio)." }) },
    resolve: async (_root, { input: { tournamentId } }, ctx) => ({
      revokedCount: await revokeScoreLinks(ctx, tournamentId.id),
    }),
  }),
);
