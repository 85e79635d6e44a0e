import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { boardOf } from "../../competition/board/tournament-board.access";
import { pairsSeen } from "../../enrolments/enrolment.access";
import { MatchType } from "../../competition/matches/match.type";
import { PairType } from "../../enrolments/pairs/pair.type";
import { canSeeTournament } from "../tournament.access";
import { TournamentGenderType } from "../tournament-enums.type";
import { TournamentType } from "../tournament.type";
import { mostCategories, mostMatchesOfCategory, mostPairs } from "../../sport/event-size.rules";

const unseeded = 1_000_000;

export const TournamentCategoryType = builder.prismaNode("TournamentCategory", {
  description: "Categoria do torneio: who may play in it, for how much; each is drawn and won on its own.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (category, ctx) => canSeeTournament(category.tournamentId, ctx),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome." }),
    level: t.exposeString("level", { description: "Nível." }),
    gender: t.expose("gender", { type: TournamentGenderType, description: "Gênero." }),
    minAge: t.exposeInt("minAge", {
      nullable: true,
      description: "Idade mínima: in years, reached in the calendar year; null without one.",
    }),
    maxAge: t.exposeInt("maxAge", {
      nullable: true,
      description: "Idade máxima: in years, reached in the calendar year; null without one.",
    }),
    maxParticipants: t.exposeInt("maxParticipants", {
      nullable: true,
      description: "Máximo de participantes: athletes; null without a limit.",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      description: "Valor da inscrição: of each athlete, in centavos; 0 is free.",
    }),
    matches: t.field({
      type: [MatchType],
      extensions: atMost(mostMatchesOfCategory, 64),
      description: "Jogos: in the order of their numbers; empty before the draw.",
      resolve: async ({ id, tournamentId }, _args, ctx) =>
        (await boardOf(ctx).load(tournamentId)).matches.filter(({ categoryId }) => categoryId === id),
    }),
    pairs: t.field({
      type: [PairType],
      extensions: atMost(mostPairs, 32),
      description: "Duplas: by seed, then in the order in which they were formed.",
      resolve: async ({ id, tournamentId }, _args, ctx) =>
        (await pairsSeen(tournamentId, await boardOf(ctx).load(tournamentId), ctx))
          .filter(({ categoryId }) => categoryId === id)
          .sort((a, b) => (a.seed ?? unseeded) - (b.seed ?? unseeded)),
    }),
  }),
});

builder.prismaObjectField(TournamentType, "categories", (t) =>
  t.field({
    type: [TournamentCategoryType],
    extensions: atMost(mostCategories, 3),
    description: "Categorias: by name; a Super 8 has one.",
    resolve: async ({ id }, _args, ctx) => (await boardOf(ctx).load(id)).categories,
  }),
);
