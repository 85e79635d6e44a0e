import { drawStageLabel, type DrawStage } from "../../../server/sport/draws/draw-plan.rules";

/** What a bracket is called beside the others of its draw. */
export function bracketLabel(
  stage: DrawStage,
  among: { afterGroups: boolean; stages: readonly DrawStage[] },
): string {
  if (stage !== "MAIN") return drawStageLabel[stage];
  if (among.afterGroups) return "Eliminatórias";
  return among.stages.includes("LOSERS") ? "Chave dos vencedores" : drawStageLabel.MAIN;
}
