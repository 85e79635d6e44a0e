import { graphql, readInlineData } from "react-relay/hooks";
import type { readOpenCharge_charge$key } from "../../__generated__/readOpenCharge_charge.graphql";

/** A charge that money may have come for. */
export function readOpenCharge(charge: readOpenCharge_charge$key) {
  const data = readInlineData(
    graphql`
      fragment readOpenCharge_charge on Charge @inline {
        id
        payerName
        kind
        amountInCents
        dueOn
        openInCents
        fineInCents
        interestInCents
      }
    `,
    charge,
  );
  const { id, payerName, kind, amountInCents, dueOn, openInCents, fineInCents, interestInCents } = data;
  return { id, payerName, kind, amountInCents, dueOn, openInCents, fineInCents, interestInCents };
}

export type OpenCharge = ReturnType<typeof readOpenCharge>;
