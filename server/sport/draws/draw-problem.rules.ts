import type { DrawFormat, DrawSettings } from "./draw-plan.rules";
import { groupSizes } from "./group-draw.rules";

/** Who plays on a day; more than any arena holds. */
export const maxDrawEntries = 128;

/** Where everybody plays everybody: more would be more matches each than anybody plays. */
export const maxRoundRobinEntries = 32;

/** The fewest pairs one can draw. */
export function minDrawEntries(format: DrawFormat): number {
  return format === "GROUPS_KNOCKOUT" || format === "DOUBLE_ELIMINATION" ? 3 : 2;
}

/** Why so many pairs cannot be drawn like this, in Portuguese; null when they can. */
export function drawProblem(entries: number, settings: DrawSettings): string | null {
  const least = minDrawEntries(settings.format);
  if (entries < least) return `São necessárias pelo menos ${least} duplas para este formato`;
  if (entries > maxDrawEntries) return `Um chaveamento tem no máximo ${maxDrawEntries} duplas`;
  if (settings.format === "ROUND_ROBIN" && entries > maxRoundRobinEntries)
    return `Todos contra todos tem no máximo ${maxRoundRobinEntries} duplas`;
  if (settings.format !== "GROUPS_KNOCKOUT") return null;
  const sizes = groupSizes(entries, settings.groupSize);
  const smallest = Math.min(...sizes);
  if (settings.qualifiersPerGroup > smallest)
    return `Há grupos de ${smallest} duplas: classifique no máximo ${smallest} por grupo`;
  if (sizes.length === 1 && settings.qualifiersPerGroup < 2)
    return "Com um único grupo, classifique pelo menos 2 duplas ou escolha todos contra todos";
  return null;
}
