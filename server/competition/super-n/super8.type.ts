import { AthleteType } from "../../athletes/athlete.type";
import type { EnrolmentWithAthlete } from "../../enrolments/enrolment.loader";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { whenKnown } from "../../platform/when-known";
import { pointsOfCategories } from "../../rankings/ranking-results.loader";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { superNInWords, type SuperNPlan } from "../../sport/super-n/plan-super-n.rules";
import type { Super8Match, Super8Round } from "../../sport/super-n/super8-schedule.rules";
import type { Super8Standing } from "../../sport/super-n/super8-standings.rules";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { canManageTournament, canSeeTournament } from "../../tournaments/tournament.access";
import { TournamentType } from "../../tournaments/tournament.type";
import { type Board, type BoardMatch, boardOf } from "../board/tournament-board.loader";
import { DrawPreviewType } from "../draws/draw-preview.type";
import { MatchType } from "../matches/match.type";

interface RoundOfBoard {
  tournamentId: string;
  number: number;
  matches: BoardMatch[];
  resting: EnrolmentWithAthlete[];
}

interface StandingOfBoard extends Super8Standing {
  tournamentId: string;
  categoryId: string;
  settled: boolean;
  athlete: EnrolmentWithAthlete["athlete"];
}

const Super8RoundType = builder.objectRef<RoundOfBoard>("Super8Round").implement({
  description: "Matches that can be played at the same time (rodada de um Super N).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number, from 1 (rodada)." }),
    matches: t.field({
      type: [MatchType],
      extensions: atMost(16, 4),
      description: "Matches, in their order (jogos).",
      resolve: ({ matches }) => matches,
    }),
    resting: t.field({
      type: [AthleteType],
      extensions: atMost(16, 2),
      description: "Who does not play in this round (descansam).",
      resolve: ({ resting }) => resting.map(({ athlete }) => athlete),
    }),
  }),
});

const Super8StandingType = builder.objectRef<StandingOfBoard>("Super8Standing").implement({
  description: "One athlete's position and why (classificação num Super N).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Position, from 1, never shared (posição)." }),
    athlete: t.field({
      type: AthleteType,
      description: "Athlete (atleta).",
      resolve: ({ athlete }) => athlete,
    }),
    played: t.exposeInt("played", { description: "Played, those with a result, also a W.O (jogos)." }),
    victories: t.exposeInt("victories", { description: "Victories (vitórias)." }),
    defeats: t.exposeInt("defeats", { description: "Defeats (derrotas)." }),
    gamesWon: t.exposeInt("gamesWon", { description: "Games won (games ganhos)." }),
    gamesLost: t.exposeInt("gamesLost", { description: "Games lost (games perdidos)." }),
    gameBalance: t.exposeInt("gameBalance", {
      description: "Won less lost; may be negative (saldo de games).",
    }),
    points: t.int({
      nullable: true,
      description:
        "Points; null until the category has ended, without a ranking, and for who never came (pontos no ranking).",
      resolve: ({ categoryId, settled, playerId }, _args, ctx) =>
        settled
          ? whenKnown(pointsOfCategories(ctx).load(categoryId), (points) => points.get(playerId) ?? null)
          : null,
    }),
    explanation: t.exposeString("explanation", {
      description: "Why this position, in Portuguese (explicação).",
    }),
  }),
});

/** The rounds of a category that is a Super N; none of any other. */
const roundsOf = (tournamentId: string, board: Board, categoryId: string): RoundOfBoard[] => {
  const drawn = board.enrolments.filter(
    (enrolment) => enrolment.categoryId === categoryId && enrolment.drawNumber !== null,
  );
  const matches = board.matches.filter((match) => match.categoryId === categoryId && match.stage === null);
  const numbers = [...new Set(matches.map(({ round }) => round))];
  return numbers.map((number) => {
    const own = matches.filter(({ round }) => round === number);
    const playing = new Set(own.flatMap(({ players }) => players.map(({ athleteId }) => athleteId)));
    return {
      tournamentId,
      number,
      matches: own,
      resting: drawn.filter(({ athleteId }) => !playing.has(athleteId)),
    };
  });
};

const standingsOf = (
  tournamentId: string,
  { standings, athletes, categories }: Board,
  categoryId: string,
): StandingOfBoard[] => {
  const settled = categories.some(({ id, settledAt }) => id === categoryId && settledAt !== null);
  return (standings.get(categoryId) ?? []).flatMap((standing) => {
    const athlete = athletes.get(standing.playerId);
    return athlete ? [{ ...standing, tournamentId, categoryId, settled, athlete }] : [];
  });
};

