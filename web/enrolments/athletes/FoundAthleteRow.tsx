import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { athleteLevelLabel, type AthleteLevel } from "../../../server/sport/athlete-level.rules";
import type { FoundAthleteRow_athlete$key } from "../../__generated__/FoundAthleteRow_athlete.graphql";

interface FoundAthleteRowProps {
  athlete: FoundAthleteRow_athlete$key;
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
      fragment FoundAthleteRow_athlete on Athlete {
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
