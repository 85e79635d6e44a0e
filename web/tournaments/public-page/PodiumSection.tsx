import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { PodiumSection_category$key } from "../../__generated__/PodiumSection_category.graphql";
import { FinalPositions } from "../../competition/public/FinalPositions";
import { PairPodium } from "../../competition/public/PairPodium";
import { Podium } from "../../competition/public/Podium";
import { SectionHeading } from "./SectionHeading";

interface PodiumSectionProps {
  category: PodiumSection_category$key | null;
}

/** Who won, and how everybody ended. */
export function PodiumSection({ category: key }: PodiumSectionProps) {
  const category = useFragment(
    graphql`
      fragment PodiumSection_category on TournamentCategory {
        gender
        settledAt
        standings {
          ...Podium_standing
        }
        finalPositions {
          ...PairPodium_positions
          ...FinalPositions_positions
        }
      }
    `,
    key,
  );
  if (!category?.settledAt) return null;
  const { standings, gender } = category;
  if (standings.length > 0) return <Podium standings={standings} gender={gender} />;
  return (
    <Stack gap="5">
      <PairPodium positions={category.finalPositions} gender={category.gender} />
      <SectionHeading>Classificação final</SectionHeading>
      <FinalPositions positions={category.finalPositions} />
    </Stack>
  );
}
