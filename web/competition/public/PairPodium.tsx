import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { PairPodium_positions$key } from "../../__generated__/PairPodium_positions.graphql";
import { shortName } from "./match-words";
import { PodiumScene } from "../super-n/PodiumScene";

interface PairPodiumProps {
  positions: PairPodium_positions$key;
  gender: "MALE" | "FEMALE" | "MIXED";
}

const titles = { MALE: "Campeões", FEMALE: "Campeãs", MIXED: "Campeões" } as const;

/** The first three pairs at sunset. */
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
  const [champions] = steps;
  if (!champions) return null;
  return <PodiumScene title={titles[gender]} headline={`${champions.name} venceram!`} steps={steps} />;
}
