import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolSection_tournament$key } from "../../__generated__/EnrolSection_tournament.graphql";
import { EnrolCard } from "../../enrolments/public/EnrolCard";
import { WhoPlays } from "./WhoPlays";

/** How one enters, and who has. The steps of entering stand first, whatever they are. */
export function EnrolSection({ tournament: key }: { tournament: EnrolSection_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment EnrolSection_tournament on Tournament {
        status
        viewerEnrolments {
          __typename
        }
        ...EnrolCard_tournament
        ...WhoPlays_tournament
      }
    `,
    key,
  );
  const { status, viewerEnrolments } = tournament;
  return (
    <Stack gap="6">
      {status === "REGISTRATION_OPEN" || viewerEnrolments.length > 0 ? (
        <EnrolCard tournament={tournament} />
      ) : null}
      <WhoPlays tournament={tournament} />
    </Stack>
  );
}
