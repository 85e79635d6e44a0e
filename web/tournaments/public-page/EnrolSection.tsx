import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolSection_tournament$key } from "../../__generated__/EnrolSection_tournament.graphql";
import { RegistrationCard } from "./RegistrationCard";
import { WhoPlays } from "./WhoPlays";

/** How one enters, and who has. The steps of entering stand first, whatever they are. */
export function EnrolSection({ tournament: key }: { tournament: EnrolSection_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment EnrolSection_tournament on Tournament {
        status
        ...RegistrationCard_tournament
        ...WhoPlays_tournament
      }
    `,
    key,
  );
  return (
    <Stack gap="6">
      {tournament.status === "REGISTRATION_OPEN" ? <RegistrationCard tournament={tournament} /> : null}
      <WhoPlays tournament={tournament} />
    </Stack>
  );
}
