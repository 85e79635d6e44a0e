import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarX } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScheduleScreen_tournament$key } from "../__generated__/ScheduleScreen_tournament.graphql";
import type { LiveState } from "../relay/live-status";
import { EmptyState } from "../ui/EmptyState";
import { Notice } from "../ui/Notice";
import { PageFrame } from "../ui/PageFrame";
import { useNow } from "../ui/use-now";
import { LiveIndicator } from "../competition/public/LiveIndicator";
import { useMatchOpener } from "../competition/public/match-opener";
import { MatchSheets } from "../competition/public/MatchSheets";
import { useTournamentPaths } from "../tournaments/public/use-tournament-paths";
import { CourtLists } from "./CourtLists";
import { DayPicker } from "./DayPicker";
import { LiveCourts } from "./LiveCourts";
import { MatchDialog } from "./MatchDialog";
import type { OpenedMatch } from "./opened-match";
import { readSchedule } from "./read-schedule";
import { ScheduleActions } from "./ScheduleActions";
import { ScheduleGrid } from "./ScheduleGrid";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import { daysOf, firstDayShown, unplacedMatches, type ScheduleView } from "./public/schedule-view";
import { TroubledMatches } from "./TroubledMatches";
import { UnplacedMatches } from "./UnplacedMatches";

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
