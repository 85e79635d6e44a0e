import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { boardOf } from "../../competition/board/tournament-board.access";
import { pairsSeen } from "../enrolment.access";
import { canSeeTournament } from "../../tournaments/tournament.access";

export const PairType = builder.prismaNode("Pair", {
  description: "Dupla: two who play together for a whole tournament.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: async ({ id, tournamentId }, ctx) =>
    (await canSeeTournament(tournamentId, ctx)) &&
    (await pairsSeen(tournamentId, await boardOf(ctx).load(tournamentId), ctx)).some(
      (pair) => pair.id === id,
    ),
  fields: (t) => ({
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "Atletas: the two of them.",
      resolve: async ({ id, tournamentId }, _args, ctx) => {
        const pair = (await boardOf(ctx).load(tournamentId)).pairs.get(id);
        return pair ? pair.enrolments.map(({ athlete }) => athlete) : [];
      },
    }),
    seed: t.exposeInt("seed", {
      nullable: true,
      description: "Cabeça de chave: 1 for the strongest; null for who is not seeded.",
    }),
  }),
});
