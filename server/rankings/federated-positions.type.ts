import { FederatedAthleteType } from "../federations/athletes/federated-athlete.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { whenKnown } from "../platform/when-known";
import { athleteInFederation, federatedPositionsOf } from "./federated-positions.loader";
import { RankingPositionType } from "./ranking.type";

/** An athlete stands in few of a federation's rankings: one for each category they play. */
const mostPositions = 20;

builder.objectField(FederatedAthleteType, "positions", (t) =>
  t.field({
    type: [RankingPositionType],
    description:
      "Positions, in the latest lists of the federation's running rankings, the best place first (posições atuais).",
    extensions: atMost(mostPositions, 2),
    resolve: ({ federationId, athleteId }, _args, ctx) =>
      whenKnown(federatedPositionsOf(ctx).load(athleteInFederation(federationId, athleteId)), (rows) =>
        rows.slice(0, mostPositions).map(({ position }) => position),
      ),
  }),
);
