import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { LiveText } from "../ui/LiveText";
import { toast } from "../ui/toaster";
import { useNow } from "../ui/use-now";
import { Panel } from "../ui/Card";
import { CourtTimeFrame, timeColumn } from "./CourtTimeFrame";
import { MatchBlock } from "./MatchBlock";
import type { OpenedMatch } from "./opened-match";
import { clockAt, dayAt } from "../../server/platform/time/zoned-time.rules";
import {
  matchesOn,
  minuteMs,
  openingOf,
  spanOfDay,
  type ScheduleView,
  type ViewMatch,
} from "./public/schedule-view";
import { useCarry, type Carried } from "./use-carry";
import { useMoveMatch } from "./use-move-match";

const pixelsPerMinute = 2.1;

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
    if (result?.scheduleConflicts)
      onOpen({
        id,
        proposal: {
          courtKey,
          startsAt,
          acceptable: result.scheduleConflicts.acceptable,
          conflicts: result.scheduleConflicts.conflicts,
        },
      });
    else if (result?.refusal) toast.error({ title: result.refusal.message });
    return Boolean(result?.done);
  };
  const { carried, handlersFor } = useCarry({
    courts,
    pixelsPerMinute,
    onDrop,
    onOpen: ({ id }) => onOpen({ id, proposal: null }),
  });
  const carriedTo = carried && courts.find(({ key }) => key === carried.courtKey);
  const placeOf = (match: ViewMatch) =>
    carried?.id === match.id
      ? carried
      : { id: match.id, courtKey: match.courtKey, startsAt: match.startsAt ?? span.startsAt };
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
      <CourtTimeFrame
        ref={area}
        view={view}
        span={span}
        pixelsPerMinute={pixelsPerMinute}
        label="Quadras lado a lado"
        maxH="80vh"
        overlay={
          isToday ? (
            <Box
              aria-hidden="true"
              position="absolute"
              left={timeColumn}
              right="0"
              bottom={`${((span.endsAt - now) / minuteMs) * pixelsPerMinute}px`}
              borderTopWidth="2px"
              borderColor="coral.solid"
              pointerEvents="none"
            />
          ) : null
        }
      >
        {(court) =>
          // A carried match stays in its own column's list, so that it keeps the focus, and is drawn where it would go.
          matches
            .filter((match) => match.courtKey === court.key)
            .map((match) => {
              const at = placeOf(match);
              const minutes =
                match.startsAt !== null && match.endsAt !== null
                  ? (match.endsAt - match.startsAt) / minuteMs
                  : view.matchMinutes;
              const indexOf = (courtKey: string | null) => courts.findIndex(({ key }) => key === courtKey);
              return (
                <MatchBlock
                  key={match.id}
                  match={match}
                  view={view}
                  top={((at.startsAt - span.startsAt) / minuteMs) * pixelsPerMinute}
                  height={minutes * pixelsPerMinute}
                  columns={indexOf(at.courtKey) - indexOf(court.key)}
                  carried={carried?.id === match.id ? carried : null}
                  handlers={handlersFor(match)}
                  hintId={view.canManage ? hintId : undefined}
                />
              );
            })
        }
      </CourtTimeFrame>
      <LiveText position="absolute" w="1px" h="1px" overflow="hidden" clipPath="inset(50%)">
        {carried && carriedTo ? `${carriedTo.name}, ${clockAt(carried.startsAt, timeZone)}` : null}
      </LiveText>
    </Panel>
  );
}
