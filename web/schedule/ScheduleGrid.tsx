import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { LiveText } from "../ui/LiveText";
import { toast } from "../ui/toaster";
import { useNow } from "../ui/use-now";
import { Panel } from "../ui/Card";
import { GridColumn } from "./GridColumn";
import { pixelsPerMinute } from "./grid-scale";
import type { OpenedMatch } from "./opened-match";
import { clockAt, dayAt } from "../../server/platform/time/zoned-time.rules";
import { matchesOn, minuteMs, openingOf, spanOfDay, type ScheduleView } from "./public/schedule-view";
import { useCarry, type Carried } from "./use-carry";
import { useMoveMatch } from "./use-move-match";

interface ScheduleGridProps {
  view: ScheduleView;
  day: string;
  onOpen: (opened: OpenedMatch) => void;
}

/**
 * The day as a grid of courts and times. A focused match moves with the arrow keys, or it is dragged with the mouse.
 */
export function ScheduleGrid({ view, day, onOpen }: ScheduleGridProps) {
  const hintId = useId();
  const [move] = useMoveMatch();
  const { courts, timeZone } = view;
  const span = spanOfDay(view, day);
  const matches = matchesOn(view, day);

  const onDrop = async ({ id, courtKey, startsAt }: Carried) => {
    const match = view.matches.find((one) => one.id === id);
    if (!match) return false;
    const result = await move(match, { courtKey, startsAt }, false);
    if (result?.__typename === "ScheduleConflicts")
      onOpen({
        id,
        proposal: { courtKey, startsAt, acceptable: result.acceptable, conflicts: result.conflicts },
      });
    else if (result && "message" in result && result.message !== undefined)
      toast.error({ title: result.message });
    return result?.__typename === "MoveMatchSuccess";
  };
  const { carried, handlersFor } = useCarry({
    courts,
    pixelsPerMinute,
    onDrop,
    onOpen: ({ id }) => onOpen({ id, proposal: null }),
  });
  const carriedTo = carried && courts.find(({ key }) => key === carried.courtKey);
  const height = ((span.endsAt - span.startsAt) / minuteMs) * pixelsPerMinute;
  const now = useNow().getTime();
  const isToday = dayAt(now, timeZone) === day && now > span.startsAt && now < span.endsAt;
  const area = useRef<HTMLElement>(null);
  const plan = matches.map(({ id, startsAt }) => `${id} ${startsAt}`).join();
  const open = useEffectEvent((isNew: boolean) => {
    const shown = area.current;
    const spans = matches.flatMap(({ startsAt, endsAt }) =>
      startsAt === null ? [] : [{ startsAt, endsAt: endsAt ?? startsAt + view.matchMinutes * minuteMs }],
    );
    if (!shown) return;
    const from = span.startsAt + (shown.scrollTop / pixelsPerMinute) * minuteMs;
    const until = from + (shown.clientHeight / pixelsPerMinute) * minuteMs;
    if (!isNew && spans.some(({ startsAt, endsAt }) => endsAt > from && startsAt < until)) return;
    const openAt = openingOf(span, spans, isNew && isToday ? now : null);
    shown.scrollTo({ top: ((openAt - span.startsAt) / minuteMs) * pixelsPerMinute });
  });
  useEffect(() => open(true), []);
  // After a new plan all matches may be out of view: scroll to them.
  useEffect(() => open(false), [plan]);

  return (
    <Panel as="section" aria-label="Grade de quadras e horários" p="0" overflow="hidden">
      {view.canManage ? (
        <Text
          id={hintId}
          textStyle="sm"
          color="fg.muted"
          px="4"
          py="2.5"
          borderBottomWidth="1px"
          borderColor="border.muted"
        >
          Arraste um jogo para movê-lo. No teclado: setas movem, Enter solta, Esc desiste; Enter sem mover
          abre o jogo.
        </Text>
      ) : null}
      <Box as="section" ref={area} overflow="auto" maxH="80vh" tabIndex={0} aria-label="Quadras lado a lado">
        <Grid
          templateColumns={`4.5rem repeat(${courts.length}, minmax(10.5rem, 1fr))`}
          minW="fit-content"
          position="relative"
        >
          <Box position="sticky" top="0" left="0" zIndex="3" bg="bg.panel" borderBottomWidth="1px" />
          {courts.map(({ key, name, venue }) => (
            <Box
              key={key}
              position="sticky"
              top="0"
              zIndex="2"
              bg="bg.panel"
              px="3"
              py="2.5"
              borderBottomWidth="1px"
              borderLeftWidth="1px"
              borderColor="border"
            >
              <Text fontWeight="bold">{name}</Text>
              {venue ? (
                <Text textStyle="xs" color="fg.muted">
                  {venue}
                </Text>
              ) : null}
            </Box>
          ))}
          <TimeAxis span={span} timeZone={timeZone} height={height} />
          {courts.map((court) => (
            <GridColumn
              key={court.key}
              view={view}
              court={court}
              span={span}
              height={height}
              matches={matches}
              carried={carried}
              handlersFor={handlersFor}
              hintId={view.canManage ? hintId : undefined}
            />
          ))}
          {isToday ? (
            <Box
              aria-hidden="true"
              position="absolute"
              left="4.5rem"
              right="0"
              bottom={`${((span.endsAt - now) / minuteMs) * pixelsPerMinute}px`}
              borderTopWidth="2px"
              borderColor="coral.solid"
              pointerEvents="none"
            />
          ) : null}
        </Grid>
      </Box>
      <LiveText position="absolute" w="1px" h="1px" overflow="hidden" clipPath="inset(50%)">
        {carried && carriedTo ? `${carriedTo.name}, ${clockAt(carried.startsAt, timeZone)}` : null}
      </LiveText>
    </Panel>
  );
}

function TimeAxis({
  span,
  timeZone,
  height,
}: {
  span: { startsAt: number; endsAt: number };
  timeZone: string;
  height: number;
}) {
  const halfHours = Array.from(
    { length: (span.endsAt - span.startsAt) / (30 * minuteMs) },
    (_, index) => span.startsAt + index * 30 * minuteMs,
  );
  return (
    <Box position="sticky" left="0" zIndex="1" bg="bg.panel" h={`${height}px`} aria-hidden="true">
      {halfHours.map((instant, index) => (
        <Text
          key={instant}
          position="absolute"
          right="2"
          top={`${index * 30 * pixelsPerMinute}px`}
          textStyle="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {clockAt(instant, timeZone)}
        </Text>
      ))}
    </Box>
  );
}
