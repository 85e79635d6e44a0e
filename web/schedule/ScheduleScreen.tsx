import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock, CalendarX, ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../server/platform/numbers.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import type { ScheduleScreen_tournament$key } from "../__generated__/ScheduleScreen_tournament.graphql";
import { LiveIndicator } from "../competition/public/LiveIndicator";
import { MatchPress, useMatchOpener } from "../competition/public/MatchOpener";
import { MatchSheets } from "../competition/public/MatchSheets";
import type { LiveState } from "../relay/live-status";
import { useTournamentPaths } from "../tournaments/public/tournament-path";
import { Panel } from "../ui/Cards";
import { EmptyState, Notice } from "../ui/PageStates";
import { PageFrame } from "../ui/PageFrame";
import { useNow } from "../ui/TimeAgo";
import { CourtLists } from "./CourtLists";
import { DayPicker } from "./DayPicker";
import { LiveCourts } from "./LiveCourts";
import { MatchDialog } from "./MatchDialog";
import { MatchSides, type OpenedMatch, Warnings } from "./ScheduledMatch";
import {
  daysOf,
  firstDayShown,
  type ScheduleView,
  unplacedMatches,
  type ViewMatch,
} from "./public/schedule-view";
import { readSchedule } from "./read-schedule";
import { ScheduleActions } from "./ScheduleActions";
import { ScheduleGrid } from "./ScheduleGrid";

interface UnplacedMatchesProps {
  matches: readonly ViewMatch[];
  canManage: boolean;
  onOpen: (id: string) => void;
}

/** Matches that still want a court and a time. */
function UnplacedMatches({ matches, canManage, onOpen }: UnplacedMatchesProps) {
  const [unfolded, setUnfolded] = useState(false);
  if (matches.length === 0) return null;
  const title = `${counted(matches.length, "jogo", "jogos")} sem horário`;
  return (
    <Panel as="section" aria-label={title} p={{ base: "3", md: "4" }}>
      <Button
        variant="ghost"
        colorPalette="gray"
        w="full"
        justifyContent="space-between"
        minH="12"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <HStack gap="2.5">
          <CalendarClock />
          {title}
        </HStack>
        {unfolded ? <ChevronUp /> : <ChevronDown />}
      </Button>
      {unfolded ? (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="3" pt="3">
          {matches.map((match) => (
            <HStack
              key={match.id}
              justify="space-between"
              gap="3"
              p="3"
              borderWidth="1px"
              borderColor="border"
              borderRadius="l2"
            >
              <MatchPress matchId={match.id} way={match.way} flex="1" minW="0" borderRadius="l1">
                <Text textStyle="xs" color="fg.muted" fontWeight="semibold">
                  {match.label}
                </Text>
                <MatchSides match={match} />
              </MatchPress>
              {canManage ? (
                <Button
                  variant="outline"
                  minH="11"
                  flexShrink="0"
                  aria-label={`Dar horário ao ${match.label}`}
                  onClick={() => onOpen(match.id)}
                >
                  Dar horário
                </Button>
              ) : null}
            </HStack>
          ))}
        </SimpleGrid>
      ) : null}
    </Panel>
  );
}

const shownAtMost = 8;

/** Which matches stand badly, and why; on a phone the reasons stand with each match below. */
function TroubledMatches({ view, onOpen }: { view: ScheduleView; onOpen: (id: string) => void }) {
  const troubled = view.matches.filter(({ warnings }) => warnings.length > 0);
  if (troubled.length === 0) return null;
  const more = troubled.length - shownAtMost;
  return (
    <Box as="section" aria-label="Avisos da programação" px="4" py="3" borderRadius="l2" bg="bg.warning">
      <Text fontWeight="semibold" color="fg.warning">
        {counted(troubled.length, "jogo tem um aviso na programação.", "jogos têm avisos na programação.")}
      </Text>
      <Stack as="ul" listStyleType="none" gap="2" pt="2" hideBelow="lg">
        {troubled.slice(0, shownAtMost).map(({ id, label, warnings }) => (
          <Box as="li" key={id} display="grid" gridTemplateColumns="minmax(5rem, auto) 1fr" columnGap="3">
            <Button
              variant="plain"
              size="sm"
              h="auto"
              minH="6"
              px="0"
              justifyContent="flex-start"
              textDecoration="underline"
              textUnderlineOffset="3px"
              onClick={() => onOpen(id)}
            >
              {label}
            </Button>
            <Warnings warnings={warnings} />
          </Box>
        ))}
      </Stack>
      {more > 0 ? (
        <Text textStyle="sm" color="fg.warning" pt="2" hideBelow="lg">
          E mais {counted(more, "jogo", "jogos")}.
        </Text>
      ) : null}
    </Box>
  );
}

