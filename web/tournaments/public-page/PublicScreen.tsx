import { HStack } from "@chakra-ui/react/stack";
import { Tv } from "lucide-react";
import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PublicScreen_tournament$key } from "../../__generated__/PublicScreen_tournament.graphql";
import type { LiveState } from "../../relay/live-status";
import { ButtonLink } from "../../ui/ButtonLink";
import { PageFrame } from "../../ui/PageFrame";
import { RegulationButton } from "../public/RegulationButton";
import { ShareLinks } from "../../ui/ShareLinks";
import { publicTournamentPath } from "../public/tournament-path";
import { Cover } from "./Cover";
import { EnrolCall, EnrolLink } from "./EnrolCall";
import { PublicHero } from "./PublicHero";
import { PublicTabs } from "./PublicTabs";
import { readPublicDraw } from "./read-public-draw";
import { useInSight } from "./use-in-sight";
import { useMayEnrol } from "./use-may-enrol";

interface PublicScreenProps {
  tournament: PublicScreen_tournament$key;
  live: LiveState;
}

/** The public page of a tournament: an invitation before the draw, then the matches, then the winners. */
export function PublicScreen({ tournament: key, live }: PublicScreenProps) {
  const tournament = useFragment(
    graphql`
      fragment PublicScreen_tournament on Tournament {
        key
        name
        status
        startDate
        endDate
        isChampionship
        ...readPublicDraw_tournament
        ...PublicHero_tournament
        ...PublicTabs_tournament
        ...EnrolCall_tournament
        ...useMayEnrol_tournament
      }
    `,
    key,
  );
  const { name, status, startDate, endDate } = tournament;
  // Memoised: a change of the connection status alone must not render the tabs again.
  const draw = useMemo(() => readPublicDraw(tournament), [tournament]);
  const mayEnrol = useMayEnrol(tournament);
  const [steps, setSteps] = useState<HTMLDivElement | null>(null);
  const arrived = useInSight(steps);
  const invites = status === "REGISTRATION_OPEN";
  return (
    <PageFrame
      title={name}
      cutTitle={!invites}
      back={{ to: "/torneios", label: "Torneios" }}
      cover={invites ? <Cover start={startDate} end={endDate ?? null} /> : undefined}
      subtitle={
        <PublicHero tournament={tournament} live={live}>
          <HStack gap="2" wrap="wrap" minH="12">
            {mayEnrol && !arrived ? <EnrolLink size="lg" me="2" hideBelow="md" /> : null}
            <ShareLinks name={name} />
            {tournament.isChampionship ? <RegulationButton tournamentKey={tournament.key} /> : null}
            {draw.some(({ matches }) => matches.length > 0) ? (
              <ButtonLink
                to={`${publicTournamentPath(tournament.key)}/tv`}
                variant="outline"
                colorPalette="gray"
                size="sm"
                hideBelow="md"
              >
                <Tv />
                Painel de TV
              </ButtonLink>
            ) : null}
          </HStack>
        </PublicHero>
      }
    >
      <PublicTabs tournament={tournament} draw={draw} steps={setSteps} />
      {mayEnrol ? <EnrolCall tournament={tournament} arrived={arrived} /> : null}
    </PageFrame>
  );
}
