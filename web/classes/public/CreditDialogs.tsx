import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { CreditDialogsMutation } from "../../__generated__/CreditDialogsMutation.graphql";
import type { CreditDialogsWithdrawCreditsDialogMutation } from "../../__generated__/CreditDialogsWithdrawCreditsDialogMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField, TextAreaField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/server-form";
import { numberOrNull } from "../../ui/form/typed-numbers";
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
    useAction<CreditDialogsMutation>(
      graphql`
        mutation CreditDialogsMutation($input: GrantClassCreditsInput!) {
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
    useAction<CreditDialogsWithdrawCreditsDialogMutation>(
      graphql`
        mutation CreditDialogsWithdrawCreditsDialogMutation($input: WithdrawClassCreditsInput!) {
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
