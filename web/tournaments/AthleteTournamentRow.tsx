import { HStack } from "@chakra-ui/react/stack";
import { CalendarDays, Tag } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AthleteTournamentRow_enrolment$key } from "../__generated__/AthleteTournamentRow_enrolment.graphql";
import { formatPeriod } from "../ui/format";
import { ListRow, ListRowName } from "../ui/ListRow";
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
    <ListRow
      basis="14rem"
      end={
        finalPosition ? (
          <PositionBadge position={finalPosition} unit="lugar" />
        ) : (
          <ParticipantStatusBadge status={status} />
        )
      }
    >
      <ListRowName>
        {tournamentKey ? (
          <TextLink to={publicTournamentPath(tournamentKey)} color="fg" fontWeight="bold">
            {tournamentName}
          </TextLink>
        ) : (
          tournamentName
        )}
      </ListRowName>
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
    </ListRow>
  );
}
