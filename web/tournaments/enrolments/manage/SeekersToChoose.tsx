import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useId } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../../server/athletes/athlete-level.rules";
import type { SeekersToChooseQuery } from "../../../__generated__/SeekersToChooseQuery.graphql";
import type { FoundAthlete } from "../AthleteSearch";

interface SeekersToChooseProps {
  categoryId: string;
  without: ReadonlySet<string>;
  onChoose: (athlete: FoundAthlete) => void;
}

/** Those who have said that they seek a partner in this category; nothing where nobody does. */
export function SeekersToChoose({ categoryId, without, onChoose }: SeekersToChooseProps) {
  const { node: category } = useLazyLoadQuery<SeekersToChooseQuery>(
    graphql`
      query SeekersToChooseQuery($categoryId: ID!) {
        node(id: $categoryId) {
          ... on TournamentCategory {
            partnerSeekers(first: 50) {
              edges {
                node {
                  enrolmentId
                  athlete {
                    id
                    displayName
                    level
                  }
                }
              }
            }
          }
        }
      }
    `,
    { categoryId },
    { fetchPolicy: "store-and-network" },
  );
  const titleId = useId();
  const seekers =
    category?.partnerSeekers?.edges
      .map(({ node }) => node)
      .filter(({ athlete }) => !without.has(athlete.id)) ?? [];
  if (seekers.length === 0) return null;
  return (
    <Stack as="section" gap="1" aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
        Procurando dupla
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {seekers.map(({ enrolmentId, athlete }) => (
          <HStack as="li" key={enrolmentId} gap="3" py="2" borderBottomWidth="1px" borderColor="border.muted">
            <Stack gap="0" flex="1" minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {athlete.displayName}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                Nível {athleteLevelLabel[athlete.level]}
              </Text>
            </Stack>
            <Button size="sm" variant="outline" onClick={() => onChoose(athlete)}>
              Escolher
              <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
            </Button>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
