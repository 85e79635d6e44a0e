import { Text } from "@chakra-ui/react/text";
import { useForm } from "react-hook-form";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextAreaField } from "../../ui/form/Fields";
import { useLateRules } from "../../ui/form/server-form";

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in a sentence or two. */
  children: string;
  confirmLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** Who reads the reason. By default the persons affected do. */
  hint?: string;
  /** @returns true on success, a message if the server rejected it, false if it failed and a toast has shown that. */
  onConfirm: (reason: string) => Promise<boolean | string>;
  onClose: () => void;
}

/** Confirms an action and asks for its reason, which the persons affected read. */
export function ReasonDialog({
  open,
  title,
  children,
  confirmLabel,
  pendingLabel,
  pending,
  hint = "Quem é avisado lê este texto, e ele fica no histórico: não escreva dados de pessoas.",
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const form = useForm({
    resolver: useLateRules(async () => (await import("../../../server/identity/reason.rules")).reasonSchema),
    defaultValues: { reason: "" },
  });
  const { register, formState, reset, setError } = form;

  const submit = async ({ reason }: { reason: string }) => {
    const result = await onConfirm(reason);
    if (result === true) reset();
    if (typeof result === "string")
      setError("reason", { type: "server", message: result }, { shouldFocus: true });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel={confirmLabel}
      pendingLabel={pendingLabel}
      dangerous
    >
      <Text>{children}</Text>
      <TextAreaField
        label="Motivo"
        required
        hint={hint}
        error={formState.errors.reason?.message}
        {...register("reason")}
      />
    </FormDialog>
  );
}
