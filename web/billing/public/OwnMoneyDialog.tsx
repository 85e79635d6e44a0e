import { DialogFrame } from "../../ui/DialogFrame";
import { AskedDetails } from "../../ui/list/AskedDetails";
import { RowsSkeleton } from "../../ui/Skeletons";
import { OwnMoney } from "../own-charges/OwnMoney";

interface OwnMoneyDialogProps {
  athleteKey: string;
  open: boolean;
  onClose: () => void;
}

/** 'Financeiro': what one has paid and owes, with the Pix codes to pay it. */
export function OwnMoneyDialog({ athleteKey, open, onClose }: OwnMoneyDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} size="lg" sheet title="Financeiro">
      <AskedDetails skeleton={<RowsSkeleton rows={4} />} failure="Erro ao carregar dados financeiros">
        {(attempt) => <OwnMoney athleteKey={athleteKey} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}
