import { randomUUID } from "node:crypto";
import { decodeGlobalId } from "../../../server/platform/graphql/nodes";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import { usualShares } from "../../../server/sport/ranking/ranking-points.rules";
import { nextNumber } from "../../support/story";
import { policiesOf, type MutationLine, type MutationPolicy } from "../../support/mutation-policy";

/** The values of a new ranking. */
const newRanking = () => ({
  name: `Ranking Novo ${nextNumber()}`,
  category: "B",
  gender: "FEMALE",
  scope: "STATE",
  window: "ROLLING_52_WEEKS",
  bestResults: 10,
  shares: [...usualShares],
  unaffiliated: "COUNT",
  automatic: true,
});

const federations = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const arenas = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const managing: MutationLine[] = [
  [
    "changing a ranking",
    "updateRanking",
    "ranking",
    ({ runningRanking }) => ({ rankingId: runningRanking, ...newRanking(), active: true }),
  ],
  [
    "publishing a list",
    "publishRanking",
    "ranking versions",
    ({ runningRanking, rankingMonth, rankingKey }) => ({
      rankingId: runningRanking,
      month: rankingMonth,
      key: rankingKey,
    }),
  ],
  [
    "correcting results",
    "correctRanking",
    "ranking versions",
    ({ runningRanking, rankingResult }) => ({
      rankingId: runningRanking,
      changes: [{ resultKey: rankingResult, level: null }],
      reason: "Protesto deferido",
    }),
  ],
  [
    "giving points by hand",
    "addRankingPoints",
    "ranking versions",
    ({ runningRanking, newcomer }) => ({
      rankingId: runningRanking,
      key: randomUUID(),
      athleteKey: decodeGlobalId(newcomer).id,
      eventName: "Aberto de Garopaba",
      date: addDays(dayAt(new Date(), brasiliaTime), -3),
      tier: "G250",
      level: "SF",
      reason: "Evento de outra federação",
      correctsPublished: false,
    }),
  ],
];

export const rankingMutations: MutationPolicy[] = [
  {
    name: "making a ranking: the federation's people, admins",
    mutation: "createRanking",
    answer: "ranking",
    input: ({ federation }) => ({ federationId: federation, ...newRanking() }),
    ...federations,
  },
  {
    name: "making a ranking of an arena: its owner, admins",
    mutation: "createArenaRanking",
    answer: "ranking",
    input: ({ arena }) => ({ arenaId: arena, ...newRanking() }),
    ...arenas,
  },
  ...policiesOf(managing, " of an arena: its owner, admins", arenas),
  ...policiesOf(managing, " of a federation: its people, admins", { of: "federation", ...federations }),
];
