import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays, Tag } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AthleteTournamentRow_enrolment$key } from "../__generated__/AthleteTournamentRow_enrolment.graphql";
import { formatPeriod } from "../ui/format";
import { PositionBadge } from "../ui/PositionBadge";
import { TextLink } from "../ui/TextLink";
import { ParticipantStatusBadge } from "../enrolments/public/ParticipantStatusBadge";
import { publicTournamentPath } from "./public/tournament-path";

/** One tournament as the athlete sees it: what, when, and how it went so far. */
export function AthleteTournamentRow({ enrolment }: { enrolment: AthleteTournamentRow_enrolment$key }) {
  const { tournamentName, tournamentKey, category, startDate, endDate, status, finalPosition } = useFragment(
    graphql`
      fragment AthleteTournamentRow_enrolment on AthleteEnrolment {
        tournamentName
        tournamentKey
        category
        startDate
        endDate
        status
        finalPosition
      }
    `,
    enrolment,
  );
  return (
    <Flex
      as="li"
      gap="4"
      rowGap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      p="4"
      borderRadius="l2"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.muted"
    >
      <Stack gap="1.5" minW="0" flex="1 1 14rem">
        <Text fontWeight="bold" textStyle="lg" lineHeight="1.2" overflowWrap="anywhere">
          {tournamentKey ? (
            <TextLink to={publicTournamentPath(tournamentKey)} color="fg" fontWeight="bold">
              {tournamentName}
            </TextLink>
          ) : (
            tournamentName
          )}
        </Text>
        <HStack gap="5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
          <HStack gap="1.5">
            <Tag size={16} aria-hidden="true" />
            {category}
          </HStack>
          <HStack gap="1.5">
            <CalendarDays size={16} aria-hidden="true" />
            {formatPeriod(startDate, endDate)}
          </HStack>
        </HStack>
      </Stack>
      {finalPosition ? (
        <PositionBadge position={finalPosition} unit="lugar" />
      ) : (
        <ParticipantStatusBadge status={status} />
      )}
    </Flex>
  );
}
