import { Text } from "@chakra-ui/react/text";
import { useController } from "react-hook-form";
import type { EditScope } from "../../../server/classes/class-kind-and-status.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextAreaField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { formatDay, formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { useCancelClassMutation } from "../use-class-mutations";
import { ScopeField } from "./ClassFields";
import type { SessionOfCalendar } from "./class-session-row";

const onlyThis: { scope: EditScope; reason: string } = { scope: "THIS", reason: "" };

interface CancelClassDialogProps {
  session: Pick<SessionOfCalendar, "id" | "startsAt" | "isWeekly">;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** A class falls out: this one, it and the later ones, or all. */
export function CancelClassDialog({ session, open, onDone, onClose }: CancelClassDialogProps) {
  const timeZone = usePlaceTime();
  const { form, submit, pending } = useServerForm(useCancelClassMutation(), {
    rules: async () => (await import("../../../server/classes/class.rules")).cancelClassSchema,
    defaultValues: onlyThis,
    input: (input) => ({ sessionId: session.id, ...input }),
    onDone: (_done, input) => {
      toast.success({ title: input.scope === "THIS" ? "Aula cancelada" : "Aulas canceladas" });
      onDone();
    },
  });
  const { register, control, formState } = form;
  const scope = useController({ control, name: "scope" }).field;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Cancelar aula?"
      description={`${formatDay(dayAt(Date.parse(session.startsAt), timeZone))} às ${formatTime(session.startsAt, timeZone)}`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Cancelar aula"
      pendingLabel="Cancelando…"
      dangerous
    >
      {session.isWeekly ? <ScopeField value={scope.value} onChange={scope.onChange} /> : null}
      <Text>Os alunos recebem o motivo por e-mail, e a quadra fica livre. Uma aula cancelada não volta.</Text>
      <TextAreaField
        label="Motivo"
        required
        placeholder="Chuva"
        error={formState.errors.reason?.message}
        {...register("reason")}
      />
    </FormDialog>
  );
}
