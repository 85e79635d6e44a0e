import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ClipboardList, Pencil, SquarePen } from "lucide-react";
import { type ReactNode, Suspense, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { ResultsTab_round$key } from "../../__generated__/ResultsTab_round.graphql";
import type { ResultsTab_tournament$key } from "../../__generated__/ResultsTab_tournament.graphql";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { StatusBadge } from "../../ui/Badges";
import { CategoryChoice, chosenCategory } from "../classification/CategoryChoice";
import { MatchCard } from "../matches/MatchCard";
import { asListed, readShownMatch, resultsSections, type ShownMatch } from "../matches/shown-matches";
import { currentRound, inPlayingOrder, readRound } from "../super-n/RoundCard";
import { MatchPress, useMatchOpener, wayInto } from "./MatchOpener";
import { MatchRows } from "./MatchRows";
import type { CategoryMatches } from "./read-category-matches";

/** A match that is played now; the whole of it is the button that opens its sheet. */
function ResultCard({ match }: { match: ShownMatch }) {
  const opener = useMatchOpener();
  const way = wayInto(asListed(match));
  return (
    <MatchPress
      matchId={match.id}
      way={way}
      p="4"
      h="full"
      bg="bg.panel"
      borderWidth="2px"
      borderColor="sun.solid"
      borderRadius="l3"
      _hover={{ borderColor: "coral.solid" }}
    >
      <MatchCard match={match} />
      {opener?.takesResults && way !== "details" ? (
        <Flex
          aria-hidden="true"
          align="center"
          justify="center"
          gap="2"
          mt="3"
          minH="11"
          borderRadius="full"
          fontWeight="semibold"
          textStyle="sm"
          {...(way === "correction" ? { color: "fg.muted" } : { bg: "coral.solid", color: "coral.contrast" })}
        >
          {way === "correction" ? <Pencil size={16} /> : <SquarePen size={17} />}
          {way === "correction" ? "Corrigir resultado" : "Registrar resultado"}
        </Flex>
      ) : null}
    </MatchPress>
  );
}

/** The matches that call for a result. */
function MatchCards({ matches }: { matches: readonly ShownMatch[] }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
      {matches.map((match) => (
        <Box as="li" key={match.id} minW="0">
          <ResultCard match={match} />
        </Box>
      ))}
    </SimpleGrid>
  );
}

interface ResultsRoundProps {
  round: ResultsTab_round$key;
  current: number | null;
}

function ResultsRound({ round: key, current }: ResultsRoundProps) {
  const { number, ...round } = useFragment(
    graphql`
      fragment ResultsTab_round on Super8Round {
        number
        matches {
          ...shownMatches_match
        }
      }
    `,
    key,
  );
  const matches = round.matches.map((match) => readShownMatch(match));
  const titleId = useId();
  const isCurrent = number === current;

  return (
    <Stack as="section" gap="2.5" aria-labelledby={titleId}>
      <HStack gap="3">
        <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
          Rodada {number}
        </Heading>
        {isCurrent ? <StatusBadge tone="running">Rodada atual</StatusBadge> : null}
      </HStack>
      {isCurrent ? (
        <MatchCards matches={matches} />
      ) : (
        <MatchRows rows={matches.map((match) => ({ match }))} />
      )}
    </Stack>
  );
}

interface ResultsTabProps {
  tournament: ResultsTab_tournament$key;
  matches: CategoryMatches;
  /** What stands above the lists while it is played. */
  courts?: ReactNode;
}

/** The matches category by category: what is played stands on top, of a Super N round by round. */
export function ResultsTab({ tournament: key, matches: all, courts }: ResultsTabProps) {
  const { categories, viewerCanScore } = useFragment(
    graphql`
      fragment ResultsTab_tournament on Tournament {
        viewerCanScore
        categories {
          id
          ...CategoryChoice_categories
          rounds {
            number
            ...RoundCard_readRoundRound
            ...ResultsTab_round
          }
        }
      }
    `,
    key,
  );
  const drawn = categories.filter(({ id }) => all.get(id)?.length);
  const [wanted, setWanted] = useState<string | null>(null);
  const category = chosenCategory(drawn, wanted);

  if (!category) {
    return (
      <EmptyState
        icon={ClipboardList}
        title="Nenhum jogo registrado"
        description="Os jogos aparecem aqui depois do sorteio, prontos para receber os placares."
      />
    );
  }
  const { rounds } = category;
  const matches = all.get(category.id) ?? [];
  const current = currentRound(rounds.map(readRound));
  const played = matches.filter(({ status }) => status === "PLAYED").length;

  return (
    <Stack gap="5">
      {courts ? (
        <Suspense
          fallback={
            // As high as the courts will be, so that the lists below do not jump.
            <Box minH={{ base: "22rem", md: "16rem" }}>
              <RowsSkeleton rows={4} />
            </Box>
          }
        >
          {courts}
        </Suspense>
      ) : null}
      <Stack gap="0">
        <Heading as="h2" textStyle="xl" fontWeight="bold">
          Resultados
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {played === 0 ? "Nenhum jogo registrado" : `${played} de ${matches.length} jogos registrados`}
          {viewerCanScore && played < matches.length ? ". Toque em um jogo para registrar o placar." : ""}
        </Text>
      </Stack>
      <CategoryChoice categories={drawn} value={category.id} onChange={setWanted} />
      {inPlayingOrder(rounds, current).map((round) => (
        <ResultsRound key={round.number} round={round} current={current} />
      ))}
      {resultsSections(rounds.length > 0 ? [] : matches, asListed).map(
        ({ title, matches: ofSection, calls }) => (
          <ResultsSection key={title} title={title} matches={ofSection} highlighted={calls && !courts} />
        ),
      )}
    </Stack>
  );
}

interface ResultsSectionProps {
  title: string;
  matches: readonly ShownMatch[];
  /** As cards that call for a result; else as lines. */
  highlighted: boolean;
}

function ResultsSection({ title, matches, highlighted }: ResultsSectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap="2.5" aria-labelledby={titleId}>
      <HStack gap="2" align="baseline">
        <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {counted(matches.length, "jogo", "jogos")}
        </Text>
      </HStack>
      {highlighted ? (
        <MatchCards matches={matches} />
      ) : (
        <MatchRows rows={matches.map((match) => ({ match }))} />
      )}
    </Stack>
  );
}
