import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { changeChargeSchema } from "../../../server/billing/charges/charge-input.rules";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { tellRefusal } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { payerOf } from "./charge-columns";
import type { ChargeDialogProps } from "./charge-acts";
import { useChangeChargeMutation } from "./use-charge-mutations";

type Typed = z.input<typeof changeChargeSchema>;
type Sent = z.output<typeof changeChargeSchema>;

/** Another amount or another day, while nothing has been paid. */
export function ChangeChargeDialog({ charge, open, onDone, onClose }: ChargeDialogProps) {
  const form = useForm<Typed, unknown, Sent>({
    resolver: useLateRules(
      async () => (await import("../../../server/billing/charges/charge-input.rules")).changeChargeSchema,
    ),
    defaultValues: { amountInCents: charge.amountInCents, dueOn: charge.dueOn ?? "" },
  });
  const { register, control, formState } = form;
  const [change, pending] = useChangeChargeMutation();
  const submit = async ({ amountInCents, dueOn }: Sent) => {
    const answer = (await change({ input: { chargeId: charge.id, amountInCents, dueOn } }))?.changeCharge;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    toast.success({ title: "Cobrança alterada", description: payerOf(charge) });
    onDone();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Alterar cobrança"
      description={`${payerOf(charge)}: ${charge.description}. O valor e o vencimento de antes ficam no histórico.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Alterar"
      pendingLabel="Alterando…"
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <MoneyField label="Valor (R$)" required control={control} name="amountInCents" />
        <DateField label="Vencimento" error={formState.errors.dueOn?.message} {...register("dueOn")} />
      </SimpleGrid>
    </FormDialog>
  );
}
