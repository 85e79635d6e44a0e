import { graphql } from "react-relay/hooks";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import type { AskReportDialogMutation } from "../../__generated__/AskReportDialogMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField, SelectField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/server-form";
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
  const ask = useAction<AskReportDialogMutation>(
    graphql`
      mutation AskReportDialogMutation($input: AskStudentReportInput!) {
        askStudentReport(input: $input) {
          ... on AskStudentReportSuccess @alias(as: "done") {
            arenaAthlete {
              ...StudentDevelopment_reportRequestsRow
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao pedir o relatório", description: "Tente novamente." } },
  );
  const { form, submit, pending } = useServerForm(ask, {
    rules: async () =>
      (await import("../../../server/classes/progress/progress.rules")).reportRequestSchema(
        dayAt(new Date(), brasiliaTime),
      ),
    defaultValues: { teacherKey: teachers[0]?.key ?? "", dueOn: "" },
    input: (typed) => ({ arenaAthleteId: student.arenaAthleteId, ...typed }),
    onDone: (_done, { dueOn }) => {
      toast.success({ title: "Relatório pedido", description: `${student.name}, até ${formatDate(dueOn)}` });
      onClose();
    },
  });
  const { register, formState } = form;
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
