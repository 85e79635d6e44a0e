import { DialogFrame } from "../../ui/DialogFrame";
import { AskedDetails } from "../../ui/list/AskedDetails";
import { RowsSkeleton } from "../../ui/Skeletons";
import { OwnTournaments } from "../own-tournaments/OwnTournaments";

interface OwnTournamentsDialogProps {
  athleteKey: string;
  open: boolean;
  onClose: () => void;
}

/** 'Meus Torneios': what one plays now, will play and has played. */
export function OwnTournamentsDialog({ athleteKey, open, onClose }: OwnTournamentsDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} size="lg" sheet title="Meus Torneios">
      <AskedDetails skeleton={<RowsSkeleton rows={3} />} failure="Erro ao carregar torneios">
        {(attempt) => <OwnTournaments athleteKey={athleteKey} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}
