import type { Match } from "../../../prisma/generated/client/client";
import type { FieldsOf } from "../../platform/graphql/builder";
import { groupLetter } from "../../sport/draws/side-source.rules";
import { DrawStageType, MatchOutcomeType, MatchStatusType } from "../../tournaments/tournament-enums.type";

type MatchFacts = Pick<
  Match,
  "number" | "stage" | "group" | "round" | "status" | "outcome" | "winnerSide" | "version" | "startedAt"
>;

/** What a match says of itself wherever one looks at it: which one it is, and how it stands. */
export const matchFacts = <Row extends MatchFacts>(t: FieldsOf<Row>) => ({
  number: t.int({
    nullable: true,
    description:
      "Number, as people call it, jogo 12; from 1 within its category; null in a Super 8 (número).",
    resolve: ({ number }) => number,
  }),
  stage: t.field({
    type: DrawStageType,
    nullable: true,
    description: "Stage; null in a Super 8 (fase).",
    resolve: ({ stage }) => stage,
  }),
  group: t.string({
    nullable: true,
    description: "Its letter; null outside the groups (grupo).",
    resolve: ({ group }) => (group === null ? null : groupLetter(group)),
  }),
  round: t.int({ description: "Round, from 1 within its phase (rodada).", resolve: ({ round }) => round }),
  status: t.field({
    type: MatchStatusType,
    description: "Status (situação).",
    resolve: ({ status }) => status,
  }),
  outcome: t.field({
    type: MatchOutcomeType,
    nullable: true,
    description: "Outcome; null until it is over (desfecho).",
    resolve: ({ outcome }) => outcome,
  }),
  winnerSide: t.int({
    nullable: true,
    description:
      "Winner side, 1 or 2; null until it is over, after a draw and after a double W.O (lado vencedor).",
    resolve: ({ winnerSide }) => winnerSide,
  }),
  version: t.int({
    description: "Send it back as expectedVersion (versão).",
    resolve: ({ version }) => version,
  }),
  startedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Started at, UTC; null until the first ball (início).",
    resolve: ({ startedAt }) => startedAt,
  }),
});
