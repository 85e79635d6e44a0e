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
  description: "Quem vem: the pair on a side of a match.",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    pair: t.field({
      type: PairType,
      nullable: true,
      description: "Dupla: null while the pair is not known, and when the side stays vacant.",
      resolve: async ({ pairId, tournamentId }, _args, ctx) =>
        (await boardOf(ctx).load(tournamentId)).pairs.get(pairId ?? "") ?? null,
    }),
    vacant: t.exposeBoolean("vacant", {
      description:
        "Vago: whether the side stays vacant for good, so that the other side advances without playing.",
    }),
  }),
});

const sidesOf = (sides: MatchMove["before"], { tournamentId }: MatchMove): SideOfMove[] =>
  sides.map((side) => ({ ...side, tournamentId }));

export const MatchMoveType = builder.objectRef<MatchMove>("MatchMove").implement({
  description: "Mudança: a match that gets other sides because a result is corrected.",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      nullable: true,
      description: "Jogo: in its state before the correction.",
      resolve: async ({ matchId, tournamentId }, _args, ctx) =>
        (await boardOf(ctx).load(tournamentId)).matchById.get(matchId) ?? null,
    }),
    before: t.field({
      type: [ComingSideType],
      extensions: atMost(2),
      description: "Antes: both sides as they are.",
      resolve: (move) => sidesOf(move.before, move),
    }),
    after: t.field({
      type: [ComingSideType],
      extensions: atMost(2),
      description: "Depois: both sides as they would be.",
      resolve: (move) => sidesOf(move.after, move),
    }),
    losesResult: t.exposeBoolean("losesResult", {
      description: "Perde o resultado: whether what was played of it no longer counts.",
    }),
  }),
});

builder.objectType(ResultMovesMatches, {
  name: "ResultMovesMatches",
  description: "Correção que muda jogos: it is written only when sent again with acceptMoves.",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    moves: t.field({
      type: [MatchMoveType],
      extensions: atMost(100, 4),
      description: "Mudanças: matches in which a pair loses its place.",
      resolve: ({ moves }) => [...moves],
    }),
  }),
});
