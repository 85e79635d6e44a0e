import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { RentalDetailsQuery } from "../../__generated__/RentalDetailsQuery.graphql";
import type { RentalDetailsTestQuery } from "../../__generated__/RentalDetailsTestQuery.graphql";
import type { useRentalMutationsAnswerMutation } from "../../__generated__/useRentalMutationsAnswerMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { RentalDetails } from "./RentalDetails";

const rental = {
  __typename: "CourtRental",
  id: "rental",
  contact: null,
  note: null,
  isOwn: true,
  booking: "REQUESTED",
  cancelledBy: null,
  cancelReason: null,
  feeInCents: null,
  charge: null,
  clientName: "Ana Reis",
  startsAt: "2099-04-09T21:00:00Z",
  endsAt: "2099-04-09T22:00:00Z",
  priceInCents: 9000,
  seriesSize: 1,
  freeCancelHours: 12,
  rented: { id: "court", key: "00000000-0000-0000-0000-000000000001", name: "Quadra 1" },
} as const;

test("a request that is no longer one is shown as what it has become", async () => {
  const { user, server } = showWith<RentalDetailsTestQuery>(
    graphql`
      query RentalDetailsTestQuery @relay_test_operation @raw_response_type {
        node(id: "rental") {
          ... on CourtRental @alias(as: "rental") {
            ...RentalDetails_rental
          }
        }
      }
    `,
    { node: rental },
    ({ node }) =>
      node?.rental ? (
        <PlaceTime timeZone="America/Sao_Paulo">
          <RentalDetails rental={node.rental} onAct={() => undefined} />
        </PlaceTime>
      ) : null,
  );
  await user.click(screen.getByRole("button", { name: "Confirmar" }));
  const message = "Este pedido já foi respondido.";
  await server.answers<useRentalMutationsAnswerMutation>({
    answerRental: { __typename: "RuleViolation", message },
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(server.sent()).toEqual([{ id: "rental" }]);
  const withdrawn: object = { ...rental, booking: "CANCELLED", cancelledBy: "CLIENT" };
  await server.answers<RentalDetailsQuery>({ node: withdrawn });
  expect(screen.getByText("Cancelada pelo cliente")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Confirmar" })).toBeNull();
});
