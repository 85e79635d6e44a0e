import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, type To } from "react-router-dom";
import type { WeekCards_session$key } from "../../__generated__/WeekCards_session.graphql";
import type { WeekCards_week$data, WeekCards_week$key } from "../../__generated__/WeekCards_week.graphql";
import { briefName } from "../../ui/Person";
import { Panel } from "../../ui/Cards";
import { formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { dayAndMonth, weekdayName } from "../public/calendar-words";
import { PendingWords, Places } from "../public/ClassOccupancy";

const Row = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    columnGap: "3",
    alignItems: "start",
    minH: "11",
    px: "2",
    py: "2",
    borderRadius: "l2",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px!" },
    _print: { columnGap: "1.5", py: "1", color: "black" },
  },
});

interface ClassRowProps {
  session: WeekCards_session$key;
  /** Where its details are. */
  to: To;
}

/** One class of a day: when, for whom, with whom, how full. */
function ClassRow({ session, to }: ClassRowProps) {
  const {
    startsAt,
    endsAt,
    name,
    category,
    teacherName,
    court,
    status,
    studentCount,
    maxStudents,
    minStudents,
    missingStudents,
    students,
  } = useFragment(
    graphql`
      fragment WeekCards_session on ClassSession {
        startsAt
        endsAt
        name
        category
        teacherName
        status
        studentCount
        maxStudents
        minStudents
        missingStudents
        court {
          name
        }
        students {
          attendance
          athlete {
            displayName
          }
        }
      }
    `,
    session,
  );
  const timeZone = usePlaceTime();
  const cancelled = status === "CANCELLED";
  const names = students
    .filter(({ attendance }) => attendance !== "EXCUSED")
    .map(({ athlete }) => briefName(athlete.displayName));
  return (
    <Row to={to} preventScrollReset color={cancelled ? "fg.muted" : undefined}>
      <Text
        as="span"
        fontWeight="semibold"
        textStyle="sm"
        lineHeight="1.5rem"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        textDecoration={cancelled ? "line-through" : undefined}
      >
        {formatTime(startsAt, timeZone)}–{formatTime(endsAt, timeZone)}
      </Text>
      <Text as="span" fontWeight="semibold" lineHeight="1.5rem" overflowWrap="anywhere">
        {name ?? category}
        {name ? ` · ${category}` : ""}
      </Text>
      {cancelled ? (
        <Text as="span" textStyle="sm" lineHeight="1.5rem">
          Cancelada
        </Text>
      ) : (
        <Places taken={studentCount} of={maxStudents} />
      )}
      <Text as="span" gridColumn="1 / -1" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {briefName(teacherName)} · {court?.name ?? "sem quadra"}
      </Text>
      {minStudents && missingStudents > 0 ? (
        <Text as="span" gridColumn="1 / -1" textStyle="sm" overflowWrap="anywhere">
          <PendingWords minStudents={minStudents} missing={missingStudents} />
        </Text>
      ) : null}
      {names.length > 0 && !cancelled ? (
        <Text as="span" gridColumn="1 / -1" textStyle="xs" color="fg.muted" lineClamp="2">
          {names.join(", ")}
        </Text>
      ) : null}
    </Row>
  );
}

interface WeekCardsProps {
  week: WeekCards_week$key;
  /** Where a class is shown. */
  addressOf: (id: string) => To;
  /** Whether what stands above is to be seen before today. */
  fromTop: boolean;
}

/** A card for each day, Monday to Sunday; on a phone today's is the first one sees. */
export function WeekCards({ week, addressOf, fromTop }: WeekCardsProps) {
  const { days, today } = useFragment(
    graphql`
      fragment WeekCards_week on ArenaWeek {
        today
        days {
          on
          opensAt
          reason
          classes {
            id
            ...WeekCards_session
          }
        }
      }
    `,
    week,
  );
  return (
    <SimpleGrid
      templateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
      gap="4"
      alignItems="start"
      // On paper the week stands side by side, whatever is printed how wide.
      _print={{ gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: "2" }}
    >
      {days.map((day) => (
        <DayCard
          key={day.on}
          day={day}
          isToday={day.on === today}
          comesTo={day.on === today && !fromTop}
          addressOf={addressOf}
        />
      ))}
    </SimpleGrid>
  );
}

interface DayCardProps {
  day: WeekCards_week$data["days"][number];
  isToday: boolean;
  /** Whether one sees it first. */
  comesTo: boolean;
  addressOf: (id: string) => To;
}

function DayCard({ day: { on, opensAt, reason, classes }, isToday, comesTo, addressOf }: DayCardProps) {
  const titleId = `day-${on}`;
  useEffect(() => {
    // Where days stand under each other, a Friday is a long way down.
    const narrow = window.matchMedia("(max-width: 47.99em)").matches;
    if (comesTo && narrow && window.scrollY === 0)
      document.getElementById(titleId)?.scrollIntoView({ block: "start" });
  }, [comesTo, titleId]);
  return (
    <Panel
      as="section"
      aria-labelledby={titleId}
      p="4"
      borderColor={isToday ? "coral.solid" : undefined}
      _print={{ p: "2", borderColor: "black" }}
    >
      <Flex justify="space-between" align="baseline" gap="2" mb="2" _print={{ flexWrap: "wrap", mb: "1" }}>
        <Heading as="h3" id={titleId} scrollMarginTop="8rem" textStyle="lg" fontWeight="bold">
          {weekdayName(on)}
        </Heading>
        <Text
          textStyle="sm"
          color={isToday ? "coral.fg" : "fg.muted"}
          fontWeight={isToday ? "bold" : undefined}
        >
          {isToday ? (
            <Box as="span" _print={{ display: "none" }}>
              Hoje,{" "}
            </Box>
          ) : null}
          {dayAndMonth(on)}
        </Text>
      </Flex>
      {opensAt && !reason ? null : (
        <Text textStyle="sm" color="fg.muted" mb="1">
          {[opensAt ? null : "Arena fechada", reason].filter(Boolean).join(": ")}
        </Text>
      )}
      {classes.length === 0 ? (
        <Text color="fg.muted" textStyle="sm" py="3">
          Nenhuma aula agendada para {weekdayName(on)}
        </Text>
      ) : (
        <Stack as="ul" gap="0" mx="-2">
          {classes.map((session) => (
            <Box
              as="li"
              key={session.id}
              _notFirst={{ borderTopWidth: "1px" }}
              borderColor="border.muted"
              _print={{ breakInside: "avoid" }}
            >
              <ClassRow session={session} to={addressOf(session.id)} />
            </Box>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
