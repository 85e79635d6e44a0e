import { ReasonDialog } from "../../identity/public/ReasonDialog";
import { formatMoney } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { payerOf } from "./charge-columns";
import type { ChargeDialogProps } from "./charge-acts";
import {
  useCancelChargeMutation,
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
