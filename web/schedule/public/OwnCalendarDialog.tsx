import { DialogFrame } from "../../ui/DialogFrame";
import { AskedDetails } from "../../ui/list/AskedDetails";
import { RowsSkeleton } from "../../ui/Skeletons";
import { OwnCalendar } from "../own-calendar/OwnCalendar";

interface OwnCalendarDialogProps {
  athleteKey: string;
  open: boolean;
  onClose: () => void;
}

/** 'Calendário': a month of what one plays, takes and has rented, and what comes next. */
export function OwnCalendarDialog({ athleteKey, open, onClose }: OwnCalendarDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} size="lg" sheet title="Calendário">
      <AskedDetails skeleton={<RowsSkeleton rows={4} />} failure="Erro ao carregar eventos">
        {(attempt) => <OwnCalendar athleteKey={athleteKey} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}
