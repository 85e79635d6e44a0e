import type { KeptRules } from "../../server/tournaments/presets/rules-preset.rules";
import type { TestApi } from "./api";
import { nextNumber } from "./story";

/** Two categories of one set to six, finals in best of three; starts on a Friday, enrolment closes two days before. */
export const rulesToKeep: KeptRules = {
  event: {
    kind: "INTERNAL",
    category: "Fun",
    description: "Bolas por conta da arena",
    feeInCents: 7000,
    maxParticipants: 48,
    minPairs: 6,
    openToOtherArenas: true,
    setFormat: "SET6_TB66",
    isPublic: true,
    paymentDays: 2,
    fullRefundDays: 10,
    lateRefundPercent: 30,
    maxCategories: 2,
    oneLevelPerGender: true,
    podiumMonths: 12,
    podiumMovesUp: true,
    secondFeeInCents: 4000,
    thirdFeeInCents: null,
    furtherFeeInCents: null,
    memberFeeInCents: null,
    memberDiscountPercent: 10,
    matchMinutes: 30,
    minRestMinutes: 15,
    finalAfterThirdPlace: true,
  },
  categories: ["Feminino C", "Masculino C"].map((name) => ({
    name,
    level: "C",
    gender: name === "Feminino C" ? "FEMALE" : "MALE",
    minAge: null,
    maxAge: null,
    maxParticipants: 24,
    feeInCents: 7000,
    earlyFeeInCents: 6000,
    placeMode: "LOTS",
    wildCards: 1,
    drawFormat: "GROUPS_KNOCKOUT",
    matchFormat: "ONE_SET",
    setFormat: null,
    fixedGames: null,
    knockoutMatchFormat: null,
    knockoutSetFormat: null,
    roundOf16MatchFormat: null,
    roundOf16SetFormat: null,
    quarterfinalMatchFormat: null,
    quarterfinalSetFormat: null,
    semifinalMatchFormat: null,
    semifinalSetFormat: null,
    thirdPlaceMatchFormat: "ONE_SET",
    thirdPlaceSetFormat: "SET4_TB44",
    finalMatchFormat: "BEST_OF_3_MTB10",
    finalSetFormat: "SET6_TB66",
    qualifiersPerGroup: 2,
    groupSize: 3,
    thirdPlace: true,
    consolation: false,
    tieBreakers: ["GAME_BALANCE", "GAMES_WON"],
    walkoverBars: true,
  })),
  days: {
    startDate: "2026-11-20",
    endDate: "2026-11-22",
    registrationStartsOn: null,
    registrationEndsOn: "2026-11-18",
    earlyUntil: "2026-11-10",
  },
};

/** A rules preset of an arena. @returns its id. */
export async function createRulesPreset({ db }: TestApi, arenaId: string): Promise<string> {
  const { id } = await db.rulesPreset.create({
    data: { arenaId, name: `Etapa ${nextNumber()}`, rules: rulesToKeep },
  });
  return id;
}
