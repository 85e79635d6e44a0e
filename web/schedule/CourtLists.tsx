import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ChevronDown, ChevronRight, Pin } from "lucide-react";
import { useState } from "react";
import { counted } from "../../server/platform/numbers.rules";
import { Card } from "../ui/Cards";
import { MatchSides, MatchState, matchWords, Warnings } from "./ScheduledMatch";
import { clockAt } from "../../server/platform/time/time-zone.rules";
import { matchesOn, minuteMs, type ScheduleView, type ViewMatch } from "./public/schedule-view";

interface CourtListsProps {
  view: ScheduleView;
  day: string;
  onOpen: (id: string) => void;
}

/** The day court by court: for a phone in the sun. */
export function CourtLists({ view, day, onOpen }: CourtListsProps) {
  const matches = matchesOn(view, day);
  const dayIsOver = matches.every(({ status }) => status === "PLAYED");
  const courts = view.courts.filter(({ key }) => matches.some(({ courtKey }) => courtKey === key));
  if (courts.length === 0) return <Text color="fg.muted">Nenhum jogo programado para este dia.</Text>;
  return (
    <Stack gap="4">
      {courts.map(({ key, name, venue }) => (
        <Card key={key} title={venue ? `${name} · ${venue}` : name}>
          <CourtMatches
            matches={matches.filter(({ courtKey }) => courtKey === key)}
            dayIsOver={dayIsOver}
            view={view}
            onOpen={onOpen}
          />
        </Card>
      ))}
    </Stack>
  );
}

interface CourtMatchesProps {
  matches: readonly ViewMatch[];
  dayIsOver: boolean;
  view: ScheduleView;
  onOpen: (id: string) => void;
}

/** What is over stays folded while something is still to come that day. */
function CourtMatches({ matches, dayIsOver, view, onOpen }: CourtMatchesProps) {
  const over = matches.filter(({ status }) => status === "PLAYED");
  const [unfolded, setUnfolded] = useState(false);
  const folded = over.length > 0 && !dayIsOver && !unfolded;
  return (
    <Stack gap="2" mx={{ base: "-2", md: "0" }}>
      {folded ? (
        <Button
          variant="ghost"
          colorPalette="gray"
          minH="12"
          justifyContent="flex-start"
          onClick={() => setUnfolded(true)}
        >
          <ChevronDown />
          {`Mostrar ${counted(over.length, "jogo encerrado", "jogos encerrados")}`}
        </Button>
      ) : null}
      <Stack as="ul" listStyleType="none" gap="2">
        {matches
          .filter((match) => !folded || !over.includes(match))
          .map((match) => (
            <Box as="li" key={match.id}>
              <MatchLine match={match} view={view} onOpen={onOpen} />
            </Box>
          ))}
      </Stack>
    </Stack>
  );
}

function MatchLine({
  match,
  view,
  onOpen,
}: {
  match: ViewMatch;
  view: ScheduleView;
  onOpen: (id: string) => void;
}) {
  const { startsAt, estimatedAt, status } = match;
  const late = estimatedAt !== null && startsAt !== null && estimatedAt - startsAt >= minuteMs;
  const over = status === "PLAYED";
  return (
    <Box
      borderRadius="l2"
      borderWidth="1px"
      borderColor={match.warnings.length > 0 ? "sun.border" : "border"}
      overflow="hidden"
    >
      <chakra.button
        type="button"
        data-match={match.id}
        aria-label={matchWords(match, view)}
        onClick={() => onOpen(match.id)}
        display="grid"
        gridTemplateColumns="4.25rem minmax(0, 1fr) auto"
        gap="3"
        alignItems="center"
        textAlign="start"
        w="full"
        minH="16"
        px="3"
        py="2.5"
        cursor="pointer"
        color={over ? "fg.muted" : "fg"}
        _hover={{ bg: "bg.muted" }}
        _focusVisible={{ outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "-3px" }}
      >
        <Stack as="span" gap="0">
          <Text as="span" textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {startsAt === null ? "–" : clockAt(startsAt, view.timeZone)}
          </Text>
          {late && status === "SCHEDULED" && estimatedAt !== null ? (
            <Text as="span" textStyle="sm" fontWeight="semibold" color="fg.warning">
              {`≈ ${clockAt(estimatedAt, view.timeZone)}`}
            </Text>
          ) : null}
        </Stack>
        <Stack as="span" gap="1" minW="0">
          <HStack as="span" gap="2" wrap="wrap">
            <Text as="span" textStyle="xs" color="fg.muted" fontWeight="semibold">
              {match.label}
            </Text>
            <MatchState match={match} />
            {match.isPinned && status === "SCHEDULED" ? <Pin size={16} aria-hidden="true" /> : null}
          </HStack>
          <MatchSides match={match} />
        </Stack>
        <ChevronRight size={20} aria-hidden="true" />
      </chakra.button>
      {match.warnings.length > 0 ? (
        <Box px="3" py="2.5" bg="bg.warning">
          <Warnings warnings={match.warnings} />
        </Box>
      ) : null}
    </Box>
  );
}
