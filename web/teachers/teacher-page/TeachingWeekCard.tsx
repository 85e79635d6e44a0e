import { Box } from "@chakra-ui/react/box";
import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays, CalendarPlus, ChevronLeft, ChevronRight, Store } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { classStatusLabel } from "../../../server/classes/class-kind-and-status.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import type {
  TeachingWeekCard_page$data,
  TeachingWeekCard_page$key,
} from "../../__generated__/TeachingWeekCard_page.graphql";
import type { TeachingWeekCardQuery } from "../../__generated__/TeachingWeekCardQuery.graphql";
import { calendarPath } from "../../classes/public/calendar-path";
import { dayAndMonth, weekdayName, weekInWords } from "../../classes/public/calendar-words";
import { useSession } from "../../identity/public/session";
import { chooseWorkplace } from "../../identity/public/workplace-choice";
import { Card } from "../../ui/Cards";
import { Catch, ErrorState, RowsSkeleton } from "../../ui/PageStates";
import { LazyMenu } from "../../ui/LazyMenu";
import { dialogParameter } from "../../ui/dialog-state";
import { formatTime } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { ClassLink } from "./ClassLink";

type Week = NonNullable<TeachingWeekCard_page$data["week"]>;
type Day = Week["days"][number];
type TaughtClass = Day["classes"][number];

const failure = "Erro ao carregar aulas";

const weekFragment = graphql`
  fragment TeachingWeekCard_page on TeacherPage @argumentDefinitions(around: { type: "Date" }) {
    key
    schedulingArenas {
      key
      name
    }
    week(around: $around) {
      from
      today
      days {
        on
        classes {
          sessionId
          startsAt
          endsAt
          arenaKey
          arenaName
          timeZone
          name
          category
          maxStudents
          studentCount
          status
        }
      }
    }
  }
`;

/** 'Calendário de Aulas': a week of the teacher, over all arenas that the viewer may see. */
export function TeachingWeekCard({ page }: { page: TeachingWeekCard_page$key }) {
  const { key, schedulingArenas, week } = useFragment(weekFragment, page);
  const [around, setAround] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const thisMonday = week?.from ?? null;
  const shownMonday = around ?? thisMonday;
  const show = (monday: string | null) => {
    setFailed(false);
    setAround(monday === thisMonday ? null : monday);
  };
  const fail = () => {
    setFailed(true);
    toast.error({ title: failure, description: "Ocorreu um erro. Tente novamente." });
  };
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const comesWithPage = around === null && attempt === 0;
  return (
    <Card
      title="Calendário de Aulas"
      icon={CalendarDays}
      action={<NewClassButton arenas={schedulingArenas ?? []} />}
    >
      <Stack gap="4">
        {shownMonday ? (
          <HStack gap="2" wrap="wrap">
            <IconButton
              variant="outline"
              colorPalette="gray"
              aria-label="semana anterior"
              onClick={() => show(addDays(shownMonday, -7))}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              variant="outline"
              colorPalette="gray"
              aria-label="próxima semana"
              onClick={() => show(addDays(shownMonday, 7))}
            >
              <ChevronRight />
            </IconButton>
            <Text fontWeight="semibold" aria-live="polite">
              {weekInWords(shownMonday)}
            </Text>
            {around === null ? null : (
              <Button variant="ghost" colorPalette="gray" onClick={() => show(null)}>
                Esta semana
              </Button>
            )}
          </HStack>
        ) : null}
        {failed || (comesWithPage && !week) ? (
          <ErrorState title={failure} onRetry={retry} />
        ) : comesWithPage && week ? (
          <WeekDays week={week} />
        ) : (
          <Catch key={`${around} ${attempt}`} onError={fail}>
            <Suspense fallback={<RowsSkeleton rows={7} />}>
              <OtherWeek teacherKey={key} around={around} attempt={attempt} />
            </Suspense>
          </Catch>
        )}
      </Stack>
    </Card>
  );
}

