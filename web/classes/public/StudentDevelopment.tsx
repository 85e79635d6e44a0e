import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { FileQuestion } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import { athleteLevelLabel, athleteLevels } from "../../../server/sport/athlete-level.rules";
import type { StudentDevelopment_reportRequestsRow$key } from "../../__generated__/StudentDevelopment_reportRequestsRow.graphql";
import type { StudentDevelopmentCancelMutation } from "../../__generated__/StudentDevelopmentCancelMutation.graphql";
import type { StudentDevelopment_row$key } from "../../__generated__/StudentDevelopment_row.graphql";
import { useAction } from "../../relay/use-action";
import { Line } from "../../ui/charts/Charts";
import { useActing } from "../../ui/dialog-state";
import { DetailSection } from "../../ui/Facts";
import { formatDate, formatMonth } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { toast } from "../../ui/toaster";

const levelAt = (index: number): string => {
  const level = athleteLevels[Math.round(index)];
  return level ? athleteLevelLabel[level] : "";
};
const inPercent = (value: number): string => `${value}%`;
const short = (month: string): string => monthName(month).slice(0, 3);

/** 'Desenvolvimento': the level and the attendance of a student over the last months, each as a line. */
export function StudentDevelopment({ row }: { row: StudentDevelopment_row$key }) {
  const { development } = useFragment(
    graphql`
      fragment StudentDevelopment_row on ArenaAthlete {
        development {
          month
          presentCount
          absentCount
          level
          suggestedLevel
        }
      }
    `,
    row,
  );
  const first = development[0];
  const last = development.at(-1);
  if (!first || !last) return null;
  const attended = development.filter(({ presentCount, absentCount }) => presentCount + absentCount > 0);
  const suggested = development.filter(({ suggestedLevel }) => suggestedLevel);
  const percentOf = ({ presentCount, absentCount }: (typeof development)[number]) =>
    Math.round((presentCount * 100) / (presentCount + absentCount));
  const latest = attended.at(-1);
  return (
    <DetailSection title="Desenvolvimento">
      <Stack gap="4">
        <Stack gap="1">
          <Text textStyle="sm" fontWeight="semibold">
            Nível nos últimos 12 meses
          </Text>
          <Line
            label="Nível por mês"
            says={
              first.level === last.level
                ? `Nível ${athleteLevelLabel[last.level]} nos últimos 12 meses.`
                : `De ${athleteLevelLabel[first.level]} em ${formatMonth(first.month)} a ${athleteLevelLabel[last.level]} em ${formatMonth(last.month)}.`
            }
            nameLabel="Mês"
            valueLabel="Nível"
            points={development.map(({ month, level }) => ({
              name: formatMonth(month),
              short: short(month),
              value: athleteLevels.indexOf(level),
            }))}
            range={{ low: 0, high: athleteLevels.length - 1 }}
            format={levelAt}
          />
          {suggested.map(({ month, suggestedLevel }) => (
            <Text key={month} textStyle="sm">
              {suggestedLevel
                ? `Nível ${athleteLevelLabel[suggestedLevel]} sugerido em ${formatMonth(month)}`
                : null}
            </Text>
          ))}
        </Stack>
        {latest ? (
          <Stack gap="1">
            <Text textStyle="sm" fontWeight="semibold">
              Presença por mês
            </Text>
            <Line
              label="Presença por mês"
              says={`${inPercent(percentOf(latest))} de presença em ${formatMonth(latest.month)}.`}
              nameLabel="Mês"
              valueLabel="Presença"
              points={attended.map((month) => ({
                name: formatMonth(month.month),
                short: short(month.month),
                value: percentOf(month),
              }))}
              range={{ low: 0, high: 100 }}
              format={inPercent}
            />
          </Stack>
        ) : (
          <Text color="fg.muted" textStyle="sm">
            Nenhuma presença marcada nos últimos 12 meses.
          </Text>
        )}
      </Stack>
    </DetailSection>
  );
}

const AskReportDialog = lazyDialog(async () => (await import("../progress/AskReportDialog")).AskReportDialog);

/**
 * Lets the arena ask a student's teachers for a report; renders nothing if no teacher of this arena has taught them.
 */
export function ReportRequests({ row }: { row: StudentDevelopment_reportRequestsRow$key }) {
  const { id, name, reportTeachers } = useFragment(
    graphql`
      fragment StudentDevelopment_reportRequestsRow on ArenaAthlete {
        id
        name
        reportTeachers {
          key
          name
          dueOn
        }
      }
    `,
    row,
  );
  const [asking, setAsking] = useState<true | null>(null);
  const shown = useActing(asking);
  const [cancel, cancelling] = useAction<StudentDevelopmentCancelMutation>(
    graphql`
      mutation StudentDevelopmentCancelMutation($input: CancelStudentReportInput!) {
        cancelStudentReport(input: $input) {
          ... on CancelStudentReportSuccess @alias(as: "done") {
            arenaAthlete {
              ...StudentDevelopment_reportRequestsRow
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o pedido", description: "Tente novamente." } },
  );
  if (!reportTeachers || reportTeachers.length === 0) return null;
  const asked = reportTeachers.filter(({ dueOn }) => dueOn !== null);
  const takeBack = async (teacher: { key: string; name: string }) => {
    const answer = (await cancel({ input: { arenaAthleteId: id, teacherKey: teacher.key } }))
      ?.cancelStudentReport;
    if (answer?.done) toast.success({ title: "Pedido cancelado", description: teacher.name });
    else if (answer?.refusal)
      toast.error({ title: "Pedido não cancelado", description: answer.refusal.message });
  };
  return (
    <DetailSection title="Relatórios dos professores">
      {asked.map((teacher) => (
        <ListRow
          key={teacher.key}
          basis="10rem"
          end={
            <Button
              size="sm"
              minH="11"
              variant="outline"
              colorPalette="gray"
              disabled={cancelling}
              aria-label={`Cancelar o pedido a ${teacher.name}`}
              onClick={() => void takeBack(teacher)}
            >
              Cancelar pedido
            </Button>
          }
        >
          <ListRowName>{teacher.name}</ListRowName>
          <Text textStyle="sm" color="fg.muted">
            {teacher.dueOn ? `Pedido, até ${formatDate(teacher.dueOn)}` : null}
          </Text>
        </ListRow>
      ))}
      <Flex>
        <Button variant="outline" colorPalette="sea" size="sm" minH="11" onClick={() => setAsking(true)}>
          <FileQuestion />
          Pedir relatório
        </Button>
      </Flex>
      {shown ? (
        <AskReportDialog
          key={shown.opening}
          student={{ arenaAthleteId: id, name: name ?? "" }}
          teachers={reportTeachers}
          open={shown.open}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </DetailSection>
  );
}