interface ScheduleScreenProps {
  tournament: ScheduleScreen_tournament$key;
  live: LiveState;
}

/** Programação: what is on the courts now, and the day as courts × time, or court by court on a phone. */
export function ScheduleScreen({ tournament: key, live }: ScheduleScreenProps) {
  const tournament = useFragment(
    graphql`
      fragment ScheduleScreen_tournament on Tournament {
        key
        name
        status
        ...MatchSheets_tournament
        ...readSchedule_tournament
        ...ScheduleActions_tournament
      }
    `,
    key,
  );
  const view = readSchedule(tournament);
  const paths = useTournamentPaths();

  return (
    <PageFrame
      title="Programação"
      back={{ to: paths.tournament(tournament.key), label: "Torneio" }}
      subtitle={
        <HStack gap="4" wrap="wrap" rowGap="2">
          <Text color="fg.muted">{tournament.name}</Text>
          <LiveIndicator live={live} running={tournament.status === "IN_PROGRESS"} />
        </HStack>
      }
      actions={view.canManage ? <ScheduleActions tournament={tournament} view={view} /> : null}
    >
      {view.matches.length === 0 ? (
        <EmptyState
          icon={CalendarX}
          heading="h2"
          title="Ainda não há jogos"
          description="A programação começa quando o chaveamento for gerado."
        />
      ) : (
        <MatchSheets tournament={tournament}>
          <ScheduleParts view={view} />
        </MatchSheets>
      )}
    </PageFrame>
  );
}

/** The courts now, what stands badly, and the days. */
function ScheduleParts({ view }: { view: ScheduleView }) {
  const now = useNow().getTime();
  const days = daysOf(view);
  const opener = useMatchOpener();
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenedMatch | null>(null);
  const today = dayAt(now, view.timeZone);
  const day = chosen !== null && days.includes(chosen) ? chosen : firstDayShown(days, today);
  const onCourt = view.courts.some(({ currentId }) => currentId !== null);
  /** What still waits for its time is moved and called; of all else there is only the match itself. */
  const open = (id: string) => {
    const isToPlan = view.matches.some((match) => match.id === id && match.status === "SCHEDULED");
    if (view.canManage && isToPlan) setOpened({ id, proposal: null });
    else opener?.open(id);
  };
  return (
    <Stack gap="6">
      {view.canManage && view.isChampionship && view.hours.length === 0 ? (
        <Notice tone="info">
          Antes de programar, escolha em Quadras e horários as quadras das arenas filiadas em que se joga.
        </Notice>
      ) : null}
      {onCourt || day === today || days.includes(today) ? <LiveCourts view={view} onOpen={open} /> : null}
      {view.canManage ? <TroubledMatches view={view} onOpen={open} /> : null}
      <UnplacedMatches matches={unplacedMatches(view)} canManage={view.canManage} onOpen={open} />
      {day === null ? null : (
        <Stack gap="4">
          <DayPicker days={days} value={day} today={today} onChange={setChosen} />
          <Box hideBelow="lg">
            <ScheduleGrid
              key={day}
              view={view}
              day={day}
              onOpen={(match) => (match.proposal ? setOpened(match) : open(match.id))}
            />
          </Box>
          <Box hideFrom="lg">
            <CourtLists view={view} day={day} onOpen={open} />
          </Box>
        </Stack>
      )}
      <MatchDialog view={view} opened={opened} day={day ?? today} onClose={() => setOpened(null)} />
    </Stack>
  );
}
