import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { boardOf } from "../board/tournament-board.loader";
import type { ComingSide } from "../../sport/standings/coming-side.rules";
import { PairType } from "../../enrolments/pairs/pair.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { ResultMovesMatches, type MatchMove } from "./match.errors";
import { MatchType } from "./match.type";

type SideOfMove = ComingSide & Pick<MatchMove, "tournamentId">;

const ComingSideType = builder.objectRef<SideOfMove>("ComingSide").implement({
  description: "The pair on a side of a match (quem vem).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    pair: t.field({
      type: PairType,
      nullable: true,
      description: "Pair; null while the pair is not known, and when the side stays vacant (dupla).",
      resolve: async ({ pairId, tournamentId }, _args, ctx) =>
        (await boardOf(ctx).load(tournamentId)).pairs.get(pairId ?? "") ?? null,
    }),
    vacant: t.exposeBoolean("vacant", {
      description:
        "Whether the side stays vacant for good, so that the other side advances without playing (vago).",
    }),
  }),
});

const sidesOf = (sides: MatchMove["before"], { tournamentId }: MatchMove): SideOfMove[] =>
  sides.map((side) => ({ ...side, tournamentId }));

export const MatchMoveType = builder.objectRef<MatchMove>("MatchMove").implement({
  description: "A match that gets other sides because a result is corrected (mudança).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      nullable: true,
      description: "Match, in its state before the correction (jogo).",
      resolve: async ({ matchId, tournamentId }, _args, ctx) =>
        (await boardOf(ctx).load(tournamentId)).matchById.get(matchId) ?? null,
    }),
    before: t.field({
      type: [ComingSideType],
      extensions: atMost(2),
      description: "Both sides as they are (antes).",
      resolve: (move) => sidesOf(move.before, move),
    }),
    after: t.field({
      type: [ComingSideType],
      extensions: atMost(2),
      description: "Both sides as they would be (depois).",
      resolve: (move) => sidesOf(move.after, move),
    }),
    losesResult: t.exposeBoolean("losesResult", {
      description: "Whether what was played of it no longer counts (perde o resultado).",
    }),
  }),
});

builder.objectType(ResultMovesMatches, {
  name: "ResultMovesMatches",
  description:
    "Result moves matches, it is written only when sent again with acceptMoves (correção que muda jogos).",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    moves: t.field({
      type: [MatchMoveType],
      extensions: atMost(100, 4),
      description: "Matches in which a pair loses its place (mudanças).",
      resolve: ({ moves }) => [...moves],
    }),
  }),
});
