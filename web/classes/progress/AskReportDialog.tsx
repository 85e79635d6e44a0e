import { useForm } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import type { AskReportDialogMutation } from "../../__generated__/AskReportDialogMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { tellRefusal } from "../../ui/form/refusal";
import { SelectField } from "../../ui/form/SelectField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { formatDate } from "../../ui/format";
import { toast } from "../../ui/toaster";

interface AskReportDialogProps {
  student: { arenaAthleteId: string; name: string };
  teachers: readonly { key: string; name: string }[];
  open: boolean;
  onClose: () => void;
}

/** 'Pedir relatório': which teacher is to write of a student, and by when. The server checks the day by the arena's clocks. */
export function AskReportDialog({ student, teachers, open, onClose }: AskReportDialogProps) {
  const form = useForm({
    resolver: useLateRules(async () =>
      (await import("../../../server/classes/progress/progress.rules")).reportRequestSchema(
        dayAt(new Date(), brasiliaTime),
      ),
    ),
    defaultValues: { teacherKey: teachers[0]?.key ?? "", dueOn: "" },
  });
  const { register, formState } = form;
  const [ask, pending] = useAction<AskReportDialogMutation>(
    graphql`
      mutation AskReportDialogMutation($input: AskStudentReportInput!) {
        askStudentReport(input: $input) {
          ... on AskStudentReportSuccess @alias(as: "done") {
            arenaAthlete {
              ...ReportRequests_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao pedir o relatório", description: "Tente novamente." } },
  );
  const submit = async (typed: { teacherKey: string; dueOn: string }) => {
    const { arenaAthleteId, name } = student;
    const answer = (await ask({ input: { arenaAthleteId, ...typed } }))?.askStudentReport;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    toast.success({ title: "Relatório pedido", description: `${name}, até ${formatDate(typed.dueOn)}` });
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Pedir relatório"
      description={student.name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Pedir relatório"
      pendingLabel="Pedindo…"
    >
      <SelectField
        label="Professor"
        options={teachers.map(({ key, name }) => ({ value: key, label: name }))}
        error={formState.errors.teacherKey?.message}
        {...register("teacherKey")}
      />
      <DateField
        label="Prazo"
        required
        hint="O professor recebe o pedido por e-mail e o vê em “Ações Pendentes” até escrever a anotação."
        error={formState.errors.dueOn?.message}
        {...register("dueOn")}
      />
    </FormDialog>
  );
}
