import { Box } from "@chakra-ui/react/box";
import { Tabs } from "@chakra-ui/react/tabs";
import { Award, Network, Trophy, UsersRound, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { TournamentTabs_tournament$key } from "../../__generated__/TournamentTabs_tournament.graphql";
import { DrawTab } from "../../competition/public/DrawTab";
import { ParticipantsTab } from "../../enrolments/public/ParticipantsTab";
import { StandingsTab } from "../../competition/public/StandingsTab";
import { ResultsTab } from "../../competition/public/ResultsTab";
import {
  tabFromAddress,
  tournamentTabLabel,
  tournamentTabs,
  type TournamentTab,
} from "../public/tournament-tab";
import { useState } from "react";

const icons: Record<TournamentTab, LucideIcon> = {
  participantes: UsersRound,
  chaveamento: Network,
  resultados: Award,
  classificacao: Trophy,
};

/** The open tab is part of the address: reloading, or coming back from the bracket, finds it again. */
export function TournamentTabs({ tournament: key }: { tournament: TournamentTabs_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentTabs_tournament on Tournament {
        status
        ...DrawTab_tournament
        ...ParticipantsTab_tournament
        ...ResultsTab_tournament
        ...StandingsTab_tournament
      }
    `,
    key,
  );
  const [search, setSearch] = useSearchParams();
  const justDrawn = useJustDrawn(tournament.status);

  return (
    <Tabs.Root
      value={tabFromAddress(search)}
      onValueChange={({ value }) => setSearch({ aba: value }, { replace: true, preventScrollReset: true })}
      variant="enclosed"
      size="lg"
      lazyMount
      unmountOnExit
      minW="0"
    >
      <Tabs.List
        display="grid"
        gridTemplateColumns={{ base: "repeat(2, 1fr)", md: "repeat(4, 1fr)" }}
        w="full"
        gap="1"
        minH="auto"
      >
        {tournamentTabs.map((tab) => (
          <TabTrigger key={tab} tab={tab} icon={icons[tab]} />
        ))}
      </Tabs.List>
      <Tabs.Content value="participantes" pt="5">
        <ParticipantsTab tournament={tournament} />
      </Tabs.Content>
      <Tabs.Content value="chaveamento" pt="5">
        <DrawTab tournament={tournament} reveal={justDrawn} />
      </Tabs.Content>
      <Tabs.Content value="resultados" pt="5">
        <ResultsTab tournament={tournament} />
      </Tabs.Content>
      <Tabs.Content value="classificacao" pt="5">
        <StandingsTab tournament={tournament} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function TabTrigger({ tab, icon: Icon }: { tab: TournamentTab; icon: LucideIcon }) {
  return (
    <Tabs.Trigger value={tab} px="2" _selected={{ bg: "bg.panel", color: "coral.fg" }}>
      <Box as="span" hideBelow="md">
        <Icon size={17} aria-hidden="true" />
      </Box>
      {tournamentTabLabel[tab]}
    </Tabs.Trigger>
  );
}

/** Whether the draw happened while the page was open, here or on somebody else's screen. */
function useJustDrawn(status: "REGISTRATION_OPEN" | "IN_PROGRESS" | "FINISHED"): boolean {
  const [atArrival] = useState(status);
  return atArrival === "REGISTRATION_OPEN" && status === "IN_PROGRESS";
}
