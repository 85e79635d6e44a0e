import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, type To } from "react-router-dom";
import type { ClassRow_session$key } from "../__generated__/ClassRow_session.graphql";
import { briefName } from "../ui/brief-name";
import { formatTime } from "../ui/format";
import { usePlaceTime } from "../ui/PlaceTime";
import { PendingWords } from "./public/PendingWords";
import { Places } from "./public/Places";

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
  session: ClassRow_session$key;
  /** Where its details are. */
  to: To;
}

/** One class of a day: when, for whom, with whom, how full. */
export function ClassRow({ session, to }: ClassRowProps) {
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
      fragment ClassRow_session on ClassSession {
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
