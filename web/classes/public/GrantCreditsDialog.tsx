import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { z } from "zod";
import type { CreditGrant, grantCreditsSchema } from "../../../server/classes/credits/grant-credits.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { GrantCreditsDialogMutation } from "../../__generated__/GrantCreditsDialogMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { numberOrNull } from "../../ui/form/number-or-null";
import { tellRefusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
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
  const form = useForm<z.input<typeof grantCreditsSchema>, unknown, CreditGrant>({
    resolver: useLateRules(
      async () => (await import("../../../server/classes/credits/grant-credits.rules")).grantCreditsSchema,
    ),
    defaultValues: { count: 4, expiresOn: "", reason: "" },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [grant, pending] = useAction<GrantCreditsDialogMutation>(
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
  );

  const submit = async (typed: CreditGrant) => {
    const answer = (await grant({ input: { arenaAthleteId: id, key, ...typed } }))?.grantClassCredits;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    toast.success({ title: counted(typed.count, "crédito dado", "créditos dados"), description: name });
    onClose();
  };

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
