import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { useServerForm } from "../../ui/form/use-server-form";
import { toast } from "../../ui/toaster";
import { payerOf } from "./charge-columns";
import type { ChargeDialogProps } from "./charge-acts";
import { useChangeChargeMutation } from "./use-charge-mutations";

/** Another amount or another day, while nothing has been paid. */
export function ChangeChargeDialog({ charge, open, onDone, onClose }: ChargeDialogProps) {
  const { form, submit, pending } = useServerForm(useChangeChargeMutation(), {
    rules: async () =>
      (await import("../../../server/billing/charges/charge-input.rules")).changeChargeSchema,
    defaultValues: { amountInCents: charge.amountInCents, dueOn: charge.dueOn ?? "" },
    input: ({ amountInCents, dueOn }) => ({ chargeId: charge.id, amountInCents, dueOn }),
    onDone: () => {
      toast.success({ title: "Cobrança alterada", description: payerOf(charge) });
      onDone();
    },
  });
  const { register, control, formState } = form;
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
