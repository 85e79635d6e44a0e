import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarOff } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { To } from "react-router-dom";
import { clockAt, dayAt } from "../../../server/platform/time/time-zone.rules";
import type { CourtGrid_week$data, CourtGrid_week$key } from "../../__generated__/CourtGrid_week.graphql";
import { DayUses } from "../../bookings/public/DayUses";
import type { CourtBlock } from "../../bookings/public/LiftBlockDialog";
import type { ProposedPlace } from "../../bookings/public/rental-place";
import { EmptyState, Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { useNow } from "../../ui/TimeAgo";
import { classSessionRow, type SessionOfCalendar } from "./class-session-row";
import {
  gridHours,
  type GridItem,
  type GridReach,
  isInTheWay,
  type Lane,
  noCourt,
  sideBySide,
  useGridDrag,
} from "./court-grid";
import { ClassBlock, OtherBlock, ProposedBlock, type Grip } from "./CourtBlocks";

type Other = CourtGrid_week$data["days"][number]["others"][number];

interface CourtGridProps {
  week: CourtGrid_week$key;
  /** YYYY-MM-DD, of that week. */
  day: string;
  /** On most days: HH:mm. */
  usual: { opensAt: string; closesAt: string };
  /** Where a class or a rental is shown. */
  addressOf: (id: string) => To;
  /** Whether what stands there can be moved. */
  mayMove: boolean;
  onMoveClass: (session: SessionOfCalendar, to: ProposedPlace) => void;
  onMoveRental: (rentalId: string, to: ProposedPlace) => void;
  /** Null for a viewer who may not open a blocked court again. */
  onLiftBlock: ((block: CourtBlock) => void) | null;
}

export const hourRem = 3.5;
/** How high the day may be on paper. */
const paperMm = 225;
/** As high as so many hours; the grid around it says how high one is. */
export const tall = (hours: number) => `calc(var(--hour) * ${hours})`;

/**
 * A day: a column for each court, from opening to closing. It scrolls by itself where there are many courts; what stands
 * in it can be dragged elsewhere on that day, which only proposes it.
 */
export function CourtGrid(props: CourtGridProps) {
  const { week, day, usual, addressOf, mayMove, onMoveClass, onMoveRental, onLiftBlock } = props;
  const { courts, days, today } = useFragment(
    graphql`
      fragment CourtGrid_week on ArenaWeek {
        today
        courts {
          key
          name
        }
        days {
          on
          classes {
            id
            startsAt
            endsAt
            status
            attendedAt
            court {
              key
            }
            ...CourtBlocks_session
            ...classSessionRow_session
          }
          others {
            kind
            courtKey
            startsAt
            endsAt
            title
            rentalId
            ...CourtBlocks_other
          }
          opensAt
          closesAt
          reason
          ...DayUses_day
        }
      }
    `,
    week,
  );
  const timeZone = usePlaceTime();
  const now = useNow().getTime();
  const shown = days.find(({ on }) => on === day);
  const classes = (shown?.classes ?? []).filter(({ status }) => status !== "CANCELLED");
  const others = shown?.others ?? [];
  const items = [
    ...classes.map((session) => itemOf(session.id, session.court?.key ?? noCourt, session)),
    ...others.map((other) => itemOf(otherId(other), other.courtKey, other)),
  ];
  const open = {
    opensAt: shown?.opensAt ?? usual.opensAt,
    closesAt: shown?.closesAt ?? usual.closesAt,
  };
  const reach = gridHours({ day, ...open, timeZone }, [...classes, ...others]);
  const lanes = lanesOf([
    ...classes.map(({ id, court, startsAt, endsAt }) => ({
      id,
      courtKey: court?.key ?? noCourt,
      startsAt,
      endsAt,
    })),
    ...others.map((other) => {
      const { courtKey, startsAt, endsAt } = other;
      return { id: otherId(other), courtKey, startsAt, endsAt };
    }),
  ]);
  const unplaced = classes.some(({ court }) => !court);
  const columns = [...courts, ...(unplaced ? [{ key: noCourt, name: "Sem quadra" }] : [])];
  const { dragged, handlersFor } = useGridDrag({
    // From here a class gets a court; it loses none by being dragged.
    columns: courts.map(({ key }) => key),
    reach,
    onDrop: (item) => {
      const to = {
        courtKey: item.courtKey,
        date: dayAt(item.startsAt, timeZone),
        startsAt: clockAt(item.startsAt, timeZone),
        endsAt: clockAt(item.endsAt, timeZone),
      };
      const session = classes.find(({ id }) => id === item.id);
      if (session) onMoveClass(classSessionRow(session), to);
      else onMoveRental(item.id, to);
    },
  });
  const gripOf = (item: GridItem, isFree: boolean): Grip | null =>
    mayMove && isFree ? { ...handlersFor(item), isCarried: dragged?.id === item.id } : null;
  if (courts.length === 0)
    return (
      <EmptyState
        icon={CalendarOff}
        title="Nenhuma quadra aberta"
        description="Abra quadras em Configurações."
      />
    );
  const closed = shown && !shown.opensAt;
  return (
    <Stack gap="4">
      {closed || shown?.reason ? (
        <Notice tone="info">
          {[closed ? "A arena está fechada neste dia" : "Horário especial", shown.reason]
            .filter(Boolean)
            .join(": ")}
        </Notice>
      ) : null}
      {mayMove ? (
        <Text
          display={{ base: "none", lg: "block" }}
          mt="-2"
          textStyle="sm"
          color="fg.muted"
          _print={{ display: "none" }}
        >
          Arraste uma aula ou locação para mudar a hora ou a quadra; Esc desiste.
        </Text>
      ) : null}
      <Box
        overflowX="auto"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        bg="bg.panel"
        tabIndex={0}
        as="section"
        aria-label="Quadras do dia"
        position="relative"
        css={{
          "--hour": `${hourRem}rem`,
          "@media print": { "--hour": `min(${hourRem}rem, ${paperMm / reach.hours.length}mm)` },
        }}
        _print={{ overflow: "visible", borderColor: "black", printColorAdjust: "exact" }}
      >
        <Box
          display="grid"
          minW="fit-content"
          gridTemplateColumns={`3.25rem repeat(${columns.length}, minmax(8rem, 1fr))`}
          _print={{ minW: "0", gridTemplateColumns: `3.25rem repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          <Box position="sticky" left="0" bg="bg.panel" zIndex="1" />
          {columns.map(({ key, name }) => (
            <Text
              key={key}
              as="h3"
              px="2"
              py="2.5"
              textStyle="sm"
              fontWeight="bold"
              borderLeftWidth="1px"
              truncate
            >
              {name}
            </Text>
          ))}
          <Hours reach={reach} />
          {columns.map(({ key, name }) => (
            <Box
              key={key}
              as="ul"
              aria-label={name}
              listStyleType="none"
              position="relative"
              borderLeftWidth="1px"
              borderTopWidth="1px"
              borderColor="border.muted"
              h={tall(reach.hours.length)}
              backgroundImage="linear-gradient(to bottom, {colors.border.muted} 1px, transparent 1px)"
              backgroundSize="100% var(--hour)"
            >
              {classes.flatMap((session) =>
                (session.court?.key ?? noCourt) === key ? (
                  <ClassBlock
                    key={session.id}
                    session={session}
                    reach={reach}
                    timeZone={timeZone}
                    to={addressOf(session.id)}
                    lane={lanes.get(session.id)}
                    grip={gripOf(itemOf(session.id, key, session), !session.attendedAt)}
                  />
                ) : (
                  []
                ),
              )}
              {others.flatMap((other) =>
                other.courtKey === key ? (
                  <OtherBlock
                    key={otherId(other)}
                    other={other}
                    reach={reach}
                    timeZone={timeZone}
                    lane={lanes.get(otherId(other))}
                    grip={gripOf(itemOf(otherId(other), key, other), !!other.rentalId)}
                    to={other.rentalId ? addressOf(other.rentalId) : undefined}
                    onLift={
                      onLiftBlock && other.kind === "BLOCK"
                        ? () => onLiftBlock(blockOf(other, name))
                        : undefined
                    }
                  />
                ) : (
                  []
                ),
              )}
              {dragged?.courtKey === key ? (
                <ProposedBlock
                  item={dragged}
                  reach={reach}
                  timeZone={timeZone}
                  isTaken={isInTheWay(dragged, items)}
                />
              ) : null}
              {day === today && now > reach.from && now < reach.until ? (
                <Box
                  as="li"
                  aria-hidden="true"
                  position="absolute"
                  insetX="0"
                  h="2px"
                  bg="coral.solid"
                  _print={{ display: "none" }}
                  style={{ top: `${((now - reach.from) / (reach.until - reach.from)) * 100}%` }}
                />
              ) : null}
            </Box>
          ))}
        </Box>
      </Box>
      <Box _print={{ display: "none" }}>
        {shown ? <DayUses day={shown} mayChange={day >= today} /> : null}
      </Box>
    </Stack>
  );
}

export function Hours({ reach }: { reach: GridReach }) {
  return (
    <Box
      position="sticky"
      left="0"
      bg="bg.panel"
      zIndex="1"
      borderTopWidth="1px"
      borderColor="border.muted"
      aria-hidden="true"
    >
      {reach.hours.map((hour) => (
        <Text
          key={hour}
          h={tall(1)}
          px="1.5"
          textStyle="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {hour}
        </Text>
      ))}
    </Box>
  );
}

const itemOf = (
  id: string,
  courtKey: string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): GridItem => ({ id, courtKey, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) });

/** Several may ask for one hour of a court: those stand side by side. What is alone has the whole column. */
function lanesOf(
  spans: readonly { id: string; courtKey: string; startsAt: string; endsAt: string }[],
): ReadonlyMap<string, Lane> {
  const keys = new Set(spans.map(({ courtKey }) => courtKey));
  const placed = [...keys].flatMap((key) => sideBySide(spans.filter(({ courtKey }) => courtKey === key)));
  return new Map(placed.flatMap(({ span, lane }) => (lane.of > 1 ? [[span.id, lane] as const] : [])));
}

const blockOf = ({ courtKey, startsAt, endsAt, title }: Other, courtName: string): CourtBlock => ({
  courtKey,
  courtName,
  startsAt,
  endsAt,
  reason: title ?? null,
});

const otherId = ({ rentalId, kind, courtKey, startsAt }: Other): string =>
  rentalId ?? `${kind} ${courtKey} ${startsAt}`;
