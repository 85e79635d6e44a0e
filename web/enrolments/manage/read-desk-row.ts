import { graphql, readInlineData } from "react-relay/hooks";
import type {
  readDeskRow_enrolment$data,
  readDeskRow_enrolment$key,
} from "../../__generated__/readDeskRow_enrolment.graphql";
import type { DeskPerson, DeskRow } from "./desk-row";

type Read = readDeskRow_enrolment$data | NonNullable<readDeskRow_enrolment$data["partnerEnrolment"]>;

/** Reads a desk row from the enrolment of a pair that comes first in the list. */
export function readDeskRow(key: readDeskRow_enrolment$key): DeskRow {
  const read = readInlineData(
    graphql`
      fragment readDeskRow_enrolment on Enrolment @inline {
        id
        status
        enrolledAt
        feeInCents
        dueAt
        waitingPosition
        refundInCents
        awaitsConsent
        athlete {
          id
          displayName
        }
        category {
          id
          name
          inPairs
          placesUndecided
          wildCardsLeft
        }
        pair {
          id
        }
        creditInCents
        payment {
          amountInCents
          openInCents
          paidAt
          method
        }
        partnerEnrolment {
          id
          status
          feeInCents
          dueAt
          waitingPosition
          refundInCents
          creditInCents
          awaitsConsent
          athlete {
            id
            displayName
          }
          payment {
            amountInCents
            openInCents
            paidAt
            method
          }
        }
      }
    `,
    key,
  );
  const { id, category, pair, enrolledAt, partnerEnrolment } = read;
  return {
    id,
    enrolledAt,
    category: category
      ? {
          id: category.id,
          name: category.name,
          inPairs: category.inPairs,
          placesUndecided: category.placesUndecided,
          wildCardsLeft: category.wildCardsLeft,
        }
      : null,
    pairId: pair?.id ?? null,
    people: partnerEnrolment ? [personOf(read), personOf(partnerEnrolment)] : [personOf(read)],
  };
}

function personOf({ athlete, payment, ...rest }: Read): DeskPerson {
  return {
    id: rest.id,
    athleteId: athlete.id,
    name: athlete.displayName || "Nome não encontrado",
    status: rest.status,
    feeInCents: rest.feeInCents ?? 0,
    dueAt: rest.dueAt ?? null,
    waitingPosition: rest.waitingPosition ?? null,
    refundInCents: rest.refundInCents ?? 0,
    creditInCents: rest.creditInCents ?? 0,
    awaitsConsent: rest.awaitsConsent,
    payment: payment
      ? {
          amountInCents: payment.paidAt ? payment.amountInCents : payment.openInCents,
          receivedInCents: payment.amountInCents - payment.openInCents,
          paidAt: payment.paidAt ?? null,
          method: payment.method ?? null,
        }
      : null,
  };
}
