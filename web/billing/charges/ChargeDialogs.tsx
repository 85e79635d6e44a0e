import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ChargeDialogsAthleteQuery } from "../../__generated__/ChargeDialogsAthleteQuery.graphql";
import type { ChargeDialogsQuery } from "../../__generated__/ChargeDialogsQuery.graphql";
import { AskedDialog } from "../../ui/Asked";
import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import { type ActingOnCharge, type ChargeAct, type ChargeDialogProps, readCharge } from "./shown-charge";

const NewChargeDialog = lazyDialog(async () => (await import("./NewChargeDialog")).NewChargeDialog);
const PaymentDialog = lazyDialog(async () => (await import("./PaymentDialogs")).PaymentDialog);
const RefundDialog = lazyDialog(async () => (await import("./PaymentDialogs")).RefundDialog);
const RefundCreditDialog = lazyDialog(async () => (await import("./PaymentDialogs")).RefundCreditDialog);
const ChangeChargeDialog = lazyDialog(
  async () => (await import("./ChargeCorrectionDialogs")).ChangeChargeDialog,
);
const UndoPaymentDialog = lazyDialog(
  async () => (await import("./ChargeCorrectionDialogs")).UndoPaymentDialog,
);
const WaiveLateFeesDialog = lazyDialog(
  async () => (await import("./ChargeCorrectionDialogs")).WaiveLateFeesDialog,
);
const CancelChargeDialog = lazyDialog(
  async () => (await import("./ChargeCorrectionDialogs")).CancelChargeDialog,
);

const IssueBoletoDialog = lazyDialog(async () => (await import("./BoletoDialogs")).IssueBoletoDialog);
const CancelBoletoDialog = lazyDialog(async () => (await import("./BoletoDialogs")).CancelBoletoDialog);

const dialogOf = {
  pay: PaymentDialog,
  issueBoleto: IssueBoletoDialog,
  cancelBoleto: CancelBoletoDialog,
  change: ChangeChargeDialog,
  waive: WaiveLateFeesDialog,
  undo: UndoPaymentDialog,
  refund: RefundDialog,
  refundCredit: RefundCreditDialog,
  cancel: CancelChargeDialog,
} satisfies Record<ChargeAct, React.ComponentType<ChargeDialogProps>>;

interface ChargeDialogsProps {
  /** Null for a federation, which makes no charges by hand. */
  arenaId: string | null;
  today: string;
  /** What is being done; null for nothing. */
  acting: ActingOnCharge | null;
  /** Something is other than before. */
  onDone: () => void;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of the list and of the charge that is open beside it. */
export function ChargeDialogs({ arenaId, today, acting, onDone, onClose }: ChargeDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const finish = () => {
    onClose();
    onDone();
  };
  const props = { today, open: shown.open, onDone: finish, onClose };
  if (shown.acting.act === "new") {
    const { athleteKey } = shown.acting;
    if (arenaId === null) return null;
    return athleteKey === null ? (
      <NewChargeDialog key={shown.opening} arenaId={arenaId} athlete={null} {...props} />
    ) : (
      <AskedDialog key={shown.opening} onClose={onClose}>
        {(fetchKey) => <OfAthlete arenaId={arenaId} athleteKey={athleteKey} fetchKey={fetchKey} {...props} />}
      </AskedDialog>
    );
  }
  const { act, chargeId } = shown.acting;
  return (
    <AskedDialog key={shown.opening} onClose={onClose}>
      {(fetchKey) => <OfCharge id={chargeId} act={act} fetchKey={fetchKey} {...props} />}
    </AskedDialog>
  );
}

type OfAthleteProps = Omit<ChargeDialogProps, "charge"> & {
  arenaId: string;
  athleteKey: string;
  fetchKey: string;
};

/** 'Nova Cobrança', opened from an athlete's page. */
function OfAthlete({ athleteKey, fetchKey, ...props }: OfAthleteProps) {
  const { athlete } = useLazyLoadQuery<ChargeDialogsAthleteQuery>(
    graphql`
      query ChargeDialogsAthleteQuery($key: UUID!) {
        athlete(key: $key) {
          id
          displayName
        }
      }
    `,
    { key: athleteKey },
    { fetchKey },
  );
  return (
    <NewChargeDialog athlete={athlete ? { id: athlete.id, name: athlete.displayName } : null} {...props} />
  );
}

type OfChargeProps = Omit<ChargeDialogProps, "charge"> & { id: string; act: ChargeAct; fetchKey: string };

/** What is owed today is asked for as the dialog opens. */
function OfCharge({ id, act, fetchKey, ...props }: OfChargeProps) {
  const { node } = useLazyLoadQuery<ChargeDialogsQuery>(
    graphql`
      query ChargeDialogsQuery($id: ID!) {
        node(id: $id) {
          ...shownCharge_charge @alias(as: "charge")
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "network-only" },
  );
  const Dialog = dialogOf[act];
  return node?.charge ? <Dialog charge={readCharge(node.charge)} {...props} /> : null;
}
