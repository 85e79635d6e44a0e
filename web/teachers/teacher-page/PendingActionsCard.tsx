import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import {
  actionPriorityLabel,
  evaluation,
  type ActionPriority,
} from "../../../server/pages/teacher-actions.rules";
import type {
  PendingActionsCard_page$data,
  PendingActionsCard_page$key,
} from "../../__generated__/PendingActionsCard_page.graphql";
import { chooseWorkplace } from "../../identity/public/workplace-choice";
import { Card } from "../../ui/Cards";
import { formatDate, formatShortDay, formatTime } from "../../ui/format";
import { useOpenedRow } from "../../ui/list/list-address";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { StatusBadge, type Tone } from "../../ui/Badges";
import { ClassLink } from "./ClassLink";

type Action = NonNullable<PendingActionsCard_page$data["pendingActions"]>[number];

const shownAtFirst = 5;
/** Where a teacher notes the progress of students; the one who is open is in `aberto`. */
const ownStudentsPath = "/arena-athletes";

const toneOf: Record<ActionPriority, Tone> = { HIGH: "problem", MEDIUM: "waiting", LOW: "neutral" };

/** 'Ações Pendentes': what waits for the teacher, by due date; nothing for other viewers. */
export function PendingActionsCard({ page }: { page: PendingActionsCard_page$key }) {
  const { pendingActions } = useFragment(
    graphql`
      fragment PendingActionsCard_page on TeacherPage {
        pendingActions {
          kind
          subject
          priority
          dueOn
          certificationId
          arenaKey
          studentCount
          arenaName
          arenaAthleteId
          attendance {
            sessionId
            on
            startsAt
            arenaKey
            arenaName
            timeZone
            studentCount
          }
        }
      }
    `,
    page,
  );
  const [all, setAll] = useState(false);
  if (!pendingActions) return null;
  const shown = all ? pendingActions : pendingActions.slice(0, shownAtFirst);
  return (
    <Card title="Ações Pendentes" icon={ListChecks}>
      {shown.length === 0 ? (
        <Text color="fg.muted">Nenhuma ação pendente.</Text>
      ) : (
        <Stack gap="0" as="ul" listStyleType="none" mt="-3">
          {shown.map((action) => (
            <ActionRow
              key={`${action.kind} ${action.attendance?.sessionId ?? action.certificationId ?? action.arenaAthleteId ?? action.arenaKey}`}
              action={action}
            />
          ))}
        </Stack>
      )}
      {shown.length < pendingActions.length ? (
        <Button variant="ghost" mt="2" onClick={() => setAll(true)}>
          Ver todas as ações
        </Button>
      ) : null}
    </Card>
  );
}

function ActionRow({ action }: { action: Action }) {
  const { kind, subject, priority, dueOn, attendance, certificationId, arenaKey, studentCount } = action;
  const { arenaName, arenaAthleteId } = action;
  const opened = useOpenedRow();
  const title = titleOf(action);
  const end = { size: "sm", minH: "11", variant: "outline", "aria-label": `Concluir: ${title}` } as const;
  return (
    <ListRow
      basis="12rem"
      end={
        attendance ? (
          <Button asChild {...end}>
            <ClassLink sessionId={attendance.sessionId} on={attendance.on} arenaKey={attendance.arenaKey}>
              Concluir
            </ClassLink>
          </Button>
        ) : certificationId ? (
          <Button asChild {...end}>
            <Link to={opened.addressOf(certificationId)} preventScrollReset>
              Concluir
            </Link>
          </Button>
        ) : arenaKey ? (
          <Button asChild {...end}>
            <Link
              to={arenaAthleteId ? `${ownStudentsPath}?aberto=${arenaAthleteId}` : ownStudentsPath}
              onClick={() => chooseWorkplace({ arena: arenaKey })}
            >
              Concluir
            </Link>
          </Button>
        ) : null
      }
    >
      <ListRowName>{title}</ListRowName>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {attendance
          ? [
              `${formatShortDay(attendance.on)} às ${formatTime(attendance.startsAt, attendance.timeZone)}`,
              attendance.arenaName ?? "Arena não informada",
              counted(attendance.studentCount, "aluno", "alunos"),
            ].join(" · ")
          : kind === "EVALUATION_DUE"
            ? `${subject} · ${counted(studentCount ?? 0, "aluno", "alunos")} com ${evaluation.classes} aulas e nenhuma anotação em ${evaluation.withinDays} dias`
            : (arenaName ?? subject)}
      </Text>
      <HStack gap="2" wrap="wrap">
        <StatusBadge tone={toneOf[priority]}>
          Prioridade {actionPriorityLabel[priority].toLowerCase()}
        </StatusBadge>
        <Text textStyle="sm">{certificationId ? validity(action) : `Prazo: ${formatDate(dueOn)}`}</Text>
      </HStack>
    </ListRow>
  );
}

function titleOf({ kind, subject }: Action): string {
  switch (kind) {
    case "ATTENDANCE_MISSING":
      return `Registrar presença: ${subject}`;
    case "EVALUATION_DUE":
      return "Avaliar alunos";
    case "REPORT_ASKED":
      return `Relatório pedido: ${subject}`;
    case "CERTIFICATE_EXPIRED":
      return "Renovar certificação expirada";
    default:
      return "Renovar certificação que expira em breve";
  }
}

const validity = ({ kind, dueOn }: Action): string =>
  `${kind === "CERTIFICATE_EXPIRED" ? "Expirou em" : "Prazo:"} ${formatDate(dueOn)}`;
