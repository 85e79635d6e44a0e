import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { PodiumSection_category$key } from "../../__generated__/PodiumSection_category.graphql";
import type { PodiumSection_tournament$key } from "../../__generated__/PodiumSection_tournament.graphql";
import { FinalPositions } from "../classification/FinalPositions";
import { PairPodium } from "../classification/PairPodium";
import { Podium } from "../super8/Podium";
import { SectionHeading } from "./SectionHeading";

interface PodiumSectionProps {
  tournament: PodiumSection_tournament$key;
  category: PodiumSection_category$key | null;
}

/** Who won, and how everybody ended. */
export function PodiumSection({ tournament, category: key }: PodiumSectionProps) {
  const { gender, standings } = useFragment(
    graphql`
      fragment PodiumSection_tournament on Tournament {
        gender
        standings {
          ...Podium_standing
        }
      }
    `,
    tournament,
  );
  const category = useFragment(
    graphql`
      fragment PodiumSection_category on TournamentCategory {
        gender
        finalPositions {
          ...PairPodium_positions
          ...FinalPositions_positions
        }
      }
    `,
    key,
  );
  if (standings.length > 0) return <Podium standings={standings} gender={gender} />;
  if (!category) return null;
  return (
    <Stack gap="5">
      <PairPodium positions={category.finalPositions} gender={category.gender} />
      <SectionHeading>Classificação final</SectionHeading>
      <FinalPositions positions={category.finalPositions} />
    </Stack>
  );
}
