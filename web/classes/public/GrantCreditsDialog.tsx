import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { GrantCreditsDialogMutation } from "../../__generated__/GrantCreditsDialogMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { numberOrNull } from "../../ui/form/number-or-null";
import { TextField } from "../../ui/form/TextField";
import { useServerForm } from "../../ui/form/use-server-form";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";

interface GrantCreditsDialogProps {
  athlete: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** 'Dar créditos': so many classes up to a day, for nothing; what is paid for is sold as a plan. */
export function GrantCreditsDialog({ athlete: { id, name }, open, onClose }: GrantCreditsDialogProps) {
  // The same button pressed twice gives once.
  const [key] = useState(newKey);
  const { form, submit, pending } = useServerForm(
    useAction<GrantCreditsDialogMutation>(
      graphql`
        mutation GrantCreditsDialogMutation($input: GrantClassCreditsInput!) {
          grantClassCredits(input: $input) {
            ... on GrantClassCreditsSuccess @alias(as: "done") {
              arenaAthlete {
                classCreditsLeft
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      { failure: { title: "Erro ao dar os créditos", description: "Tente novamente." } },
    ),
    {
      rules: async () =>
        (await import("../../../server/classes/credits/grant-credits.rules")).grantCreditsSchema,
      defaultValues: { count: 4, expiresOn: "", reason: "" },
      input: (typed) => ({ arenaAthleteId: id, key, ...typed }),
      onDone: (_done, typed) => {
        toast.success({ title: counted(typed.count, "crédito dado", "créditos dados"), description: name });
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
      title="Dar créditos de aula"
      description={name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Dar créditos"
      pendingLabel="Salvando…"
    >
      <TextField
        label="Quantos"
        type="number"
        inputMode="numeric"
        min={1}
        max={60}
        required
        hint="Cada crédito paga uma aula em grupo."
        error={errors.count?.message}
        {...register("count", { setValueAs: numberOrNull })}
      />
      <DateField label="Valem até" required error={errors.expiresOn?.message} {...register("expiresOn")} />
      <TextField
        label="Motivo"
        hint="O atleta lê no extrato."
        autoComplete="off"
        error={errors.reason?.message}
        {...register("reason")}
      />
    </FormDialog>
  );
}
