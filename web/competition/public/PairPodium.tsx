import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { PairPodium_positions$key } from "../../__generated__/PairPodium_positions.graphql";
import { pairTitles } from "./champion-titles";
import { shortName } from "./match-words";
import { PodiumScene } from "../super-n/PodiumScene";

interface PairPodiumProps {
  positions: PairPodium_positions$key;
  gender: "MALE" | "FEMALE" | "MIXED";
}

/** The first three pairs on a podium; if the final had no winner, the middle step is empty. */
export function PairPodium({ positions: key, gender }: PairPodiumProps) {
  const positions = useFragment(
    graphql`
      fragment PairPodium_positions on FinalPosition @relay(plural: true) {
        position
        points
        pair {
          id
          athletes {
            displayName
          }
        }
      }
    `,
    key,
  );
  const steps = positions
    .filter(({ position }) => position <= 3)
    .map(({ position, points, pair }) => ({
      id: pair.id,
      position,
      name: pair.athletes.map(({ displayName }) => shortName(displayName)).join(" e "),
      detail: typeof points === "number" ? counted(points, "ponto", "pontos") : null,
    }));
  if (steps.length === 0) return null;
  const champions = steps.find(({ position }) => position === 1);
  return (
    <PodiumScene
      title={champions ? pairTitles[gender] : "Pódio"}
      headline={champions ? `${champions.name} venceram!` : "Ninguém venceu a final"}
      steps={steps}
    />
  );
}
