import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Tv } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PublicScreen_publicHeroTournament$key } from "../../__generated__/PublicScreen_publicHeroTournament.graphql";
import type { PublicScreen_mayEnrolTournament$key } from "../../__generated__/PublicScreen_mayEnrolTournament.graphql";
import type { PublicScreen_tournament$key } from "../../__generated__/PublicScreen_tournament.graphql";
import { LiveIndicator } from "../../competition/public/LiveIndicator";
import { useSession } from "../../identity/public/session";
import type { LiveState } from "../../relay/live-status";
import { BeachScene } from "../../ui/BeachScene";
import { ButtonLink } from "../../ui/Links";
import { FoldedFacts } from "../../ui/Facts";
import { PageFrame } from "../../ui/PageFrame";
import { Person } from "../../ui/Person";
import { ShareLinks } from "../../ui/ShareLinks";
import { categoriesInWords } from "../public/categories-in-words";
import { DateBlock, TournamentBadges } from "../public/TournamentFacts";
import { RegulationButton } from "../public/RegulationButton";
import { publicTournamentPath } from "../public/tournament-path";
import { EnrolCall, EnrolLink } from "./EnrolCall";
import { PublicTabs } from "./PublicTabs";
import { readPublicDraw } from "./public-matches";
import { useTournamentFacts } from "./public-facts";

interface PublicHeroProps {
  tournament: PublicScreen_publicHeroTournament$key;
  live: LiveState;
  /** What else belongs to the facts: the ways to send the page on. */
  children: React.ReactNode;
}

/** What a poster says: whose it is, when, where, for whom and for how much. Once it is drawn, folded into one line. */
function PublicHero({ tournament: key, live, children }: PublicHeroProps) {
  const tournament = useFragment(
    graphql`
      fragment PublicScreen_publicHeroTournament on Tournament {
        name
        organiserName
        description
        category
        categories {
          name
        }
        status
        ...TournamentFacts_tournamentBadgesTournament
        ...publicFacts_tournament
      }
    `,
    key,
  );
  const { name, organiserName, description, category, categories, status } = tournament;
  const { facts, line } = useTournamentFacts(tournament);
  const details = (
    <Stack gap="3" data-page-begins>
      {/* On a phone the title is cut. */}
      {status === "REGISTRATION_OPEN" ? null : (
        <Text fontWeight="semibold" overflowWrap="anywhere" hideFrom="md">
          {name}
        </Text>
      )}
      <Person
        name={organiserName}
        facts={categoriesInWords(
          categories.map(({ name }) => ({ name })),
          category,
        )}
        size={status === "REGISTRATION_OPEN" ? "md" : "sm"}
      />
      <Flex
        as="ul"
        listStyleType="none"
        direction={{ base: "column", md: "row" }}
        gap="6"
        rowGap="1.5"
        wrap={{ md: "wrap" }}
        textStyle={{ base: "md", md: "sm" }}
      >
        {facts.map(({ icon: Icon, text, strong }) => (
          <Flex as="li" key={text} gap="2" align="flex-start" fontWeight={strong ? "semibold" : undefined}>
            <Icon size={16} aria-hidden="true" style={{ flexShrink: 0, marginTop: 3 }} />
            {text}
          </Flex>
        ))}
      </Flex>
      {description ? (
        <Text maxW="3xl" whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
  return (
    <Stack gap={status === "REGISTRATION_OPEN" ? "3" : "0"}>
      <HStack gap="4" wrap="wrap" rowGap="1">
        <HStack gap="1.5" wrap="wrap">
          <TournamentBadges forVisitors tournament={tournament} openLabel="Inscrição Aberta para Todos" />
        </HStack>
        <LiveIndicator live={live} running={status === "IN_PROGRESS"} />
      </HStack>
      {status === "REGISTRATION_OPEN" ? details : <FoldedFacts line={line}>{details}</FoldedFacts>}
    </Stack>
  );
}

/**
 * Whether to show the button to enrol: enrolment is open, the viewer is neither enrolled nor invited, and is signed out
 * or an athlete.
 */
function useMayEnrol(key: PublicScreen_mayEnrolTournament$key): boolean {
  const { registration, viewerEnrolments, viewerInvitations, categories } = useFragment(
    graphql`
      fragment PublicScreen_mayEnrolTournament on Tournament {
        registration {
          state
        }
        viewerEnrolments {
          status
        }
        viewerInvitations {
          __typename
        }
        categories {
          viewerEligibility {
            eligible
          }
        }
      }
    `,
    key,
  );
  const session = useSession();
  const isIn = viewerEnrolments.some(({ status }) => status !== "CANCELLED" && status !== "EXPIRED");
  const isAthlete = categories.some(
    ({ viewerEligibility }) => typeof viewerEligibility?.eligible === "boolean",
  );
  return (
    registration.state === "OPEN" &&
    !isIn &&
    viewerInvitations.length === 0 &&
    (session.status !== "signedIn" || isAthlete)
  );
}

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
        ...publicMatches_tournament
        ...PublicScreen_publicHeroTournament
        ...PublicTabs_tournament
        ...EnrolCall_tournament
        ...PublicScreen_mayEnrolTournament
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
