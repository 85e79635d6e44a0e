import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { OwnRankingsDialogQuery } from "../../__generated__/OwnRankingsDialogQuery.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { AskedDetails } from "../../ui/list/RowDetails";
import { RowsSkeleton } from "../../ui/PageStates";
import { NoRanking, OwnPositions } from "../own-rankings/OwnRankings";

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

interface OwnRankingsProps {
  athleteKey: string;
  /** Relay fetch key: a new value refetches. */
  attempt: number;
}

function OwnRankings({ athleteKey, attempt }: OwnRankingsProps) {
  const { athlete } = useLazyLoadQuery<OwnRankingsDialogQuery>(
    graphql`
      query OwnRankingsDialogQuery($key: UUID!) @raw_response_type {
        athlete(key: $key) {
          ...OwnRankings_athlete
        }
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return athlete ? <OwnPositions athlete={athlete} /> : <NoRanking />;
}
