import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowLeft, Network, Printer } from "lucide-react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { setFormats } from "../../../server/sport/scores/match-format.rules";
import type { BracketScreen_tournament$key } from "../../__generated__/BracketScreen_tournament.graphql";
import type { BracketScreen_category$key } from "../../__generated__/BracketScreen_category.graphql";
import type { BracketScreen_drawSheetTournament$key } from "../../__generated__/BracketScreen_drawSheetTournament.graphql";
import type { LiveState } from "../../relay/live-status";
import { categoriesInWords } from "../../tournaments/public/categories-in-words";
import { TournamentBadges } from "../../tournaments/public/TournamentFacts";
import { useTournamentPaths } from "../../tournaments/public/tournament-path";
import { ButtonLink, contentId, SkipLink } from "../../ui/Links";
import { Panel } from "../../ui/Cards";
import { ColourModeSwitch, useLightOnPaper } from "../../ui/ColourModeSwitch";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatDate } from "../../ui/format";
import { lazyPart } from "../../ui/lazy-code";
import { onPaper, PaperFormat } from "../../ui/PaperFormat";
import { PlaceTimeNote } from "../../ui/PlaceTime";
import { DrawnCategory } from "../draws/DrawnCategory";
import { LiveIndicator } from "../public/LiveIndicator";
import { MatchSheets } from "../public/MatchSheets";
import { readCategoryMatches } from "../public/read-category-matches";
import { StandingsTable } from "../public/StandingsTable";
import { currentRound, readRound, RoundCard } from "../super-n/RoundCard";

interface BracketSheetProps {
  category: BracketScreen_category$key;
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
}

/** Of a Super N every round, and the classification beside them. */
function BracketSheet({ category, heading = "h2" }: BracketSheetProps) {
  const { settledAt, rounds, standings } = useFragment(
    graphql`
      fragment BracketScreen_category on TournamentCategory {
        settledAt
        rounds {
          number
          ...RoundCard_readRoundRound
          ...RoundCard_round
        }
        standings {
          ...StandingsTable_standing
        }
      }
    `,
    category,
  );
  // On paper so many rounds stand beside each other, and the classification beside the last ones where it has room.
  const beside = rounds.length > 9 ? 4 : 3;
  const free = beside - 1 - ((rounds.length - 1) % beside);
  const current = currentRound(rounds.map(readRound));
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 24rem" }}
      gap="5"
      alignItems="start"
      _print={{ gridTemplateColumns: `repeat(${beside}, minmax(0, 1fr))`, gap: "2.5" }}
    >
      <Grid
        templateColumns="repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))"
        gap="4"
        _print={{ display: "contents" }}
      >
        {rounds.map((round) => (
          <RoundCard key={round.number} round={round} current={current} heading={heading} />
        ))}
      </Grid>
      <Panel
        as="section"
        p={{ base: "3", md: "4" }}
        _print={{
          boxShadow: "none",
          breakInside: "avoid",
          gridColumn: free >= 2 ? `span ${free}` : "1 / -1",
        }}
      >
        <Heading as={heading} textStyle="lg" fontWeight="bold" mb="2">
          {settledAt ? "Classificação final" : "Classificação"}
        </Heading>
        <StandingsTable standings={standings} compact />
      </Panel>
    </Grid>
  );
}

