import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { OctagonX, Pin, TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import { Panel } from "../ui/Cards";
import { LiveText } from "../ui/PageStates";
import { toast } from "../ui/toaster";
import { useNow } from "../ui/TimeAgo";
import { CourtTimeFrame, timeColumn } from "./CourtTimeFrame";
import { estimateWords, matchWords, type OpenedMatch } from "./ScheduledMatch";
import {
  matchesOn,
  minuteMs,
  openingOf,
  type ScheduleView,
  spanOfDay,
  type ViewMatch,
} from "./public/schedule-view";
import { blockId, type Carried, useCarry } from "./use-carry";
import { useMoveMatch } from "./use-match-schedule-mutations";

interface MatchBlockProps {
  match: ViewMatch;
  view: ScheduleView;
  top: number;
  height: number;
  /** How many courts further it is carried. */
  columns: number;
  carried: Carried | null;
  handlers: ReturnType<ReturnType<typeof useCarry>["handlersFor"]>;
  hintId: string | undefined;
}

const looks = {
  SCHEDULED: { bg: "sea.subtle", borderColor: "sea.border", color: "fg" },
  CALLED: { bg: "coral.subtle", borderColor: "coral.border", color: "fg" },
  IN_PROGRESS: { bg: "sun.subtle", borderColor: "sun.border", color: "fg" },
  PLAYED: { bg: "bg.muted", borderColor: "border", color: "fg.muted" },
  CANCELLED: { bg: "bg.muted", borderColor: "border", color: "fg.muted" },
} as const;

/** A match in the grid. */
function MatchBlock({ match, view, top, height, columns, carried, handlers, hintId }: MatchBlockProps) {
  const { status, isLate, isPinned, warnings } = match;
  const movable = view.canManage && status === "SCHEDULED" && !isPinned;
  const late = isLate && status === "SCHEDULED";
  const estimate = estimateWords(match, view);
  const hard = warnings.some((warning) => warning.hard);
  const { onClick, ...moving } = handlers;
  return (
    <chakra.button
      id={blockId(match.id)}
      type="button"
      data-match={match.id}
      aria-label={matchWords(match, view)}
      aria-describedby={movable ? hintId : undefined}
      title={warnings.map(({ reason }) => reason).join("\n") || undefined}
      onClick={onClick}
      {...(movable ? moving : {})}
      position="absolute"
      zIndex={carried ? "2" : "1"}
      insetX="1"
      top={`${top + 1}px`}
      h={`${height - 2}px`}
      transform={columns === 0 ? undefined : `translateX(calc(${columns} * (100% + 0.5rem + 1px)))`}
      display="flex"
      flexDirection="column"
      justifyContent="flex-start"
      alignItems="stretch"
      overflow="hidden"
      textAlign="start"
      px="2.5"
      py="1"
      borderRadius="l2"
      borderWidth={warnings.length > 0 || late ? "2px" : "1px"}
      borderLeftWidth="5px"
      cursor={movable ? (carried ? "grabbing" : "grab") : "pointer"}
      userSelect="none"
      boxShadow={carried ? "lg" : undefined}
      opacity={carried ? 0.94 : 1}
      outline={carried ? "2px dashed" : undefined}
      {...looks[status]}
      {...(hard ? { borderColor: "flag.solid" } : warnings.length > 0 ? { borderColor: "sun.solid" } : {})}
      _hover={{ boxShadow: "md" }}
      _focusVisible={{ outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "1px" }}
    >
      <HStack as="span" gap="1.5" justify="space-between" textStyle="xs" lineHeight="1.4">
        <Text as="span" fontWeight="bold" truncate>
          {`${clockAt(carried?.startsAt ?? match.startsAt ?? 0, view.timeZone)} · ${match.label}`}
        </Text>
        {isPinned && status === "SCHEDULED" ? (
          <Pin size={14} style={{ flexShrink: 0 }} aria-hidden="true" />
        ) : null}
        {warnings.length > 0 ? (
          hard ? (
            <OctagonX size={15} style={{ flexShrink: 0 }} aria-hidden="true" />
          ) : (
            <TriangleAlert size={15} style={{ flexShrink: 0 }} aria-hidden="true" />
          )
        ) : null}
      </HStack>
      {match.shortSides.map((side, index) => (
        <Text as="span" key={index} textStyle="sm" fontWeight="semibold" truncate lineHeight="1.3">
          {side}
        </Text>
      ))}
      {late || estimate !== null || warnings.length > 0 ? (
        <Text
          as="span"
          textStyle="xs"
          fontWeight="bold"
          truncate
          color={late || hard ? "fg.error" : "fg.warning"}
        >
          {[late ? "Atrasado" : null, estimate, warnings[0]?.reason].filter(Boolean).join(" · ")}
        </Text>
      ) : null}
    </chakra.button>
  );
}

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
