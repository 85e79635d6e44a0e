import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, type To } from "react-router-dom";
import type { WeekGrid_week$data, WeekGrid_week$key } from "../../__generated__/WeekGrid_week.graphql";
import { SelectField } from "../../ui/form/Fields";
import { usePlaceTime } from "../../ui/PlaceTime";
import { useNow } from "../../ui/TimeAgo";
import { courtsPath } from "../calendar-path";
import { dayAndMonth, weekdayName } from "../public/calendar-words";
import { commonReach, gridHours, sideBySide, type GridReach } from "./court-grid";
import { ClassBlock, OtherBlock } from "./CourtBlocks";
import { hourRem, Hours, tall } from "./CourtGrid";

type Day = WeekGrid_week$data["days"][number];

interface WeekGridProps {
  week: WeekGrid_week$key;
  /** On most days: HH:mm. */
  usual: { opensAt: string; closesAt: string };
  /** Where a class or a rental is shown. */
  addressOf: (id: string) => To;
}

/** How high the week may be on paper. */
const paperMm = 150;
const everywhere = "";

/** The week by hours: a column for each day, in it classes, rentals, blocks and matches, of all courts or of one. */
export function WeekGrid({ week, usual, addressOf }: WeekGridProps) {
  const { courts, days, today } = useFragment(
    graphql`
      fragment WeekGrid_week on ArenaWeek {
        today
        courts {
          key
          name
        }
        days {
          on
          opensAt
          closesAt
          reason
          classes {
            id
            startsAt
            endsAt
            status
            court {
              key
            }
            ...CourtBlocks_session
          }
          others {
            kind
            courtKey
            startsAt
            endsAt
            rentalId
            ...CourtBlocks_other
          }
        }
      }
    `,
    week,
  );
  const timeZone = usePlaceTime();
  const now = useNow().getTime();
  const [court, setCourt] = useState(everywhere);
  const isShown = (key: string | undefined) => court === everywhere || key === court;
  const shown = days.map((day) => ({
    ...day,
    classes: day.classes.filter(({ status, court: on }) => status !== "CANCELLED" && isShown(on?.key)),
    others: day.others.filter(({ courtKey }) => isShown(courtKey)),
  }));
  const reaches = commonReach(
    shown.map((day) => {
      const { on, opensAt, closesAt, classes, others } = day;
      const open = { opensAt: opensAt ?? usual.opensAt, closesAt: closesAt ?? usual.closesAt };
      return { on, reach: gridHours({ day: on, ...open, timeZone }, [...classes, ...others]) };
    }),
    timeZone,
  );
  const [first] = reaches.values();
  if (!first) return null;
  return (
    <Stack gap="4">
      {courts.length > 1 ? (
        <Box maxW="16rem" _print={{ display: "none" }}>
          <SelectField
            label="Quadra"
            value={court}
            onChange={(event) => setCourt(event.target.value)}
            options={[
              { value: everywhere, label: "Todas" },
              ...courts.map(({ key, name }) => ({ value: key, label: name })),
            ]}
          />
        </Box>
      ) : null}
      <Box
        overflowX="auto"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        bg="bg.panel"
        tabIndex={0}
        as="section"
        aria-label="Semana por horário"
        position="relative"
        css={{
          "--hour": `${hourRem}rem`,
          "@media print": { "--hour": `min(${hourRem}rem, ${paperMm / first.hours.length}mm)` },
        }}
        _print={{ overflow: "visible", borderColor: "black", printColorAdjust: "exact" }}
      >
        <Flex minW="fit-content" _print={{ minW: "0" }}>
          <Box w="3.25rem" flexShrink="0" position="sticky" left="0" zIndex="1" bg="bg.panel">
            <Box h={headHeight} />
            <Hours reach={first} />
          </Box>
          {shown.map((day) => (
            <DayColumn
              key={day.on}
              day={day}
              isToday={day.on === today}
              reach={reaches.get(day.on) ?? first}
              now={now}
              timeZone={timeZone}
              addressOf={addressOf}
            />
          ))}
        </Flex>
      </Box>
    </Stack>
  );
}

const headHeight = "3.5rem";

const spanOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({ startsAt, endsAt });

interface DayColumnProps {
  day: Day;
  isToday: boolean;
  reach: GridReach;
  now: number;
  timeZone: string;
  addressOf: (id: string) => To;
}

function DayColumn({ day, isToday, reach, now, timeZone, addressOf }: DayColumnProps) {
  const { on, opensAt, reason, classes, others } = day;
  const placed = sideBySide([
    ...classes.map((session) => ({ ...spanOf(session), session, other: null })),
    ...others.map((other) => ({ ...spanOf(other), session: null, other })),
  ]);
  const mostBeside = Math.max(1, ...placed.map(({ lane }) => lane.of));
  const name = weekdayName(on);
  const note = opensAt ? reason : ["Fechada", reason].filter(Boolean).join(": ");
  return (
    <Box
      ref={isToday ? comeTo : undefined}
      flex="1 1 0"
      minW={`${Math.max(8, mostBeside * 4)}rem`}
      borderLeftWidth="1px"
      _print={{ minW: "0" }}
    >
      <Box h={headHeight} px="2" py="1.5" bg={isToday ? "sea.subtle" : undefined} overflow="hidden">
        <Text as="h3" textStyle="sm" fontWeight="bold" truncate asChild>
          <Link to={courtsPath(on)} aria-label={`${name}, ${dayAndMonth(on)}: ver as quadras`}>
            {name} {dayAndMonth(on)}
          </Link>
        </Text>
        {note ? (
          <Text textStyle="xs" color="fg.muted" truncate title={note}>
            {note}
          </Text>
        ) : null}
      </Box>
      <Box
        position="relative"
        h={tall(reach.hours.length)}
        borderTopWidth="1px"
        borderColor="border.muted"
        backgroundImage="linear-gradient(to bottom, {colors.border.muted} 1px, transparent 1px)"
        backgroundSize="100% var(--hour)"
      >
        <Box as="ul" aria-label={name} listStyleType="none" position="absolute" inset="0">
          {placed.map(({ span: { session, other }, lane }) =>
            session ? (
              <ClassBlock
                key={session.id}
                session={session}
                reach={reach}
                timeZone={timeZone}
                to={addressOf(session.id)}
                grip={null}
                lane={lane}
              />
            ) : (
              <OtherBlock
                key={other.rentalId ?? `${other.kind} ${other.courtKey} ${other.startsAt}`}
                other={other}
                reach={reach}
                timeZone={timeZone}
                to={other.rentalId ? addressOf(other.rentalId) : undefined}
                grip={null}
                lane={lane}
              />
            ),
          )}
        </Box>
        {isToday && now > reach.from && now < reach.until ? (
          <Box
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
    </Box>
  );
}

/** Where the week does not fit, today is what one sees first; the page itself stays where it is. */
function comeTo(column: HTMLDivElement | null): void {
  const grid = column?.closest("section");
  if (column && grid && column.offsetLeft + column.offsetWidth > grid.clientWidth)
    grid.scrollLeft = column.offsetLeft - 56;
}
