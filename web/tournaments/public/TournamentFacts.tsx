import { HStack } from "@chakra-ui/react/stack";
import { CalendarDays, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { TournamentFacts_tournament$key } from "../../__generated__/TournamentFacts_tournament.graphql";
import { formatDate } from "../../ui/format";

/** How many are enrolled, and when it starts. */
export function TournamentFacts({ tournament }: { tournament: TournamentFacts_tournament$key }) {
  const { enrolmentCount, startDate } = useFragment(
    graphql`
      fragment TournamentFacts_tournament on Tournament {
        enrolmentCount
        startDate
      }
    `,
    tournament,
  );
  return (
    <HStack gap="5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
      <HStack gap="1.5">
        <Users size={16} aria-hidden="true" />
        {counted(enrolmentCount, "inscrito", "inscritos")}
      </HStack>
      <HStack gap="1.5">
        <CalendarDays size={16} aria-hidden="true" />
        <time dateTime={startDate}>{formatDate(startDate)}</time>
      </HStack>
    </HStack>
  );
}
