import { HStack, Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentScreen_tournament$key } from "../../__generated__/TournamentScreen_tournament.graphql";
import type { LiveState } from "../../relay/live-status";
import { LiveIndicator } from "../../competition/public/LiveIndicator";
import { TournamentAbout } from "./TournamentAbout";
import { TournamentActions } from "./TournamentActions";
import { TournamentBadges } from "../public/TournamentBadges";
import { TournamentFrame } from "../public/TournamentFrame";
import { TournamentTabs } from "./TournamentTabs";

interface TournamentScreenProps {
  tournament: TournamentScreen_tournament$key;
  live: LiveState;
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
        ...TournamentAbout_tournament
        ...TournamentTabs_tournament
      }
    `,
    key,
  );
  return (
    <TournamentFrame
      title={tournament.name}
      cutTitle
      subtitle={
        <Stack gap="0" minW="0">
          <HStack gap="4" wrap="wrap" rowGap="2">
            <HStack gap="1.5" wrap="wrap">
              <TournamentBadges tournament={tournament} openLabel="Inscrição Aberta para Todos" />
            </HStack>
            <LiveIndicator live={live} running={tournament.status === "IN_PROGRESS"} />
          </HStack>
          <TournamentAbout tournament={tournament} />
        </Stack>
      }
      actions={<TournamentActions tournament={tournament} />}
    >
      <TournamentTabs tournament={tournament} />
    </TournamentFrame>
  );
}
