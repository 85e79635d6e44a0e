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

type Refusal =
  | { readonly __typename: "InvalidInput"; readonly fields: readonly { readonly message: string }[] }
  | { readonly __typename: "RuleViolation"; readonly message: string };

/** The server's refusal as text, or false when the request failed, which has already been reported. */
const refusalOf = (answer: Refusal | { readonly __typename: string } | null | undefined): string | false => {
  if (answer && "fields" in answer) return answer.fields[0]?.message ?? false;
  return answer && "message" in answer ? answer.message : false;
};

/** 'Desfazer pagamento': removes the last payment, which was recorded by mistake. */
export function UndoPaymentDialog({ charge, open, onDone, onClose }: ChargeDialogProps) {
  const [undo, pending] = useUndoPaymentMutation();
  const confirm = async (reason: string) => {
    const answer = (await undo({ input: { chargeId: charge.id, reason } }))?.undoChargePayment;
    if (answer?.__typename !== "UndoChargePaymentSuccess") return refusalOf(answer);
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
    if (answer?.__typename !== "WaiveLateFeesSuccess") return refusalOf(answer);
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
    if (answer?.__typename !== "CancelChargeSuccess") return refusalOf(answer);
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
