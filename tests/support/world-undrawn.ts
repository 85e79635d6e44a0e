import type { TestApi } from "./api";
import { createPairTournament } from "./pair-story";
import { createSuperN } from "./super-n-story";

/** Category rules without default values. */
const everyRule = {
  setFormat: "SET4_TB44",
  matchFormat: "FIXED_GAMES",
  fixedGames: 6,
  knockoutMatchFormat: "BEST_OF_3_MTB10",
  knockoutSetFormat: "SET6_TB66",
  roundOf16MatchFormat: "BEST_OF_3",
  roundOf16SetFormat: "SET4_TB44",
  quarterfinalMatchFormat: "BEST_OF_3_MTB7",
  quarterfinalSetFormat: "SET5_TB44",
  semifinalMatchFormat: "BEST_OF_3_MTB7",
  semifinalSetFormat: "SET4_TB33",
  finalMatchFormat: "BEST_OF_3",
  finalSetFormat: "SET6_TB55",
  groupSize: 3,
};

/** Undrawn categories: one of each kind, one with too few pairs, and one that was cancelled. */
export async function createUndrawn(api: TestApi, arenaId: string, seekingId: string) {
  const common = {
    tournament: {
      description: "Descrição",
      venue: "Local",
      directorName: "Diretora",
      sanctionTier: "G250",
      protestHours: 24,
    },
  };
  const few = await createPairTournament(api, { id: arenaId }, 1, common);
  const of = { tournamentId: few.id, categoryId: few.categoryId };
  await api.db.enrolment.create({ data: { ...of, athleteId: seekingId, status: "SEEKING_PARTNER" } });
  const { id: cancelledCategory } = await api.db.tournamentCategory.create({
    data: { tournamentId: few.id, name: "Desistida", level: "C", gender: "MIXED", settledAt: new Date() },
  });
  const knockout = { drawFormat: "KNOCKOUT" };
  const usual = await createPairTournament(api, { id: arenaId }, 3, { ...common, category: everyRule });
  const toKnockout = await createPairTournament(api, { id: arenaId }, 3, { ...common, category: knockout });
  return {
    undrawn: usual.categoryId,
    undrawnKnockout: toKnockout.categoryId,
    tooFew: few.categoryId,
    cancelledCategory,
    undrawnSuperN: (await createSuperN(api, arenaId, 5, common)).categoryId,
  };
}