/** Every category that is drawn, for the wall of the arena or for paper: each begins a sheet of its own. */
function DrawSheet({ tournament: key }: { tournament: BracketScreen_drawSheetTournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment BracketScreen_drawSheetTournament on Tournament {
        categories {
          id
          name
          inPairs
          draw {
            __typename
          }
          ...DrawnCategory_category
          ...BracketScreen_category
        }
        ...readCategoryMatches_tournament
      }
    `,
    key,
  );
  const { categories } = tournament;
  const matches = readCategoryMatches(tournament);
  const drawn = categories.filter(({ draw }) => draw);
  if (drawn.length === 0)
    return (
      <EmptyState
        icon={Network}
        heading="h2"
        title="O chaveamento nasce do sorteio"
        description="Assim que a organização sortear, grupos, rodadas e eliminatórias aparecem aqui."
      />
    );
  return (
    <Stack gap="8" _print={{ gap: "0" }}>
      {drawn.map((category, index) => {
        const heading = categories.length > 1 ? "h3" : "h2";
        return (
          <Stack key={category.id} gap="4" _print={{ gap: "2", breakBefore: index === 0 ? "auto" : "page" }}>
            {categories.length > 1 ? (
              <Heading as="h2" textStyle="2xl" fontWeight="bold">
                {category.name}
              </Heading>
            ) : null}
            {category.inPairs ? (
              <DrawnCategory category={category} matches={matches.get(category.id) ?? []} heading={heading} />
            ) : (
              <BracketSheet category={category} heading={heading} />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

interface BracketToolbarProps {
  tournamentKey: string;
  printable: boolean;
}

function BracketToolbar({ tournamentKey, printable }: BracketToolbarProps) {
  const paths = useTournamentPaths();
  return (
    <Flex
      as="header"
      align="center"
      justify="space-between"
      gap="3"
      px={{ base: "2", md: "4" }}
      py="2"
      borderBottomWidth="1px"
      borderColor="border"
      bg="bg.panel"
      _print={{ display: "none" }}
    >
      <ButtonLink to={paths.tournament(tournamentKey)} variant="ghost" colorPalette="gray" size="sm">
        <ArrowLeft />
        Torneio
      </ButtonLink>
      <HStack gap="1">
        {printable ? (
          <Button variant="ghost" colorPalette="gray" size="sm" onClick={() => window.print()}>
            <Printer />
            Imprimir
          </Button>
        ) : null}
        <ColourModeSwitch />
      </HStack>
    </Flex>
  );
}

const NoBracketYet = lazyPart(async () => (await import("./NoBracketYet")).NoBracketYet);

interface BracketScreenProps {
  tournament: BracketScreen_tournament$key;
  live: LiveState;
}

/** The draws of every category on one screen, for the wall of the arena or for paper. */
export function BracketScreen({ tournament: key, live }: BracketScreenProps) {
  const tournament = useFragment(
    graphql`
      fragment BracketScreen_tournament on Tournament {
        key
        ...MatchSheets_tournament
        kind
        status
        name
        category
        startDate
        setFormat
        arena {
          name
        }
        ...TournamentFacts_tournamentBadgesTournament
        ...NoBracketYet_tournament
        categories {
          name
          draw {
            __typename
          }
        }
        ...BracketScreen_drawSheetTournament
      }
    `,
    key,
  );
  useLightOnPaper();
  const isSuper8 = tournament.kind === "SUPER8";
  const drawn = tournament.categories.some(({ draw }) => draw);
  return (
    <Flex direction="column" minH="100dvh" _print={onPaper}>
      <title>{`Chaveamento · ${tournament.name} · Praia`}</title>
      <PaperFormat />
      <SkipLink />
      <BracketToolbar tournamentKey={tournament.key} printable={drawn} />
      <Box
        as="main"
        id={contentId}
        tabIndex={-1}
        outline="0"
        px={{ base: "4", md: "6", "2xl": "10" }}
        py="5"
        _print={{ p: "0", pe: "0.5" }}
      >
        <Stack gap="5" _print={{ gap: "3" }}>
          <Flex wrap="wrap" gap="3" align="flex-end" justify="space-between">
            <Stack gap="1" minW="0">
              <Heading
                as="h1"
                fontWeight="bold"
                lineHeight="1.1"
                fontSize={{ base: "1.875rem", md: "2.5rem" }}
                _print={{ fontSize: "1.75rem" }}
                overflowWrap="anywhere"
              >
                {tournament.name}
              </Heading>
              <Text color="fg.muted">
                {[
                  tournament.arena?.name,
                  categoriesInWords(tournament.categories, tournament.category),
                  formatDate(tournament.startDate),
                  drawn && isSuper8 ? setFormats[tournament.setFormat].label : null,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
              <PlaceTimeNote />
            </Stack>
            <HStack gap="4" wrap="wrap">
              <HStack gap="1.5" wrap="wrap">
                <TournamentBadges tournament={tournament} openLabel="Inscrição Aberta para Todos" />
              </HStack>
              <LiveIndicator live={live} running={tournament.status === "IN_PROGRESS"} />
            </HStack>
          </Flex>
          {drawn || !isSuper8 ? (
            <MatchSheets tournament={tournament}>
              <DrawSheet tournament={tournament} />
            </MatchSheets>
          ) : (
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <NoBracketYet tournament={tournament} heading="h2" />
            </Suspense>
          )}
        </Stack>
      </Box>
    </Flex>
  );
}
