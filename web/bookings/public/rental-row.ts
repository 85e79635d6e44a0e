import { graphql, readInlineData } from "react-relay/hooks";
import type {
  rentalRow_rental$data,
  rentalRow_rental$key,
} from "../../__generated__/rentalRow_rental.graphql";

/** A rental, as its dialogs take it. */
export interface RentalOfCalendar extends Omit<rentalRow_rental$data, " $fragmentType" | "rented"> {
  court: rentalRow_rental$data["rented"];
}

export function rentalRow(rental: rentalRow_rental$key): RentalOfCalendar {
  const { id, clientName, startsAt, endsAt, priceInCents, seriesSize, freeCancelHours, rented } =
    readInlineData(
      graphql`
        fragment rentalRow_rental on CourtRental @inline {
          id
          clientName
          startsAt
          endsAt
          priceInCents
          seriesSize
          freeCancelHours
          rented: court {
            key
            name
          }
        }
      `,
      rental,
    );
  const { key, name } = rented;
  return {
    id,
    clientName,
    startsAt,
    endsAt,
    priceInCents,
    seriesSize,
    freeCancelHours,
    court: { key, name },
  };
}
