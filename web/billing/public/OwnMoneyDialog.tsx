import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { DialogFrame } from "../../ui/DialogFrame";
import { AskedDetails } from "../../ui/list/AskedDetails";
import { RowsSkeleton } from "../../ui/Skeletons";
import type { OwnMoneyDialogQuery } from "../../__generated__/OwnMoneyDialogQuery.graphql";
import { OwnChargeTabs } from "../own-charges/OwnChargeTabs";

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

interface OwnMoneyProps {
  athleteKey: string;
  /** Relay fetch key: a new value refetches. */
  attempt: number;
}

function OwnMoney({ athleteKey, attempt }: OwnMoneyProps) {
  const { athlete } = useLazyLoadQuery<OwnMoneyDialogQuery>(
    graphql`
      query OwnMoneyDialogQuery($key: UUID!) @raw_response_type {
        athlete(key: $key) {
          ...OwnChargeTabs_athlete
        }
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return athlete ? <OwnChargeTabs athlete={athlete} /> : null;
}
