import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Medal } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PodiumSection_category$key } from "../../__generated__/PodiumSection_category.graphql";
import type { PodiumSection_tournament$key } from "../../__generated__/PodiumSection_tournament.graphql";
import { Panel } from "../../ui/Card";
import { shortName } from "../matches/match-words";
import { Podium } from "../super8/Podium";
import { SectionHeading } from "./SectionHeading";

interface PodiumSectionProps {
  tournament: PodiumSection_tournament$key;
  category: PodiumSection_category$key | null;
}

const medals: Record<number, string> = { 1: "sun.400", 2: "sea.300", 3: "coral.400" };

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
        finalPositions {
          position
          reason
          points
          pair {
            id
            athletes {
              displayName
            }
          }
        }
      }
    `,
    key,
  );
  if (standings.length > 0) return <Podium standings={standings} gender={gender} />;
  const positions = category?.finalPositions ?? [];
  return (
    <Stack gap="4">
      <SectionHeading>Classificação final</SectionHeading>
      <Stack as="ol" listStyleType="none" gap="3">
        {positions.map(({ position, reason, points, pair }) => (
          <Panel
            as="li"
            key={pair.id}
            p={{ base: "3", md: "4" }}
            boxShadow={position <= 3 ? "md" : "none"}
            borderColor={position === 1 ? "sun.solid" : "border"}
            borderWidth={position === 1 ? "2px" : "1px"}
          >
            <Flex gap="4" align="center">
              <Text
                fontFamily="heading"
                fontWeight="bold"
                textStyle={position <= 3 ? "3xl" : "xl"}
                minW="3.25rem"
                textAlign="center"
              >
                {position}º
              </Text>
              <Stack gap="0" flex="1" minW="0">
                <Text fontWeight="bold" textStyle={position <= 3 ? "lg" : "md"} overflowWrap="anywhere">
                  {pair.athletes.map(({ displayName }) => shortName(displayName)).join(" / ")}
                </Text>
                <Text color="fg.muted" textStyle="sm">
                  {reason}
                  {typeof points === "number" ? ` · ${points} pontos no ranking` : ""}
                </Text>
              </Stack>
              {medals[position] ? (
                <Flex color={medals[position]} flexShrink="0">
                  <Medal size={position === 1 ? 40 : 30} aria-hidden="true" />
                </Flex>
              ) : null}
            </Flex>
          </Panel>
        ))}
      </Stack>
    </Stack>
  );
}
