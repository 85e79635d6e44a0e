import { DialogFrame } from "../../ui/DialogFrame";
import { AskedDetails } from "../../ui/list/AskedDetails";
import { RowsSkeleton } from "../../ui/Skeletons";
import { OwnRankings } from "../own-rankings/OwnRankings";

interface OwnRankingsDialogProps {
  athleteKey: string;
  open: boolean;
  onClose: () => void;
}

/** 'Meus Rankings': where one stands, and where one has stood. */
export function OwnRankingsDialog({ athleteKey, open, onClose }: OwnRankingsDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} size="lg" sheet title="Meus Rankings">
      <AskedDetails skeleton={<RowsSkeleton rows={3} />} failure="Erro ao carregar rankings">
        {(attempt) => <OwnRankings athleteKey={athleteKey} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}
