import { counted } from "../../platform/plural.rules";
import { entersInPairs, type CategoryFormat } from "../draws/category-format.rules";
import {
  decidingPhaseOf,
  formatsOfPhase,
  type DecidingPhase,
  type MatchInDraw,
  type PhaseFormats,
} from "./deciding-phase.rules";
import { matchFormats, type MatchFormatName, type MatchRules } from "./match-format.rules";
import { setFormats, type SetFormatName } from "./set-format.rules";

/** The settings of a category for its matches; null inherits from the tournament or from the group stage. */
interface UsualRules {
  readonly drawFormat: CategoryFormat;
  readonly matchFormat: MatchFormatName;
  readonly setFormat: SetFormatName | null;
  readonly fixedGames: number | null;
  readonly knockoutMatchFormat: MatchFormatName | null;
  readonly knockoutSetFormat: SetFormatName | null;
}

export type CategoryRules = UsualRules & PhaseFormats;

type OwnFormats = ReturnType<typeof formatsOfPhase>;

interface UsualSet {
  readonly setFormat: SetFormatName;
}

/** What matches of a category are played by where no phase says otherwise. */
export const usualRules = (category: UsualRules | null, tournament: UsualSet): MatchRules =>
  category && entersInPairs(category)
    ? {
        matchFormat: category.matchFormat,
        setFormat: category.setFormat ?? tournament.setFormat,
        fixedGames: category.fixedGames,
      }
    : { matchFormat: "ONE_SET", setFormat: category?.setFormat ?? tournament.setFormat };

/**
 * What a round of the knockout is played by. The category's formats of the knockout count only after groups: elsewhere no
 * form shows them, and one that was chosen before the draw's format changed must not come back.
 * @param own formats of its phase; null before the round of 16 and in the brackets beside the main one.
 */
export function rulesOfKnockout(
  own: OwnFormats | null,
  category: UsualRules,
  tournament: UsualSet,
): MatchRules {
  const usual = usualRules(category, tournament);
  const isAfterGroups = category.drawFormat === "GROUPS_KNOCKOUT";
  return {
    matchFormat:
      own?.matchFormat ?? (isAfterGroups ? category.knockoutMatchFormat : null) ?? usual.matchFormat,
    setFormat: own?.setFormat ?? (isAfterGroups ? category.knockoutSetFormat : null) ?? usual.setFormat,
    fixedGames: category.fixedGames,
    someoneGoesOn: true,
  };
}

/**
 * The rules of one match; no other code derives them. A Super 8 plays one set. In a category of pairs the knockout, and
 * its last rounds, may have formats of their own, and a knockout match always needs a winner.
 * @param category the match's; null in a Super 8.
 */
export function rulesOfMatch(
  match: MatchInDraw,
  category: CategoryRules | null,
  tournament: UsualSet,
): MatchRules {
  if (match.stage === null || !category)
    return { matchFormat: "ONE_SET", setFormat: category?.setFormat ?? tournament.setFormat };
  if (match.stage === "GROUP") return usualRules(category, tournament);
  const phase = decidingPhaseOf(match, category.drawFormat);
  return rulesOfKnockout(phase && formatsOfPhase(phase, category), category, tournament);
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLocaleLowerCase("pt-BR")}${text.slice(1)}`;

/** "melhor de 3, match tie-break até 10; set até 6, tie-break em 6x6" */
export function formatInWords({ matchFormat, setFormat, fixedGames }: MatchRules): string {
  if (matchFormat === "FIXED_GAMES" && fixedGames)
    return `${counted(fixedGames, "game", "games")} em cada jogo`;
  const match = lowerFirst(matchFormats[matchFormat].label);
  return matchFormat === "TIMED" ? match : `${match}; ${lowerFirst(setFormats[setFormat].label)}`;
}

const inPhase: Record<DecidingPhase, string> = {
  ROUND_OF_16: "Nas oitavas de final",
  QUARTERFINAL: "Nas quartas de final",
  SEMIFINAL: "Na semifinal",
  THIRD_PLACE: "Na disputa de 3º lugar",
  FINAL: "Na final",
};

/**
 * A sentence for each phase with a format of its own: "Na final: melhor de 3 sets; set até 6, tie-break em 6x6."
 */
export const phasesInWords = (
  phases: readonly (OwnFormats & { readonly phase: DecidingPhase })[],
  category: UsualRules,
  tournament: UsualSet,
): string[] =>
  phases
    .filter(({ matchFormat, setFormat }) => matchFormat !== null || setFormat !== null)
    .map((own) => `${inPhase[own.phase]}: ${formatInWords(rulesOfKnockout(own, category, tournament))}.`);

/** Games that a match of this format usually takes; null where it is played by time. */
function usualGames({ matchFormat, setFormat, fixedGames }: MatchRules): number | null {
  if (matchFormat === "TIMED") return null;
  if (matchFormat === "FIXED_GAMES") return fixedGames ?? null;
  // A set to 6 takes 9 games; two of five matches need a third set; a match tie-break takes as long as three games.
  const set = 1.5 * setFormats[setFormat].games;
  const { setsToWin, matchTiebreakTo } = matchFormats[matchFormat];
  return setsToWin === 1 ? set : 2 * set + 0.4 * (matchTiebreakTo === null ? set : 3);
}

const planned = { least: 5, most: 240, step: 5 };

/**
 * How many minutes a match takes in the schedule.
 * @param minutes the planned duration for the category's usual format; other formats are scaled in proportion to their
 * games, in steps of five minutes.
 */
export function minutesOfMatch(
  match: MatchInDraw,
  category: CategoryRules | null,
  tournament: UsualSet & { readonly matchMinutes: number },
): number {
  const { matchMinutes } = tournament;
  const games = usualGames(rulesOfMatch(match, category, tournament));
  const usual = usualGames(usualRules(category, tournament));
  if (games === null || usual === null || games === usual) return matchMinutes;
  const steps = Math.round((matchMinutes * games) / usual / planned.step);
  return Math.min(planned.most, Math.max(planned.least, steps * planned.step));
}
