import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useId, type ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { AthleteLevel } from "../../../server/sport/athlete-level.rules";
import type { SeekersQuery } from "../../__generated__/SeekersQuery.graphql";
import { AthleteLine } from "./FoundAthleteRow";

export interface Seeker {
  readonly enrolmentId: string;
  readonly athleteId: string;
  readonly name: string;
  readonly level: AthleteLevel;
}

interface SeekersProps {
  categoryId: string;
  title: string;
  passOver: (seeker: Seeker) => boolean;
  /** Shown instead of the list when it is empty. */
  empty: ReactNode;
  /** The result of the last choice, for example an error. */
  notice?: ReactNode;
  /** The button beside each athlete. */
  action: (seeker: Seeker) => ReactNode;
}

/** The athletes who look for a partner in a category. */
export function Seekers({ categoryId, title, passOver, empty, notice, action }: SeekersProps) {
  const { node: category } = useLazyLoadQuery<SeekersQuery>(
    graphql`
      query SeekersQuery($categoryId: ID!) {
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
  const seekers = (category?.partnerSeekers?.edges ?? [])
    .map(({ node: { enrolmentId, athlete } }): Seeker => {
      const { id: athleteId, displayName: name, level } = athlete;
      return { enrolmentId, athleteId, name, level };
    })
    .filter((seeker) => !passOver(seeker));
  if (seekers.length === 0) return empty;
  return (
    <Stack as="section" gap="2" aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
        {title}
      </Heading>
      {notice}
      <Stack as="ul" gap="0" listStyleType="none">
        {seekers.map((seeker) => (
          <AthleteLine key={seeker.enrolmentId} name={seeker.name} level={seeker.level}>
            {action(seeker)}
          </AthleteLine>
        ))}
      </Stack>
    </Stack>
  );
}
