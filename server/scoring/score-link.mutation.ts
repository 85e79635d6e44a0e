import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { atMost } from "../platform/graphql/list-size";
import { unauthenticated } from "../platform/graphql/errors";
import { MatchType } from "../competition/matches/match.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { matchNow } from "../competition/matches/match-success.type";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import {
  createScoreLink,
  createScoreLinks,
  revokeScoreLink,
  revokeScoreLinks,
  type IssuedScoreLink,
} from "./score-link.action";
import { canManageLinksOf, canManageScoreLink } from "./score-link.access";
import { MatchScoreLinkType } from "./score-link.type";

const CreateScoreLinkInput = builder.inputType("CreateScoreLinkInput", {
  description: "Novo link do placar.",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Jogo: one still to be played." }),
  }),
});

const CreateScoreLinksInput = builder.inputType("CreateScoreLinksInput", {
  description: "Novos links do placar, um por jogo.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    day: t.field({
      type: "Date",
      description: "Dia: for the matches scheduled on it; null for all that are still to be played.",
    }),
  }),
});

const RevokeScoreLinkInput = builder.inputType("RevokeScoreLinkInput", {
  description: "Link do placar a revogar.",
  fields: (t) => ({
    linkId: t.globalID({ required: true, for: MatchScoreLinkType, description: "Link." }),
  }),
});

const RevokeScoreLinksInput = builder.inputType("RevokeScoreLinksInput", {
  description: "Links do placar a revogar, todos de um torneio.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
  }),
});

const RevokeScoreLinksSuccess = builder
  .objectRef<{ revokedCount: number }>("RevokeScoreLinksSuccess")
  .implement({
    description: "Links do placar revogados.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      revokedCount: t.exposeInt("revokedCount", {
        description: "Revogados: how many were not revoked before.",
      }),
    }),
  });

const CreateScoreLinkSuccess = builder.objectRef<IssuedScoreLink>("CreateScoreLinkSuccess").implement({
  description: "Link do placar criado: visible only to its creator, in this response.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    url: t.exposeString("url", { description: "Endereço: what the QR code holds." }),
    match: matchNow(t, "Jogo: the one it opens."),
  }),
});

const CreateScoreLinksSuccess = builder
  .objectRef<{ issued: IssuedScoreLink[] }>("CreateScoreLinksSuccess")
  .implement({
    description: "Links do placar criados.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      issued: t.field({
        type: [CreateScoreLinkSuccess],
        extensions: atMost(300, 64),
        description: "Links: by the time of their matches.",
        resolve: ({ issued }) => issued,
      }),
    }),
  });

builder.mutationField("createScoreLink", (t) =>
  t.field({
    type: CreateScoreLinkSuccess,
    description: "Criar link do placar: its address is shown only in this response.",
    authScopes: may(canManageLinksOf, "matchId"),
    args: { input: t.arg({ type: CreateScoreLinkInput, required: true, description: "Jogo." }) },
    errors: { types: [RuleViolation], union: { name: "CreateScoreLinkResult" } },
    resolve: (_root, { input: { matchId } }, ctx) => {
      if (!ctx.viewer) throw unauthenticated();
      return createScoreLink(ctx, ctx.viewer, matchId.id);
    },
  }),
);

builder.mutationField("createScoreLinks", (t) =>
  t.field({
    type: CreateScoreLinksSuccess,
    description:
      "Criar links do placar: for a sheet of QR codes; each address is shown only in this response.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: CreateScoreLinksInput, required: true, description: "Jogos." }) },
    errors: { types: [RuleViolation], union: { name: "CreateScoreLinksResult" } },
    resolve: async (_root, { input: { tournamentId, day } }, ctx) => {
      if (!ctx.viewer) throw unauthenticated();
      return { issued: await createScoreLinks(ctx, ctx.viewer, tournamentId.id, day ?? null) };
    },
  }),
);

builder.mutationField("revokeScoreLink", (t) =>
  t.field({
    type: tournamentSuccess("RevokeScoreLinkSuccess", "Link revogado."),
    description: "Revogar link do placar: from now on it opens nothing.",
    authScopes: may(canManageScoreLink, "linkId"),
    args: { input: t.arg({ type: RevokeScoreLinkInput, required: true, description: "Link." }) },
    resolve: async (_root, { input: { linkId } }, ctx) => ({
      tournamentId: await revokeScoreLink(ctx, linkId.id),
    }),
  }),
);

builder.mutationField("revokeScoreLinks", (t) =>
  t.field({
    type: RevokeScoreLinksSuccess,
    description: "Revogar todos os links do placar: from now on none of the tournament opens anything.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: RevokeScoreLinksInput, required: true, description: "Torneio." }) },
    resolve: async (_root, { input: { tournamentId } }, ctx) => ({
      revokedCount: await revokeScoreLinks(ctx, tournamentId.id),
    }),
  }),
);
