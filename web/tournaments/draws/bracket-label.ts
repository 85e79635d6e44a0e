import { drawStageLabel, type DrawStage } from "../../../server/tournaments/draws/draw-plan.rules";

/** What a bracket is called beside the others of its draw. */
export function bracketLabel(
  stage: DrawStage,
  among: { groups: number; stages: readonly DrawStage[] },
): string {
  if (stage !== "MAIN") return drawStageLabel[stage];
  if (among.groups > 0) return "Eliminatórias";
  return among.stages.includes("LOSERS") ? "Chave dos vencedores" : drawStageLabel.MAIN;
}
