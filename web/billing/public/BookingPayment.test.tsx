import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { BookingPaymentTestQuery } from "../../__generated__/BookingPaymentTestQuery.graphql";
import { BookingPayment, ChargeLink } from "./BookingPayment";

const open = (more: object) =>
  showWith<BookingPaymentTestQuery>(
    graphql`
      query BookingPaymentTestQuery @relay_test_operation @raw_response_type {
        node(id: "charge") {
          ... on Charge {
            ...BookingPayment_charge @alias(as: "payment")
            ...BookingPayment_chargeLinkCharge @alias(as: "link")
          }
        }
      }
    `,
    {
      node: {
        __typename: "Charge",
        id: "charge",
        standing: "PENDING",
        openInCents: 7500,
        refundDueInCents: 0,
        dueOn: "2026-12-05",
        pixCode: "00020126-codigo-pix",
        ...more,
      },
    },
    ({ node }) => (
      <>
        {node?.payment ? <BookingPayment charge={node.payment} /> : null}
        {node?.link ? <ChargeLink charge={node.link} label="Ver a cobrança de Carla Dias" /> : null}
      </>
    ),
  );

test("says how much is owed until when, with the Pix code, and leads the arena to the charge", async () => {
  open({});
  expect(screen.getByText("R$ 75,00 a pagar até 05/12/2026")).toBeVisible();
  expect(screen.getByRole("button", { name: "Copiar código Pix" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver a cobrança de Carla Dias" })).toHaveAttribute(
    "href",
    "/arena-financial?aberto=charge",
  );
  expect(await problemsShown()).toEqual([]);
});

test("without a Pix key it is paid at the arena", () => {
  open({ pixCode: null });
  expect(screen.getByText("R$ 75,00 a pagar até 05/12/2026, na arena")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("what is paid says so, and what has to go back", () => {
  open({ standing: "PAID", openInCents: 0, pixCode: null, refundDueInCents: 7500 });
  expect(screen.getAllByText("Pago")).toHaveLength(2);
  expect(screen.getByText("R$ 75,00 a reembolsar")).toBeVisible();
});
