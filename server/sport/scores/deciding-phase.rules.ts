import type { DrawStage } from "../draws/draw-plan.rules";
import type { CategoryFormat } from "../draws/category-format.rules";
import type { MatchFormatName } from "./match-format.rules";
import type { SetFormatName } from "./set-format.rules";

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
