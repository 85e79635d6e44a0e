import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { athleteLevelLabel, type AthleteLevel } from "../../../server/athletes/athlete-level.rules";
import type { FoundAthleteRow_athlete$key } from "../../__generated__/FoundAthleteRow_athlete.graphql";

interface FoundAthleteRowProps {
  athlete: FoundAthleteRow_athlete$key;
  /** The button. */
  children: ReactNode;
}

export function FoundAthleteRow({ athlete, children }: FoundAthleteRowProps) {
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
    <AthleteLine name={displayName} level={level} email={email}>
      {children}
    </AthleteLine>
  );
}

interface AthleteLineProps {
  name: string;
  level: AthleteLevel;
  email?: string | null;
  /** The button. */
  children: ReactNode;
}

export function AthleteLine({ name, level, email, children }: AthleteLineProps) {
  return (
    <HStack as="li" gap="3" py="2" borderBottomWidth="1px" borderColor="border.muted">
      <Stack gap="0" flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name || "Nome não encontrado"}
        </Text>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          Nível {athleteLevelLabel[level]}
          {email ? ` · ${email}` : ""}
        </Text>
      </Stack>
      {children}
    </HStack>
  );
}
