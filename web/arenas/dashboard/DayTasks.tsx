import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BellRing } from "lucide-react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { DayTasks_arena$data, DayTasks_arena$key } from "../../__generated__/DayTasks_arena.graphql";
import { JoinRequestsTask } from "../../athletes/public/JoinRequestsTask";
import { calendarPath, courtsPath } from "../../classes/public/calendar-path";
import { arenaTournaments } from "../../tournaments/public/tournament-path";
import { Card } from "../../ui/Cards";
import { formatDay, formatMoney, formatShortDay, formatTime } from "../../ui/format";
import { openedParameter } from "../../ui/list/list-address";
import { lazyPart } from "../../ui/lazy-code";
import { TaskRow } from "../../ui/ListRows";

const PendingClassesTask = lazyPart(
  async () => (await import("../../classes/public/PendingClassesTask")).PendingClassesTask,
);

type Task = NonNullable<NonNullable<DayTasks_arena$data["today"]>["tasks"]>[number];

/** The tasks of an arena's manager, the most urgent first. */
export function DayTasks({ arena }: { arena: DayTasks_arena$key }) {
  const data = useFragment(
    graphql`
      fragment DayTasks_arena on Arena {
        ...JoinRequestsTask_arena
        ...PendingClassesTask_arena
        pendingJoinRequestCount
        timeZone
        today {
          tasks {
            kind
            count
            amountInCents
            tournamentKey
            tournamentName
          }
          rentalRequests {
            count
            firstId
            firstOn
            dayUseCount
            dayUseFirstOn
          }
          pendingClasses {
            __typename
          }
          unattendedClasses {
            count
            latest {
              sessionId
              on
              startsAt
              name
              category
              teacherName
            }
          }
          figures {
            overdueCount
            overdueInCents
          }
        }
      }
    `,
    arena,
  );
  const { today, pendingJoinRequestCount, timeZone } = data;
  if (!today?.tasks || !today.figures || !today.rentalRequests) return null;
  const { tasks, rentalRequests, figures, unattendedClasses } = today;
  const hasPending = (today.pendingClasses?.length ?? 0) > 0;
  const nothingWaits =
    tasks.length === 0 &&
    !hasPending &&
    !unattendedClasses?.count &&
    rentalRequests.count + rentalRequests.dayUseCount === 0 &&
    !pendingJoinRequestCount &&
    figures.overdueCount === 0;
  return (
    <Card title="Precisa de você" icon={BellRing}>
      {nothingWaits ? (
        <Text color="fg.muted">Tudo em dia por aqui.</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" mx="-2">
          {hasPending ? (
            <Suspense fallback={null}>
              <PendingClassesTask arena={data} />
            </Suspense>
          ) : null}
          {tasks.map((task) => (
            <TaskRow
              key={task.kind + task.tournamentKey}
              what={inWords(task)}
              of={task.tournamentName}
              to={wayTo(task, task.tournamentKey)}
            />
          ))}
          <RentalRequestsRow {...rentalRequests} />
          {unattendedClasses ? <UnattendedRows classes={unattendedClasses} timeZone={timeZone} /> : null}
          <JoinRequestsTask arena={data} />
          <OverdueRow {...figures} />
        </Stack>
      )}
    </Card>
  );
}

type Unattended = NonNullable<NonNullable<DayTasks_arena$data["today"]>["unattendedClasses"]>;

/** At most this many classes are listed one by one. */
const unattendedShown = 3;

/** Past classes without attendance; each row links to the class, where attendance is taken. */
function UnattendedRows({ classes: { count, latest }, timeZone }: { classes: Unattended; timeZone: string }) {
  const next = latest[unattendedShown];
  return (
    <>
      {latest.slice(0, unattendedShown).map(({ sessionId, on, startsAt, name, category, teacherName }) => (
        <TaskRow
          key={sessionId}
          what={`Presença não registrada: ${name ?? `Aula ${category}`}`}
          of={`${formatShortDay(on)} às ${formatTime(startsAt, timeZone)} · ${teacherName}`}
          to={`${calendarPath(on)}?${openedParameter}=${encodeURIComponent(sessionId)}`}
        />
      ))}
      {next ? (
        <TaskRow
          what={`Mais ${counted(count - unattendedShown, "aula", "aulas")} com presença não registrada`}
          of="Dos últimos 7 dias"
          to={calendarPath(next.on)}
        />
      ) : null}
    </>
  );
}

type Requests = NonNullable<NonNullable<DayTasks_arena$data["today"]>["rentalRequests"]>;

/** Pending rental and Day Use requests; the row links to the first of them. */
function RentalRequestsRow({ count, firstId, firstOn, dayUseCount, dayUseFirstOn }: Requests) {
  return (
    <>
      {firstId && firstOn ? (
        <TaskRow
          what={counted(count, "pedido de quadra espera resposta", "pedidos de quadra esperam resposta")}
          of={firstInWords(count, firstOn)}
          to={`${courtsPath(firstOn)}?${openedParameter}=${encodeURIComponent(firstId)}`}
        />
      ) : null}
      {dayUseFirstOn ? (
        <TaskRow
          what={counted(
            dayUseCount,
            "pedido de Day Use espera resposta",
            "pedidos de Day Use esperam resposta",
          )}
          of={firstInWords(dayUseCount, dayUseFirstOn)}
          to={courtsPath(dayUseFirstOn)}
        />
      ) : null}
    </>
  );
}

const firstInWords = (count: number, on: string): string =>
  count === 1 ? `Para ${formatDay(on)}` : `O primeiro para ${formatDay(on)}`;

const financePath = "/arena-financial";

/** Overdue charges of every kind. The row links to the arena's charges. */
function OverdueRow({ overdueCount, overdueInCents }: { overdueCount: number; overdueInCents: number }) {
  if (overdueCount === 0) return null;
  return (
    <TaskRow
      what={`${counted(overdueCount, "cobrança vencida", "cobranças vencidas")}: ${formatMoney(overdueInCents)}`}
      of="Aulas, locações e inscrições"
      to={financePath}
    />
  );
}

function inWords({ kind, count, amountInCents }: Task): string {
  switch (kind) {
    case "SCORES_MISSING":
      return count === 1 ? "Falta 1 placar" : `Faltam ${count} placares`;
    case "PAYMENTS_TO_CONFIRM": {
      const what = count === 1 ? "1 pagamento a confirmar" : `${count} pagamentos a confirmar`;
      return amountInCents ? `${what}: ${formatMoney(amountInCents)}` : what;
    }
    case "DRAW_DUE":
      if (count === 0) return "Falta sortear: é hoje";
      return count === 1 ? "Falta sortear: começa amanhã" : `Falta sortear: começa em ${count} dias`;
    default:
      return "Pendência";
  }
}

function wayTo({ kind }: Task, tournamentKey: string): string {
  switch (kind) {
    case "PAYMENTS_TO_CONFIRM":
      return arenaTournaments.enrolments(tournamentKey);
    default:
      return arenaTournaments.tournament(tournamentKey);
  }
}
