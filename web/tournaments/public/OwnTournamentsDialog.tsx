import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { OwnTournamentsDialogQuery } from "../../__generated__/OwnTournamentsDialogQuery.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { AskedDetails } from "../../ui/list/RowDetails";
import { RowsSkeleton } from "../../ui/PageStates";
import { OwnPhases } from "../own-tournaments/OwnTournaments";

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

interface OwnTournamentsProps {
  athleteKey: string;
  /** Fetch key: a changed number sends the query again. */
  attempt: number;
}

function OwnTournaments({ athleteKey, attempt }: OwnTournamentsProps) {
  const { athlete } = useLazyLoadQuery<OwnTournamentsDialogQuery>(
    graphql`
      query OwnTournamentsDialogQuery($key: UUID!) @raw_response_type {
        athlete(key: $key) {
          ...OwnTournaments_running
          ...OwnTournaments_upcoming
          ...OwnTournaments_past
        }
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return athlete ? <OwnPhases running={athlete} upcoming={athlete} past={athlete} /> : null;
}
