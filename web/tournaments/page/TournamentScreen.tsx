import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentScreen_tournament$key } from "../../__generated__/TournamentScreen_tournament.graphql";
import type { LiveStatus } from "../../relay/live-status";
import { LiveIndicator } from "../../competition/public/LiveIndicator";
import { TournamentActions } from "./TournamentActions";
import { TournamentBadges } from "../public/TournamentBadges";
import { TournamentColumns, TournamentFrame } from "../public/TournamentFrame";
import { TournamentInfoCard } from "./TournamentInfoCard";
import { TournamentTabs } from "./TournamentTabs";

interface TournamentScreenProps {
  tournament: TournamentScreen_tournament$key;
  live: LiveStatus;
}

/** Everything about one tournament. Mutations and live news bring this fragment, so that all of it follows. */
export function TournamentScreen({ tournament: key, live }: TournamentScreenProps) {
  const tournament = useFragment(
    graphql`
      fragment TournamentScreen_tournament on Tournament {
        name
        status
        ...TournamentBadges_tournament
        ...TournamentActions_tournament
        ...TournamentInfoCard_tournament
        ...TournamentTabs_tournament
      }
    `,
    key,
  );
  return (
    <TournamentFrame
      title={tournament.name}
      subtitle={
        <HStack gap="4" wrap="wrap" rowGap="2">
          <HStack gap="1.5" wrap="wrap">
            <TournamentBadges tournament={tournament} openLabel="Inscrição Aberta para Todos" />
          </HStack>
          <LiveIndicator status={live} />
        </HStack>
      }
      actions={<TournamentActions tournament={tournament} />}
    >
      <TournamentColumns>
        {/* Once it is played, whoever holds a phone came for the matches: what it costs can wait below them. */}
        <Box order={{ base: tournament.status === "REGISTRATION_OPEN" ? 0 : 1, xl: 0 }}>
          <TournamentInfoCard tournament={tournament} />
        </Box>
        <TournamentTabs tournament={tournament} />
      </TournamentColumns>
    </TournamentFrame>
  );
}
