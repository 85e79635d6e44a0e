import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type {
  ClassAgenda_arena$data,
  ClassAgenda_arena$key,
} from "../../__generated__/ClassAgenda_arena.graphql";
import { calendarPath } from "../../classes/public/calendar-path";
import { PendingWords, Places } from "../../classes/public/ClassOccupancy";
import { Card } from "../../ui/Cards";
import { EmptyState } from "../../ui/PageStates";
import { formatTime } from "../../ui/format";
import { openedParameter } from "../../ui/list/list-address";
import { TextLink } from "../../ui/Links";
import { useNow } from "../../ui/TimeAgo";

/** So many of those to come are shown: more are a day that one looks at in the calendar. */
const mostAhead = 8;

type Lesson = NonNullable<ClassAgenda_arena$data["today"]>["agenda"][number];

/** Who comes today: the classes that run and those to come, then those that are over. */
export function ClassAgenda({ arena }: { arena: ClassAgenda_arena$key }) {
  const { today, timeZone } = useFragment(
    graphql`
      fragment ClassAgenda_arena on Arena {
        timeZone
        today {
          agenda {
            sessionId
            startsAt
            endsAt
            name
            category
            teacherName
            courtName
            status
            studentCount
            maxStudents
            minStudents
            missingStudents
          }
        }
      }
    `,
    arena,
  );
  const now = useNow().getTime();
  if (!today) return null;
  const { ahead, over, says } = agendaAt(today.agenda, now);
  const rows = (lessons: readonly Lesson[]) => (
    <Stack as="ul" gap="0" mx="-2">
      {lessons.map((lesson) => (
        <LessonRow key={lesson.sessionId} lesson={lesson} timeZone={timeZone} now={now} />
      ))}
    </Stack>
  );
  return (
    <Card
      title="Agenda de Aulas"
      icon={CalendarDays}
      action={<TextLink to={calendarPath()}>Ver calendário</TextLink>}
    >
      {today.agenda.length === 0 ? (
        <EmptyState icon={CalendarDays} title="Nenhuma aula hoje" />
      ) : (
        <Text color="fg.muted" textStyle="sm" mb="1">
          {says}
        </Text>
      )}
      {rows(ahead.slice(0, mostAhead))}
      {ahead.length > mostAhead ? (
        <Text mt="3" textStyle="sm">
          <TextLink to={calendarPath()}>
            {`Mais ${counted(ahead.length - mostAhead, "aula", "aulas")} no calendário`}
          </TextLink>
        </Text>
      ) : null}
      {over.length > 0 ? (
        <Box as="details" mt="1">
          <Box
            as="summary"
            cursor="pointer"
            minH="11"
            display="inline-flex"
            alignItems="center"
            textStyle="sm"
            fontWeight="semibold"
            color="coral.fg"
          >
            {over.length === 1 ? "1 já terminou" : `${over.length} já terminaram`}
          </Box>
          {rows(over)}
        </Box>
      ) : null}
    </Card>
  );
}

const Row = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    columnGap: "3",
    alignItems: "center",
    minH: "14",
    px: "2",
    py: "1.5",
    borderRadius: "l2",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px!" },
  },
});

function LessonRow({ lesson, timeZone, now }: { lesson: Lesson; timeZone: string; now: number }) {
  const { sessionId, startsAt, endsAt, name, category, teacherName, courtName, status, minStudents } = lesson;
  const cancelled = status === "CANCELLED";
  const runs = !cancelled && Date.parse(startsAt) <= now && now < Date.parse(endsAt);
  return (
    <Box as="li" _notFirst={{ borderTopWidth: "1px", borderColor: "border.muted" }}>
      <Row
        to={`${calendarPath()}?${openedParameter}=${encodeURIComponent(sessionId)}`}
        color={cancelled ? "fg.muted" : undefined}
        boxShadow={runs ? "inset 3px 0 0 {colors.coral.solid}" : undefined}
      >
        <Text as="span" textStyle="sm" fontVariantNumeric="tabular-nums" lineHeight="1.3">
          <Text
            as="span"
            display="block"
            fontWeight="bold"
            textDecoration={cancelled ? "line-through" : undefined}
          >
            {formatTime(startsAt, timeZone)}
          </Text>
          {runs ? (
            <Text as="span" display="block" color="coral.fg" fontWeight="bold">
              agora
            </Text>
          ) : (
            <Text as="span" display="block" color="fg.muted">
              {formatTime(endsAt, timeZone)}
            </Text>
          )}
        </Text>
        <Text as="span" minW="0" lineHeight="1.3">
          <Text as="span" display="block" fontWeight="semibold" truncate>
            {teacherName}
          </Text>
          <Text as="span" display="block" textStyle="sm" color="fg.muted" truncate>
            {[name, courtName ?? "sem quadra"].filter(Boolean).join(" · ")}
          </Text>
          {minStudents && lesson.missingStudents > 0 ? (
            <Text as="span" display="block" textStyle="sm">
              <PendingWords minStudents={minStudents} missing={lesson.missingStudents} />
            </Text>
          ) : null}
        </Text>
        <Stack as="span" gap="1" align="flex-end">
          <Badge colorPalette="sea">{category}</Badge>
          {cancelled ? (
            <Text as="span" textStyle="sm">
              Cancelada
            </Text>
          ) : (
            <Places taken={lesson.studentCount} of={lesson.maxStudents} />
          )}
        </Stack>
      </Row>
    </Box>
  );
}

interface TimedLesson {
  endsAt: string;
  status: string;
  studentCount: number;
}

interface Agenda<Each> {
  /** Those that run or are to come, also what falls out. */
  ahead: Each[];
  over: Each[];
  /** What is still to be given, in words. */
  says: string;
}

/** A day's classes as they stand at an instant, in ms since 1970 UTC. */
export function agendaAt<Each extends TimedLesson>(lessons: readonly Each[], now: number): Agenda<Each> {
  const isOver = ({ endsAt }: TimedLesson) => Date.parse(endsAt) <= now;
  const ahead = lessons.filter((lesson) => !isOver(lesson));
  return { ahead, over: lessons.filter(isOver), says: inWords(lessons, ahead) };
}

function inWords(lessons: readonly TimedLesson[], ahead: readonly TimedLesson[]): string {
  const isHeld = ({ status }: TimedLesson) => status !== "CANCELLED";
  const held = ahead.filter(isHeld);
  if (held.length > 0) {
    const students = held.reduce((sum, { studentCount }) => sum + studentCount, 0);
    return `${counted(held.length, "aula", "aulas")} pela frente, com ${counted(students, "aluno", "alunos")}`;
  }
  return lessons.some(isHeld) ? "As aulas de hoje já terminaram." : "As aulas de hoje foram canceladas.";
}
