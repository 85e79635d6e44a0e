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
    description: "Número: as people call it, jogo 12; from 1 within its category; null in a Super 8.",
    resolve: ({ number }) => number,
  }),
  stage: t.field({
    type: DrawStageType,
    nullable: true,
    description: "Fase: null in a Super 8.",
    resolve: ({ stage }) => stage,
  }),
  group: t.string({
    nullable: true,
    description: "Grupo: its letter; null outside the groups.",
    resolve: ({ group }) => (group === null ? null : groupLetter(group)),
  }),
  round: t.int({ description: "Rodada: from 1 within its phase.", resolve: ({ round }) => round }),
  status: t.field({ type: MatchStatusType, description: "Situação.", resolve: ({ status }) => status }),
  outcome: t.field({
    type: MatchOutcomeType,
    nullable: true,
    description: "Desfecho: null until it is over.",
    resolve: ({ outcome }) => outcome,
  }),
  winnerSide: t.int({
    nullable: true,
    description: "Lado vencedor: 1 or 2; null until it is over, after a draw and after a double W.O.",
    resolve: ({ winnerSide }) => winnerSide,
  }),
  version: t.int({
    description: "Versão: send it back as expectedVersion.",
    resolve: ({ version }) => version,
  }),
  startedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Início: UTC; null until the first ball.",
    resolve: ({ startedAt }) => startedAt,
  }),
});
