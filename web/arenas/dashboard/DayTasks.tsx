import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BellRing, ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import type { DayTasks_arena$data, DayTasks_arena$key } from "../../__generated__/DayTasks_arena.graphql";
import { JoinRequestsTask } from "../../athletes/public/JoinRequestsTask";
import { arenaTournaments } from "../../tournaments/public/tournament-path";
import { Card } from "../../ui/Card";
import { formatMoney } from "../../ui/format";

type Task = NonNullable<NonNullable<DayTasks_arena$data["today"]>["tasks"]>[number];

/** What waits for who runs the arena, the most urgent first. */
export function DayTasks({ arena }: { arena: DayTasks_arena$key }) {
  const data = useFragment(
    graphql`
      fragment DayTasks_arena on Arena {
        ...JoinRequestsTask_arena
        pendingJoinRequestCount
        today {
          tasks {
            kind
            count
            amountInCents
            tournamentKey
            tournamentName
          }
        }
      }
    `,
    arena,
  );
  const { today, pendingJoinRequestCount } = data;
  if (!today?.tasks) return null;
  const { tasks } = today;
  return (
    <Card title="Precisa de você" icon={BellRing}>
      {tasks.length === 0 && !pendingJoinRequestCount ? (
        <Text color="fg.muted">Tudo em dia. Nada espera por você.</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" mx="-2">
          <JoinRequestsTask arena={data} />
          {tasks.map((task) => (
            <TaskRow key={task.kind + task.tournamentKey} task={task} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function TaskRow({ task }: { task: Task }) {
  return (
    <Box as="li" _notFirst={{ borderTopWidth: "1px", borderColor: "border.muted" }}>
      <Box
        asChild
        display="flex"
        alignItems="center"
        gap="3"
        minH="14"
        px="2"
        borderRadius="l2"
        _hover={{ bg: "bg.muted" }}
      >
        <Link to={wayTo(task, task.tournamentKey)}>
          <Stack gap="0" flex="1" minW="0">
            <Text fontWeight="semibold">{inWords(task)}</Text>
            <Text color="fg.muted" textStyle="sm" truncate>
              {task.tournamentName}
            </Text>
          </Stack>
          <Box as={ChevronRight} boxSize="4" color="fg.muted" aria-hidden="true" />
        </Link>
      </Box>
    </Box>
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
      if (count === 0) return "Sorteio por fazer: é hoje";
      return count === 1 ? "Sorteio por fazer: começa amanhã" : `Sorteio por fazer: começa em ${count} dias`;
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
