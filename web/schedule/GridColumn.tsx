import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { MatchBlock } from "./MatchBlock";
import {
  minuteMs,
  type Instant,
  type ScheduleView,
  type ViewCourt,
  type ViewMatch,
  type ViewOccupation,
} from "./public/schedule-view";
import { pixelsPerMinute } from "./grid-scale";
import type { Carried, useCarry } from "./use-carry";

interface GridColumnProps {
  view: ScheduleView;
  court: ViewCourt;
  span: { startsAt: Instant; endsAt: Instant };
  height: number;
  matches: readonly ViewMatch[];
  carried: Carried | null;
  handlersFor: ReturnType<typeof useCarry>["handlersFor"];
  hintId: string | undefined;
}

const occupationWords: Record<string, string> = {
  CLASS: "Aula",
  RENTAL: "Locação",
  BLOCK: "Bloqueio",
  MATCH: "Outro torneio",
};

/** One court over the day: when it is open, what else takes it, and its matches. */
export function GridColumn(props: GridColumnProps) {
  const { view, court, span, height, matches, carried, handlersFor, hintId } = props;
  const within = ({ startsAt, endsAt }: { startsAt: Instant; endsAt: Instant }) => {
    const from = Math.max(startsAt, span.startsAt);
    const until = Math.min(endsAt, span.endsAt);
    const pixels = (ms: number) => `${(ms / minuteMs) * pixelsPerMinute}px`;
    return from < until ? { top: pixels(from - span.startsAt), h: pixels(until - from) } : null;
  };
  const own = (one: { courtKey: string }) => one.courtKey === court.key;
  const placeOf = (match: ViewMatch) =>
    carried?.id === match.id
      ? carried
      : { id: match.id, courtKey: match.courtKey, startsAt: match.startsAt ?? span.startsAt };

  return (
    <Box
      position="relative"
      h={`${height}px`}
      borderLeftWidth="1px"
      borderColor="border"
      bg="bg.muted"
      backgroundImage="linear-gradient(to bottom, {colors.border} 1px, transparent 1px)"
      backgroundSize={`100% ${30 * pixelsPerMinute}px`}
    >
      {view.hours.filter(own).map((open) => {
        const place = within(open);
        return place ? (
          <Box
            key={open.startsAt}
            position="absolute"
            insetX="0"
            bg="bg.panel"
            backgroundImage="linear-gradient(to bottom, {colors.border.muted} 1px, transparent 1px)"
            backgroundSize={`100% ${30 * pixelsPerMinute}px`}
            {...place}
          />
        ) : null;
      })}
      {view.occupations.filter(own).map((occupation) => {
        const place = within(occupation);
        return place ? (
          <Occupation key={`${occupation.kind}${occupation.startsAt}`} occupation={occupation} {...place} />
        ) : null;
      })}
      {/* A match that is carried stays in its own column's list, so that it keeps the focus, and is drawn where it would stand. */}
      {matches
        .filter((match) => match.courtKey === court.key)
        .map((match) => {
          const at = placeOf(match);
          const minutes =
            match.startsAt !== null && match.endsAt !== null
              ? (match.endsAt - match.startsAt) / minuteMs
              : view.matchMinutes;
          const columns =
            view.courts.findIndex(({ key }) => key === at.courtKey) -
            view.courts.findIndex(({ key }) => key === court.key);
          return (
            <MatchBlock
              key={match.id}
              match={match}
              view={view}
              top={((at.startsAt - span.startsAt) / minuteMs) * pixelsPerMinute}
              height={minutes * pixelsPerMinute}
              columns={columns}
              carried={carried?.id === match.id ? carried : null}
              handlers={handlersFor(match)}
              hintId={hintId}
            />
          );
        })}
    </Box>
  );
}

function Occupation({ occupation, top, h }: { occupation: ViewOccupation; top: string; h: string }) {
  const words = occupationWords[occupation.kind] ?? "Ocupada";
  return (
    <Box
      position="absolute"
      insetX="0"
      top={top}
      h={h}
      px="3"
      py="1.5"
      overflow="hidden"
      color="fg.muted"
      bg="bg.emphasized"
      opacity="0.92"
      backgroundImage="repeating-linear-gradient(135deg, transparent 0 8px, {colors.border} 8px 10px)"
    >
      <Text
        as="span"
        display="inline-block"
        textStyle="xs"
        fontWeight="bold"
        bg="bg.panel"
        borderRadius="l1"
        px="1.5"
        py="0.5"
        color="fg"
      >
        {occupation.label ? `${words}: ${occupation.label}` : words}
      </Text>
    </Box>
  );
}
