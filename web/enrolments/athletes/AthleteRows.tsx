import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useId } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { type AthleteLevel, athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { AthleteSearch_tournament$key } from "../../__generated__/AthleteSearch_tournament.graphql";
import type { AthleteRows_athlete$key } from "../../__generated__/AthleteRows_athlete.graphql";
import type { AthleteRowsQuery } from "../../__generated__/AthleteRowsQuery.graphql";

interface FoundAthleteRowProps {
  athlete: AthleteRows_athlete$key;
  /** The level that recent podiums ask for, with the podium. */
  suggestedLevel?: string | undefined;
  /** Shown if athletes of several arenas are listed. */
  clubNames: readonly string[];
  /** The button. */
  children: ReactNode;
}

export function FoundAthleteRow({ athlete, suggestedLevel, clubNames, children }: FoundAthleteRowProps) {
  const { displayName, email, level } = useFragment(
    graphql`
      fragment AthleteRows_athlete on Athlete {
        displayName
        email
        level
      }
    `,
    athlete,
  );
  return (
    <AthleteLine
      name={displayName}
      level={level}
      more={[
        ...(suggestedLevel === undefined ? [] : [`Nível sugerido: ${suggestedLevel}`]),
        ...clubNames,
        ...(email ? [email] : []),
      ]}
    >
      {children}
    </AthleteLine>
  );
}

interface AthleteLineProps {
  name: string;
  level: AthleteLevel;
  /** Further facts that distinguish athletes of the same name. */
  more?: readonly string[];
  /** The button. */
  children: ReactNode;
}

export function AthleteLine({ name, level, more = [], children }: AthleteLineProps) {
  return (
    <HStack as="li" gap="3" py="2" borderBottomWidth="1px" borderColor="border.muted">
      <Stack gap="0" flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name || "Nome não encontrado"}
        </Text>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {[`Nível ${athleteLevelLabel[level]}`, ...more].join(" · ")}
        </Text>
      </Stack>
      {children}
    </HStack>
  );
}

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
  const { node: category } = useLazyLoadQuery<AthleteRowsQuery>(
    graphql`
      query AthleteRowsQuery($categoryId: ID!) {
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

export interface FoundAthlete {
  id: string;
  displayName: string;
  /** Belongs to another arena, or the event is a championship: is invited, and enrolled only after accepting. */
  isGuest?: boolean;
}

export interface AthleteSearchProps {
  tournament: AthleteSearch_tournament$key;
  /** Set to count only the enrolments of this category; otherwise those of the whole tournament count. */
  categoryId?: string | null;
  /** Enrolled athletes, including those enrolled after the search. */
  enrolled: ReadonlySet<string>;
  /** The button beside each athlete found. */
  action: (athlete: FoundAthlete) => ReactNode;
  /** Offered with the search text when there are no results; absent where athletes cannot be registered. */
  onRegister?: (name: string) => void;
  /** Hides the search for guests even if the tournament is open to them: a substitute cannot be invited. */
  ownOnly?: boolean;
  /** Below the field. */
  hint?: string | undefined;
}