builder.prismaObjectFields(TournamentCategoryType, (t) => ({
  rounds: t.field({
    type: [Super8RoundType],
    extensions: atMost(30, 7),
    description: "Rounds; empty before the draw, and for pairs (rodadas do Super N).",
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      roundsOf(tournamentId, await boardOf(ctx).load(tournamentId), id),
  }),
  standings: t.field({
    type: [Super8StandingType],
    extensions: atMost(16, 8),
    description:
      "Standings, after every score; empty before the draw, and for pairs (classificação do Super N).",
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      standingsOf(tournamentId, await boardOf(ctx).load(tournamentId), id),
  }),
}));

/** The category that a Super 8 is. */
const onlyOf = ({ categories }: Board): string =>
  categories.find((category) => !entersInPairs(category))?.id ?? "";

builder.prismaObjectFields(TournamentType, (t) => ({
  rounds: t.field({
    type: [Super8RoundType],
    extensions: atMost(30, 7),
    description: "Rounds; empty before the draw, and for a tournament of another kind (rodadas do Super 8).",
    resolve: async ({ id, kind }, _args, ctx) => {
      if (kind !== "SUPER8") return [];
      const board = await boardOf(ctx).load(id);
      return roundsOf(id, board, onlyOf(board));
    },
  }),
  standings: t.field({
    type: [Super8StandingType],
    extensions: atMost(16, 8),
    description:
      "Standings, after every score; empty before the draw, and for a tournament of another kind (classificação do Super 8).",
    resolve: async ({ id, kind }, _args, ctx) => {
      if (kind !== "SUPER8") return [];
      const board = await boardOf(ctx).load(id);
      return standingsOf(id, board, onlyOf(board));
    },
  }),
}));

interface OfPreview {
  tournamentId: string;
  athletes: Board["athletes"];
}
const named = (ids: readonly string[], athletes: Board["athletes"]) =>
  ids.flatMap((id) => athletes.get(id) ?? []);

const SideType = builder.objectRef<{ ids: readonly string[] } & OfPreview>("SuperNPreviewSide").implement({
  description: "Two who play together once (lado de um jogo da prévia).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "The two of them (atletas).",
      resolve: ({ ids, athletes }) => named(ids, athletes),
    }),
  }),
});

const SuperNPreviewMatchType = builder
  .objectRef<Super8Match<string> & OfPreview>("SuperNPreviewMatch")
  .implement({
    description: "Super N preview match (jogo da prévia de um Super N).",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      order: t.int({ description: "Order, from 1 within the round (ordem).", resolve: ({ court }) => court }),
      sides: t.field({
        type: [SideType],
        extensions: atMost(2),
        description: "Always two (lados).",
        resolve: ({ sides, tournamentId, athletes }) => sides.map((ids) => ({ ids, tournamentId, athletes })),
      }),
    }),
  });

const RoundType = builder.objectRef<Super8Round<string> & OfPreview>("SuperNPreviewRound").implement({
  description: "Super N preview round (rodada da prévia de um Super N).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    number: t.int({ description: "Number, from 1 (rodada).", resolve: ({ round }) => round }),
    matches: t.field({
      type: [SuperNPreviewMatchType],
      extensions: atMost(16, 4),
      description: "Matches, in their order (jogos).",
      resolve: ({ matches, tournamentId, athletes }) =>
        matches.map((match) => ({ ...match, tournamentId, athletes })),
    }),
    resting: t.field({
      type: [AthleteType],
      extensions: atMost(16, 4),
      description: "Who does not play in this round (descansam).",
      resolve: ({ resting, athletes }) => named(resting, athletes),
    }),
  }),
});

const SuperNPreviewType = builder.objectRef<SuperNPlan & OfPreview>("SuperNPreview").implement({
  description: "Who gets which number, and every round (prévia de um Super N).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    summary: t.string({
      description: "Summary, in words, how many rounds and matches, and who plays with whom (resumo).",
      resolve: (plan) => superNInWords(plan),
    }),
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(16),
      description: "Athletes, in the order of the numbers drawn, from 1 (atletas).",
      resolve: ({ drawn, athletes }) => named(drawn, athletes),
    }),
    rounds: t.field({
      type: [RoundType],
      extensions: atMost(30, 15),
      description: "Rounds (rodadas).",
      resolve: ({ rounds, tournamentId, athletes }) =>
        rounds.map((round) => ({ ...round, tournamentId, athletes })),
    }),
  }),
});

builder.objectField(DrawPreviewType, "superN", (t) =>
  t.field({
    type: SuperNPreviewType,
    nullable: true,
    description: "Super N; null for a category of pairs, and when there can be no draw (prévia do Super N).",
    resolve: ({ superN, tournamentId, board: { athletes } }) =>
      superN && { ...superN, tournamentId, athletes },
  }),
);
