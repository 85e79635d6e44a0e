import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack, HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ClipboardList } from "lucide-react";
import { Suspense, useState, type ReactNode, useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ResultsTab_tournament$key } from "../../__generated__/ResultsTab_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { RowsSkeleton } from "../../ui/Skeletons";
import { CategoryChoice, chosenCategory } from "../classification/CategoryChoice";
import { currentRound, inPlayingOrder } from "../super-n/current-round";
import { readRound } from "../super-n/read-round";
import { ResultsRound } from "../matches/ResultsRound";
import { asListed, type ShownMatch } from "../matches/read-shown-match";
import type { CategoryMatches } from "./read-category-matches";
import { resultsSections } from "../matches/results-sections";
import { counted } from "../../../server/platform/plural.rules";
import { MatchCards } from "../matches/MatchCards";
import { MatchRows } from "./MatchRows";

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
            ...readRound_round
            ...ResultsRound_round
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
