import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { ReasonDialog } from "../../identity/public/ReasonDialog";
import { DateField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { useServerForm } from "../../ui/form/server-form";
import { formatMoney } from "../../ui/format";
import { toast } from "../../ui/toaster";
import type { ChargeDialogProps } from "./shown-charge";
import { payerOf } from "./charge-columns";
import {
  useCancelChargeMutation,
  useChangeChargeMutation,
  useUndoPaymentMutation,
  useWaiveLateFeesMutation,
} from "./use-charge-mutations";

const hint = "Fica no histórico da cobrança, que quem paga lê.";

/** 'Desfazer pagamento': removes the last payment, which was recorded by mistake. */
export function UndoPaymentDialog({ charge, open, onDone, onClose }: ChargeDialogProps) {
  const [undo, pending] = useUndoPaymentMutation();
  const confirm = async (reason: string) => {
    const answer = (await undo({ input: { chargeId: charge.id, reason } }))?.undoChargePayment;
    if (!answer?.done) return answer?.refusal?.message ?? false;
    toast.success({ title: "Pagamento desfeito", description: payerOf(charge) });
    onDone();
    return true;
  };
  return (
    <ReasonDialog
      open={open}
      title="Desfazer pagamento?"
      confirmLabel="Desfazer pagamento"
      pendingLabel="Desfazendo…"
      pending={pending}
      hint={hint}
      onConfirm={confirm}
      onClose={onClose}
    >
      {`O último pagamento de ${payerOf(charge)} deixa de contar, e a cobrança volta a ficar em aberto. Se o dinheiro veio e voltou, registre um reembolso.`}
    </ReasonDialog>
  );
}

/** 'Dispensar multa e juros': waives the late fees owed now. */
export function WaiveLateFeesDialog({ charge, open, onDone, onClose }: ChargeDialogProps) {
  const [waive, pending] = useWaiveLateFeesMutation();
  const confirm = async (reason: string) => {
    const answer = (await waive({ input: { chargeId: charge.id, reason } }))?.waiveLateFees;
    if (!answer?.done) return answer?.refusal?.message ?? false;
    toast.success({ title: "Multa e juros dispensados", description: payerOf(charge) });
    onDone();
    return true;
  };
  return (
    <ReasonDialog
      open={open}
      title="Dispensar multa e juros?"
      confirmLabel="Dispensar"
      pendingLabel="Dispensando…"
      pending={pending}
      hint={hint}
      onConfirm={confirm}
      onClose={onClose}
    >
      {`${payerOf(charge)} deve hoje ${formatMoney(charge.fineInCents + charge.interestInCents)} de multa e juros, que deixam de ser cobrados. O valor da cobrança continua o mesmo.`}
    </ReasonDialog>
  );
}

/** 'Cancelar cobrança': the charge is no longer owed. */
export function CancelChargeDialog({ charge, open, onDone, onClose }: ChargeDialogProps) {
  const [cancel, pending] = useCancelChargeMutation();
  const confirm = async (reason: string) => {
    const answer = (await cancel({ input: { chargeId: charge.id, reason } }))?.cancelCharge;
    if (!answer?.done) return answer?.refusal?.message ?? false;
    toast.success({ title: "Cobrança cancelada", description: payerOf(charge) });
    onDone();
    return true;
  };
  return (
    <ReasonDialog
      open={open}
      title="Cancelar cobrança?"
      confirmLabel="Cancelar cobrança"
      pendingLabel="Cancelando…"
      pending={pending}
      hint={hint}
      onConfirm={confirm}
      onClose={onClose}
    >
      {`${payerOf(charge)} deixa de dever ${formatMoney(charge.amountInCents)}. A cobrança continua na lista como cancelada e não conta em nenhum total.`}
    </ReasonDialog>
  );
}

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
