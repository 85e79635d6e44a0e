import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { formatDay, formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import { useLiftCourtBlockMutation } from "../use-rental-mutations";

/** A blocked court, as the calendar shows it. */
export interface CourtBlock {
  courtKey: string;
  courtName: string;
  startsAt: string;
  endsAt: string;
  /** Why it is blocked. */
  reason: string | null;
}

interface LiftBlockDialogProps {
  place: { arenaId: string };
  block: CourtBlock;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** A blocked court is opened again. */
export function LiftBlockDialog({ place: { arenaId }, block, open, onDone, onClose }: LiftBlockDialogProps) {
  const { courtKey, courtName, startsAt, endsAt, reason } = block;
  const timeZone = usePlaceTime();
  const [lift, pending] = useLiftCourtBlockMutation();
  const confirm = async () => {
    const said = (await lift({ input: { arenaId, courtKey, startsAt } }))?.liftCourtBlock;
    if (said?.refusal) toast.error({ title: said.refusal.message });
    if (!said?.done) return;
    toast.success({ title: `${courtName} liberada` });
    onDone();
  };
  const when = `${formatDay(dayAt(Date.parse(startsAt), timeZone))}, das ${formatTime(startsAt, timeZone)} às ${formatTime(endsAt, timeZone)}`;
  return (
    <ConfirmDialog
      open={open}
      title="Liberar a quadra?"
      description={[`${courtName}: ${when}`, reason].filter(Boolean).join(". ")}
      confirmLabel="Liberar"
      pendingLabel="Liberando…"
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
