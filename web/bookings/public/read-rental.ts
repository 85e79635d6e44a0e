import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type { readRentalQuery } from "../../__generated__/readRentalQuery.graphql";
import { rentalRow, type RentalOfCalendar } from "./rental-row";

/** A rental as it stands now; null for one that is no more. @throws where the server does not answer. */
export async function readRental(environment: Environment, id: string): Promise<RentalOfCalendar | null> {
  const data = await fetchQuery<readRentalQuery>(
    environment,
    graphql`
      query readRentalQuery($id: ID!) {
        node(id: $id) {
          ...rentalRow_rental @alias(as: "rental")
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return data?.node?.rental ? rentalRow(data.node.rental) : null;
}
