import { randomUUID } from "node:crypto";
import { decodeGlobalId } from "../../server/platform/graphql/global-id";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import { usualShares } from "../../server/sport/ranking/ranking-points.rules";
import type { Stock } from "./stock";
import { nextNumber } from "./story";

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

/** Inputs of mutations on rankings. */
export const rankingInputs: Record<string, (stock: Stock) => object> = {
  createRanking: ({ federation }) => ({ federationId: federation, ...newRanking() }),
  createArenaRanking: ({ arena }) => ({ arenaId: arena, ...newRanking() }),
  updateRanking: ({ runningRanking }) => ({ rankingId: runningRanking, ...newRanking(), active: true }),
  publishRanking: ({ runningRanking, rankingMonth, rankingKey }) => ({
    rankingId: runningRanking,
    month: rankingMonth,
    key: rankingKey,
  }),
  correctRanking: ({ runningRanking, rankingResult }) => ({
    rankingId: runningRanking,
    changes: [{ resultKey: rankingResult, level: null }],
    reason: "Protesto deferido",
  }),
  addRankingPoints: ({ runningRanking, newcomer }) => ({
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
};
