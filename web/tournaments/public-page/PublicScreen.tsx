import { HStack } from "@chakra-ui/react/stack";
import { Tv } from "lucide-react";
import { useMemo, useState, useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PublicScreen_tournament$key } from "../../__generated__/PublicScreen_tournament.graphql";
import type { LiveState } from "../../relay/live-status";
import { ButtonLink } from "../../ui/ButtonLink";
import { PageFrame } from "../../ui/PageFrame";
import { RegulationButton } from "../public/RegulationButton";
import { ShareLinks } from "../../ui/ShareLinks";
import { publicTournamentPath } from "../public/tournament-path";
import { EnrolCall, EnrolLink } from "./EnrolCall";
import { PublicHero } from "./PublicHero";
import { PublicTabs } from "./PublicTabs";
import { readPublicDraw } from "./read-public-draw";
import { useMayEnrol } from "./use-may-enrol";
import { Flex } from "@chakra-ui/react/flex";
import { BeachScene } from "../../ui/BeachScene";
import { DateBlock } from "../public/DateBlock";

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
            <RegulationButton tournamentKey={tournament.key} />
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

interface CoverProps {
  start: string;
  end: string | null;
}

/** What makes an invitation of the page: the beach, and the day on flat ground. */
function Cover({ start, end }: CoverProps) {
  return (
    <Flex
      position="relative"
      align="flex-end"
      overflow="hidden"
      h={{ base: "5.5rem", md: "14rem" }}
      mx={{ base: "-4", md: "0" }}
      mt={{ base: "0", md: "2" }}
      p={{ base: "1", md: "4" }}
      px="4"
      borderRadius={{ base: "0", md: "l3" }}
      _print={{ display: "none" }}
    >
      {/* The net at the height of the eye, however wide the page is. */}
      <BeachScene
        position="absolute"
        insetX="0"
        top="50%"
        w="full"
        aspectRatio={12 / 7}
        transform="translateY(-65%)"
      />
      <Flex position="relative">
        <DateBlock start={start} end={end} size="lg" />
      </Flex>
    </Flex>
  );
}

/** Whether something has come up far enough to be read: past the middle of the screen. Null is not on the page. */
function useInSight(thing: Element | null): boolean {
  const [seen, setSeen] = useState<Element | null>(null);
  useEffect(() => {
    if (!thing) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting) ? thing : null),
      { rootMargin: "0px 0px -50% 0px" },
    );
    observer.observe(thing);
    return () => observer.disconnect();
  }, [thing]);
  return thing !== null && seen === thing;
}
