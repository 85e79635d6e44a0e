import { graphql, readInlineData } from "react-relay/hooks";
import type { readOwnState_enrolment$key } from "../../__generated__/readOwnState_enrolment.graphql";
import { readPayment } from "../read-payment";
import type { OwnState } from "./own-enrolment-words";

/** How an enrolment of one's own stands, for the words that say what happens next. */
export function readOwnState(enrolment: readOwnState_enrolment$key): OwnState {
  const { category, ...own } = readInlineData(
    graphql`
      fragment readOwnState_enrolment on Enrolment @inline {
        status
        dueAt
        waitingPosition
        category {
          placesUndecided
          placesAssignedAt
          placeRules
        }
        refundInCents
        pairConfirmed
        partner {
          displayName
        }
        payment {
          ...readPayment_payment
        }
        invitation {
          inviteeName
          sentByEmail
          byOrganiser
          expiresAt
        }
      }
    `,
    enrolment,
  );
  const { status, dueAt, waitingPosition, refundInCents, pairConfirmed, partner, payment, invitation } = own;
  return {
    status,
    dueAt,
    waitingPosition,
    placesLater: category?.placesUndecided ? (category.placeRules[0] ?? null) : null,
    placesGiven: category?.placesAssignedAt ? (category.placeRules[0] ?? null) : null,
    refundInCents,
    pairConfirmed,
    partner: partner && { displayName: partner.displayName },
    payment: readPayment(payment),
    invitation: invitation && {
      inviteeName: invitation.inviteeName,
      sentByEmail: invitation.sentByEmail,
      byOrganiser: invitation.byOrganiser,
      expiresAt: invitation.expiresAt,
    },
  };
}
