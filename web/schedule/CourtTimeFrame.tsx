import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode, Ref } from "react";
import { clockAt } from "../../server/platform/time/time-zone.rules";
import {
  minuteMs,
  type ScheduleView,
  type Span,
  type ViewCourt,
  type ViewOccupation,
} from "./public/schedule-view";

interface CourtTimeFrameProps {
  ref?: Ref<HTMLElement>;
  view: Pick<ScheduleView, "courts" | "timeZone" | "hours" | "occupations">;
  span: Span;
  pixelsPerMinute: number;
  /** Accessible name of the scrolling region. */
  label: string;
  maxH: BoxProps["maxH"];
  /** The matches of a court, positioned absolutely in its column. */
  children: (court: ViewCourt) => ReactNode;
  /** Drawn over all columns. */
  overlay?: ReactNode;
}

/** Left of the columns; the overlay starts there as well. */
export const timeColumn = { base: "3.25rem", md: "4.5rem" } as const;

/** One column per court and a time axis. The court names and the times stay in view while the rest scrolls. */
export function CourtTimeFrame(props: CourtTimeFrameProps) {
  const { ref, view, span, pixelsPerMinute, label, maxH, children, overlay } = props;
  const { courts, timeZone } = view;
  const columns = (times: string, least: string) =>
    `${times} repeat(${courts.length}, minmax(${least}, 1fr))`;
  const height = ((span.endsAt - span.startsAt) / minuteMs) * pixelsPerMinute;
  return (
    <Box as="section" ref={ref} overflow="auto" maxH={maxH} tabIndex={0} aria-label={label}>
      <Grid
        templateColumns={{ base: columns(timeColumn.base, "9.5rem"), md: columns(timeColumn.md, "10.5rem") }}
        minW="fit-content"
        position="relative"
      >
        <Box position="sticky" top="0" left="0" zIndex="4" bg="bg.panel" borderBottomWidth="1px" />
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
        <TimeAxis span={span} timeZone={timeZone} pixelsPerMinute={pixelsPerMinute} height={height} />
        {courts.map((court) => (
          <CourtColumn
            key={court.key}
            view={view}
            court={court}
            span={span}
            height={height}
            pixelsPerMinute={pixelsPerMinute}
          >
            {children(court)}
          </CourtColumn>
        ))}
        {overlay}
      </Grid>
    </Box>
  );
}

interface TimeAxisProps {
  span: Span;
  timeZone: string;
  pixelsPerMinute: number;
  height: number;
}

function TimeAxis({ span, timeZone, pixelsPerMinute, height }: TimeAxisProps) {
  const halfHours = Array.from(
    { length: (span.endsAt - span.startsAt) / (30 * minuteMs) },
    (_, index) => span.startsAt + index * 30 * minuteMs,
  );
  return (
    <Box position="sticky" left="0" zIndex="3" bg="bg.panel" h={`${height}px`} aria-hidden="true">
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

interface CourtColumnProps extends Pick<CourtTimeFrameProps, "view" | "span" | "pixelsPerMinute"> {
  court: ViewCourt;
  height: number;
  children: ReactNode;
}

/** One court over the day: when it is open, what else takes it, and its matches. */
function CourtColumn({ view, court, span, height, pixelsPerMinute, children }: CourtColumnProps) {
  const within = ({ startsAt, endsAt }: Span) => {
    const from = Math.max(startsAt, span.startsAt);
    const until = Math.min(endsAt, span.endsAt);
    const pixels = (ms: number) => `${(ms / minuteMs) * pixelsPerMinute}px`;
    return from < until ? { top: pixels(from - span.startsAt), h: pixels(until - from) } : null;
  };
  const own = (one: { courtKey: string }) => one.courtKey === court.key;
  const lines = (color: string) => ({
    backgroundImage: `linear-gradient(to bottom, {colors.${color}} 1px, transparent 1px)`,
    backgroundSize: `100% ${30 * pixelsPerMinute}px`,
  });
  return (
    <Box
      position="relative"
      h={`${height}px`}
      borderLeftWidth="1px"
      borderColor="border"
      bg="bg.muted"
      {...lines("border")}
    >
      {view.hours.filter(own).map((open) => {
        const place = within(open);
        return place ? (
          <Box
            key={open.startsAt}
            position="absolute"
            insetX="0"
            bg="bg.panel"
            {...lines("border.muted")}
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
      {children}
    </Box>
  );
}

const occupationWords: Record<string, string> = {
  CLASS: "Aula",
  RENTAL: "Locação",
  BLOCK: "Bloqueio",
  MATCH: "Outro torneio",
};

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
