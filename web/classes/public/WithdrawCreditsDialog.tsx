import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { WithdrawCreditsDialogMutation } from "../../__generated__/WithdrawCreditsDialogMutation.graphql";
import { useAction } from "../../relay/use-action";
import { FormDialog } from "../../ui/form/FormDialog";
import { numberOrNull } from "../../ui/form/number-or-null";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { TextField } from "../../ui/form/TextField";
import { useServerForm } from "../../ui/form/use-server-form";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";

interface WithdrawCreditsDialogProps {
  athlete: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** 'Retirar créditos': what was given and is not used. */
export function WithdrawCreditsDialog({ athlete: { id, name }, open, onClose }: WithdrawCreditsDialogProps) {
  // The same button pressed twice takes once.
  const [key] = useState(newKey);
  const { form, submit, pending } = useServerForm(
    useAction<WithdrawCreditsDialogMutation>(
      graphql`
        mutation WithdrawCreditsDialogMutation($input: WithdrawClassCreditsInput!) {
          withdrawClassCredits(input: $input) {
            ... on WithdrawClassCreditsSuccess @alias(as: "done") {
              arenaAthlete {
                classCreditsLeft
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      { failure: { title: "Erro ao retirar os créditos", description: "Tente novamente." } },
    ),
    {
      rules: async () =>
        (await import("../../../server/classes/credits/grant-credits.rules")).withdrawCreditsSchema,
      defaultValues: { count: 1, reason: "" },
      input: (typed) => ({ arenaAthleteId: id, key, ...typed }),
      onDone: (_done, typed) => {
        toast.success({
          title: counted(typed.count, "crédito retirado", "créditos retirados"),
          description: name,
        });
        onClose();
      },
    },
  );
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Retirar créditos de aula"
      description={name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Retirar créditos"
      pendingLabel="Retirando…"
      dangerous
    >
      <TextField
        label="Quantos"
        type="number"
        inputMode="numeric"
        min={1}
        max={60}
        required
        hint="Só créditos dados e ainda não usados, a começar pelos últimos. Reposições ficam."
        error={errors.count?.message}
        {...register("count", { setValueAs: numberOrNull })}
      />
      <TextAreaField
        label="Motivo"
        required
        hint="O atleta lê o motivo na página de aulas dele."
        error={errors.reason?.message}
        {...register("reason")}
      />
    </FormDialog>
  );
}