/** 'Nova Aula': leads to the calendar of an arena that lets its teachers schedule; nothing where there is none. */
function NewClassButton({ arenas }: { arenas: readonly { readonly key: string; readonly name: string }[] }) {
  const navigate = useNavigate();
  const [only] = arenas;
  if (!only) return null;
  const open = (arena: string) => {
    chooseWorkplace({ arena });
    void navigate(`${calendarPath()}?${dialogParameter}`);
  };
  const look = { size: "sm", minH: "11" } as const;
  const words = (
    <>
      <CalendarPlus />
      Nova Aula
    </>
  );
  return arenas.length === 1 ? (
    <Button {...look} onClick={() => open(only.key)}>
      {words}
    </Button>
  ) : (
    <LazyMenu
      actions={arenas.map(({ key, name }) => ({ label: name, icon: Store, onSelect: () => open(key) }))}
      button={(rest) => (
        <Button {...look} {...rest}>
          {words}
        </Button>
      )}
    />
  );
}

interface OtherWeekProps {
  teacherKey: string;
  around: string | null;
  attempt: number;
}

/** A week that did not come with the page. */
function OtherWeek({ teacherKey, around, attempt }: OtherWeekProps) {
  const { teacherPage } = useLazyLoadQuery<TeachingWeekCardQuery>(
    graphql`
      query TeachingWeekCardQuery($key: UUID!, $around: Date) {
        teacherPage(key: $key) {
          ...TeachingWeekCard_page @arguments(around: $around)
        }
      }
    `,
    { key: teacherKey, around },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const page = useFragment<TeachingWeekCard_page$key>(weekFragment, teacherPage ?? null);
  if (!page?.week) throw new Error("The answer carries no week");
  return <WeekDays week={page.week} />;
}

function WeekDays({ week: { days, today } }: { week: Week }) {
  return (
    <SimpleGrid templateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))" gap="3" alignItems="start">
      {days.map((day) => (
        <DayOfWeek key={day.on} day={day} isToday={day.on === today} />
      ))}
    </SimpleGrid>
  );
}

function DayOfWeek({ day: { on, classes }, isToday }: { day: Day; isToday: boolean }) {
  const titleId = `teaching-${on}`;
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      borderWidth="1px"
      borderColor={isToday ? "coral.solid" : "border"}
      borderRadius="l2"
      p="3"
    >
      <Flex justify="space-between" align="baseline" gap="2" mb="1">
        <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
          {weekdayName(on)}
        </Heading>
        <Text
          textStyle="sm"
          color={isToday ? "coral.fg" : "fg.muted"}
          fontWeight={isToday ? "bold" : undefined}
        >
          {isToday ? "Hoje, " : ""}
          {dayAndMonth(on)}
        </Text>
      </Flex>
      {classes.length === 0 ? (
        <Text color="fg.muted" textStyle="sm" py="1">
          Nenhuma aula agendada
        </Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {classes.map((taught) => (
            <ClassItem key={taught.sessionId} taught={taught} on={on} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

function ClassItem({ taught, on }: { taught: TaughtClass; on: string }) {
  const { sessionId, startsAt, endsAt, arenaKey, arenaName, timeZone, name, category, status } = taught;
  const session = useSession();
  const worksThere =
    session.status === "signedIn" &&
    session.session.workplaces.some(({ kind, key }) => kind !== "FEDERATION" && key === arenaKey);
  const cancelled = status === "CANCELLED";
  const words = (
    <Stack as="span" gap="0" display="flex">
      <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
        <Text
          as="span"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
          textDecoration={cancelled ? "line-through" : undefined}
        >
          {formatTime(startsAt, timeZone)} - {formatTime(endsAt, timeZone)}
        </Text>
        {status === "CONFIRMED" ? "" : ` · ${classStatusLabel[status]}`}
      </Text>
      <Text as="span" overflowWrap="anywhere">
        {name ? `${name} · ${category}` : category}
      </Text>
      <Text as="span" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {arenaName ?? "Arena não informada"}
      </Text>
      <Text as="span" textStyle="sm" color="fg.muted">
        Máx. {counted(taught.maxStudents, "aluno", "alunos")} ·{" "}
        {counted(taught.studentCount, "inscrito", "inscritos")}
      </Text>
    </Stack>
  );
  return (
    <Box
      as="li"
      _notFirst={{ borderTopWidth: "1px", borderColor: "border.muted" }}
      color={cancelled ? "fg.muted" : undefined}
    >
      {worksThere ? (
        <Box asChild display="block" py="2" px="2" mx="-2" borderRadius="l2" _hover={{ bg: "bg.muted" }}>
          <ClassLink sessionId={sessionId} on={on} arenaKey={arenaKey}>
            {words}
          </ClassLink>
        </Box>
      ) : (
        <Box py="2">{words}</Box>
      )}
    </Box>
  );
}
