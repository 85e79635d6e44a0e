import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { FileQuestion } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ReportRequests_row$key } from "../../__generated__/ReportRequests_row.graphql";
import type { ReportRequestsCancelMutation } from "../../__generated__/ReportRequestsCancelMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DetailSection } from "../../ui/DetailSection";
import { formatDate } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-dialog";
import { ListRow, ListRowName } from "../../ui/ListRow";
import { toast } from "../../ui/toaster";
import { useActing } from "../../ui/use-acting";

const AskReportDialog = lazyDialog(async () => (await import("../progress/AskReportDialog")).AskReportDialog);

/**
 * Lets the arena ask a student's teachers for a report; renders nothing if no teacher of this arena has taught them.
 */
export function ReportRequests({ row }: { row: ReportRequests_row$key }) {
  const { id, name, reportTeachers } = useFragment(
    graphql`
      fragment ReportRequests_row on ArenaAthlete {
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
  const [cancel, cancelling] = useAction<ReportRequestsCancelMutation>(
    graphql`
      mutation ReportRequestsCancelMutation($input: CancelStudentReportInput!) {
        cancelStudentReport(input: $input) {
          ... on CancelStudentReportSuccess @alias(as: "done") {
            arenaAthlete {
              ...ReportRequests_row
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
