import { graphql, useFragment } from "react-relay/hooks";
import type { RefundTerms } from "../../server/enrolments/payment-terms.rules";
import type { useTerms_tournament$key } from "../__generated__/useTerms_tournament.graphql";

/** When a tournament gives back what was paid. */
export function useTerms(tournament: useTerms_tournament$key): RefundTerms {
  const { startDate, registration } = useFragment(
    graphql`
      fragment useTerms_tournament on Tournament {
        startDate
        registration {
          fullRefundDays
          lateRefundPercent
        }
      }
    `,
    tournament,
  );
  return {
    startDate,
    fullRefundDays: registration.fullRefundDays,
    lateRefundPercent: registration.lateRefundPercent,
  };
}
