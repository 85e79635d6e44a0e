import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { setFormats } from "../../../server/sport/scores/set-format.rules";
import type { BracketScreen_tournament$key } from "../../__generated__/BracketScreen_tournament.graphql";
import type { LiveState } from "../../relay/live-status";
import { useLightOnPaper } from "../../ui/colour-mode";
import { formatDate } from "../../ui/format";
import { onPaper, PaperFormat } from "../../ui/PaperFormat";
import { RowsSkeleton } from "../../ui/Skeletons";
import { contentId, SkipLink } from "../../ui/SkipLink";
import { PlaceTimeNote } from "../../ui/PlaceTime";
import { categoriesInWords } from "../../tournaments/public/categories-in-words";
import { DrawSheet } from "../draws/DrawSheet";
import { MatchSheets } from "../public/MatchSheets";
import { LiveIndicator } from "../public/LiveIndicator";
import { TournamentBadges } from "../../tournaments/public/TournamentBadges";
import { BracketToolbar } from "./BracketToolbar";
import { lazyPart } from "../../ui/lazy-part";

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
        ...TournamentBadges_tournament
        ...NoBracketYet_tournament
        categories {
          name
          draw {
            __typename
          }
        }
        ...DrawSheet_tournament
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
