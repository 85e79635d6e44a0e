import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { pointsOfCategories } from "../../rankings/category-points.loader";
import { boardOf } from "../board/tournament-board.loader";
import type { PairOfTwo } from "../../enrolments/tournament-enrolments.loader";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { PairType } from "../../enrolments/pairs/pair.type";
import { canSeeTournament } from "../../tournaments/tournament.access";

interface Position {
  position: number;
  reason: string;
  pair: PairOfTwo;
  points: number | null;
}

const FinalPositionType = builder.objectRef<Position>("FinalPosition").implement({
  description: "Final position (posição final de uma dupla).",
  authScopes: ({ pair }, ctx) => canSeeTournament(pair.tournamentId, ctx),
  fields: (t) => ({
    position: t.exposeInt("position", {
      description:
        "Position, from 1 and unique, except that a final without a winner gives no 1st place and two 2nd places (posição).",
    }),
    pair: t.field({ type: PairType, description: "Pair (dupla).", resolve: ({ pair }) => pair }),
    reason: t.exposeString("reason", {
      description: "Why this position, in words, as 3º: semifinalista, por saldo de games: +4 (motivo).",
    }),
    points: t.exposeInt("points", {
      nullable: true,
      description:
        "Points, of each partner; null without a ranking, and for a pair that never showed up (pontos no ranking).",
    }),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "settledAt", (t) =>
  t.expose("settledAt", {
    type: "DateTime",
    nullable: true,
    description:
      "Settled at, when its last match was decided, or it was cancelled, UTC; null until then (encerrada em).",
  }),
);

builder.prismaObjectField(TournamentCategoryType, "finalPositions", (t) =>
  t.field({
    type: [FinalPositionType],
    extensions: atMost(128, 16),
    description: "Final positions, the best first; empty until every match is decided (posições finais).",
    resolve: async ({ id, tournamentId, settledAt }, _args, ctx) => {
      if (settledAt === null) return [];
      const { pairs } = await boardOf(ctx).load(tournamentId);
      const points = await pointsOfCategories(ctx).load(id);
      return [...pairs.values()]
        .flatMap((pair): Position[] => {
          const [{ finalPosition, positionReason, athleteId }] = pair.enrolments;
          return pair.categoryId === id && finalPosition !== null
            ? [
                {
                  pair,
                  position: finalPosition,
                  reason: positionReason ?? `${finalPosition}º`,
                  points: points.get(athleteId) ?? null,
                },
              ]
            : [];
        })
        .sort((a, b) => a.position - b.position);
    },
  }),
);
