import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { PairPodiumTestQuery } from "../../__generated__/PairPodiumTestQuery.graphql";
import { PairPodium } from "./Podium";

function showPodium(positions: readonly number[]) {
  const pairs = positions.map((position, index) => ({
    position,
    points: null,
    pair: {
      id: `pair ${index}`,
      athletes: [{ displayName: `Ana ${index}` }, { displayName: `Bia ${index}` }],
    },
  }));
  showWith<PairPodiumTestQuery>(
    graphql`
      query PairPodiumTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          categories {
            finalPositions {
              ...Podium_positions
            }
          }
        }
      }
    `,
    { tournament: { categories: [{ finalPositions: pairs }] } },
    ({ tournament }) =>
      tournament?.categories.map(({ finalPositions }) => (
        <PairPodium key="one" positions={finalPositions} gender="FEMALE" />
      )),
  );
}

const steps = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("the champions come first", async () => {
  showPodium([1, 2, 3, 4]);
  expect(screen.getByText("Campeãs")).toBeVisible();
  expect(screen.getByRole("heading", { name: /^Ana 0.* venceram!$/ })).toBeVisible();
  expect(steps()).toHaveLength(3);
  expect(await problemsShown()).toEqual([]);
});

test("a final without a winner has no champions and two second places", () => {
  showPodium([2, 2, 3, 4]);
  expect(screen.getByRole("heading", { name: "Ninguém venceu a final" })).toBeVisible();
  expect(screen.queryByText("Campeãs")).toBeNull();
  expect(steps().map((text) => text?.slice(0, 2))).toEqual(["2º", "2º", "3º"]);
});
