import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { OpenChargesNoteTestQuery } from "../../__generated__/OpenChargesNoteTestQuery.graphql";
import { OpenChargesNote } from "./OpenChargesNote";

const key = "00000000-0000-0000-0000-000000000000";
const open = (openCharges: { count: number; overdueCount: number; amountInCents: number }) =>
  showWith<OpenChargesNoteTestQuery>(
    graphql`
      query OpenChargesNoteTestQuery @relay_test_operation @raw_response_type {
        athlete(key: "00000000-0000-0000-0000-000000000000") {
          ...OpenChargesNote_athlete
        }
      }
    `,
    { athlete: { id: "ana", key, openCharges } },
    ({ athlete }) => athlete && <OpenChargesNote athlete={athlete} />,
  );

test("says how much is open, how much of it is late, and leads there", async () => {
  open({ count: 3, overdueCount: 1, amountInCents: 25000 });
  expect(screen.getByText("R$ 250,00")).toBeVisible();
  expect(screen.getByText(/a pagar em 3 cobranças/)).toBeVisible();
  expect(screen.getByText("1 em atraso")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver cobranças" })).toHaveAttribute(
    "href",
    `/athlete-financial/${key}`,
  );
  expect(await problemsShown()).toEqual([]);
});

test("is not there while nothing is open", () => {
  open({ count: 0, overdueCount: 0, amountInCents: 0 });
  expect(screen.queryByText(/a pagar/)).toBeNull();
});
