import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { DialogFrame } from "../ui/DialogFrame";
import { PendingButton } from "../ui/form/PendingButton";
import { TextAreaField } from "../ui/form/TextAreaField";
import { useLateRules } from "../ui/form/use-late-rules";

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in a sentence or two. */
  children: string;
  confirmLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** @returns whether it is done; or what the server refused. What failed otherwise is told already. */
  onConfirm: (reason: string) => Promise<boolean | string>;
  onClose: () => void;
}

/** Asks why, for those concerned read it. */
export function ReasonDialog({
  open,
  title,
  children,
  confirmLabel,
  pendingLabel,
  pending,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const formId = useId();
  const form = useForm({
    resolver: useLateRules(
      async () => (await import("../../server/administration/reason.rules")).reasonSchema,
    ),
    defaultValues: { reason: "" },
  });
  const { register, handleSubmit, formState, reset, setError } = form;

  const submit = async ({ reason }: { reason: string }) => {
    const told = await onConfirm(reason);
    if (told === true) reset();
    if (typeof told === "string")
      setError("reason", { type: "server", message: told }, { shouldFocus: true });
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      keepOpen={formState.isDirty}
      sheet
      title={title}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} colorPalette="flag" pending={pending}>
            {pending ? pendingLabel : confirmLabel}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="4">
          <Text>{children}</Text>
          <TextAreaField
            label="Motivo"
            required
            hint="Quem é avisado lê este texto, e ele fica no histórico: não escreva dados de pessoas."
            error={formState.errors.reason?.message}
            {...register("reason")}
          />
        </Stack>
      </form>
    </DialogFrame>
  );
}
