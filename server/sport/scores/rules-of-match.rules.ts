import { counted } from "../../platform/numbers.rules";
import { type CategoryFormat, type DrawStage, entersInPairs } from "../draws/draw-plan.rules";
import {
  type MatchFormatName,
  matchFormats,
  type MatchRules,
  type SetFormatName,
  setFormats,
} from "./match-format.rules";

/** The rounds at the end of a knockout that may be played by a format of their own. */
export const decidingPhases = ["ROUND_OF_16", "QUARTERFINAL", "SEMIFINAL", "THIRD_PLACE", "FINAL"] as const;
export type DecidingPhase = (typeof decidingPhases)[number];

export const decidingPhaseLabel: Record<DecidingPhase, string> = {
  ROUND_OF_16: "Oitavas de final",
  QUARTERFINAL: "Quartas de final",
  SEMIFINAL: "Semifinal",
  THIRD_PLACE: "Disputa de 3º lugar",
  FINAL: "Final",
};

/** Formats of the phases as a category stores them; null stands for what the knockout is played by. */
export interface PhaseFormats {
  readonly roundOf16MatchFormat: MatchFormatName | null;
  readonly roundOf16SetFormat: SetFormatName | null;
  readonly quarterfinalMatchFormat: MatchFormatName | null;
  readonly quarterfinalSetFormat: SetFormatName | null;
  readonly semifinalMatchFormat: MatchFormatName | null;
  readonly semifinalSetFormat: SetFormatName | null;
  readonly thirdPlaceMatchFormat: MatchFormatName | null;
  readonly thirdPlaceSetFormat: SetFormatName | null;
  readonly finalMatchFormat: MatchFormatName | null;
  readonly finalSetFormat: SetFormatName | null;
}

export const phaseFields = {
  ROUND_OF_16: { matchFormat: "roundOf16MatchFormat", setFormat: "roundOf16SetFormat" },
  QUARTERFINAL: { matchFormat: "quarterfinalMatchFormat", setFormat: "quarterfinalSetFormat" },
  SEMIFINAL: { matchFormat: "semifinalMatchFormat", setFormat: "semifinalSetFormat" },
  THIRD_PLACE: { matchFormat: "thirdPlaceMatchFormat", setFormat: "thirdPlaceSetFormat" },
  FINAL: { matchFormat: "finalMatchFormat", setFormat: "finalSetFormat" },
} as const satisfies Record<
  DecidingPhase,
  { matchFormat: keyof PhaseFormats; setFormat: keyof PhaseFormats }
>;

export const formatsOfPhase = (phase: DecidingPhase, category: PhaseFormats) => ({
  matchFormat: category[phaseFields[phase].matchFormat],
  setFormat: category[phaseFields[phase].setFormat],
});

/**
 * Which phases a category plays, as far as is known before the draw: how many rounds it has follows from the pairs. The
 * final of a double elimination is its grand final; it has no semifinal.
 */
export function phasesOfCategory(category: {
  readonly drawFormat: CategoryFormat;
  readonly thirdPlace: boolean;
}): DecidingPhase[] {
  switch (category.drawFormat) {
    case "GROUPS_KNOCKOUT":
    case "KNOCKOUT":
      return decidingPhases.filter((phase) => phase !== "THIRD_PLACE" || category.thirdPlace);
    case "DOUBLE_ELIMINATION":
      return ["FINAL"];
    case "ROUND_ROBIN":
    case "SUPER_N":
      return [];
  }
}

/** The same with their formats. */
export const phaseFormatsOf = (
  category: PhaseFormats & { readonly drawFormat: CategoryFormat; readonly thirdPlace: boolean },
) => phasesOfCategory(category).map((phase) => ({ phase, ...formatsOfPhase(phase, category) }));

/** Where a match stands in its draw, as far as its format follows from it. */
export interface MatchInDraw {
  /** Null in a Super N. */
  readonly stage: DrawStage | null;
  readonly round: number;
  /** The last round of its stage. */
  readonly lastRound: number;
}

/** From the last round backwards. */
const mainPhases = ["FINAL", "SEMIFINAL", "QUARTERFINAL", "ROUND_OF_16"] as const;

/** @returns null for a match of any other round, and in a consolation bracket. */
export function decidingPhaseOf(
  { stage, round, lastRound }: MatchInDraw,
  drawFormat: CategoryFormat,
): DecidingPhase | null {
  if (stage === "THIRD_PLACE") return "THIRD_PLACE";
  if (stage === "GRAND_FINAL") return "FINAL";
  // The last round of the winners' bracket decides nothing yet.
  if (stage !== "MAIN" || drawFormat === "DOUBLE_ELIMINATION") return null;
  return mainPhases[lastRound - round] ?? null;
}

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
