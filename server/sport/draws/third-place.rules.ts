import { loserOf, type DraftMatch } from "./bracket.rules";

/** The match for third place between the losers of the semifinals, played before the final. */
export function thirdPlaceMatch(semifinals: readonly DraftMatch[], number: number): DraftMatch[] {
  const [one, other] = semifinals;
  if (one === undefined || other === undefined) return [];
  const sides = [loserOf(one), loserOf(other)] as const;
  return [{ number, stage: "THIRD_PLACE", group: null, round: 1, order: 1, sides }];
}
