import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../../tests/support/component";
import type { TvPodiumTestQuery } from "../../../__generated__/TvPodiumTestQuery.graphql";
import { readTvPodiums, TvPodium } from "./TvPodium";

const pair = (position: number, ...names: string[]) => ({
  position,
  pair: { id: names.join(" "), athletes: names.map((name) => ({ id: name, displayName: name })) },
});
const alone = (position: number, name: string) => ({ position, athlete: { id: name, displayName: name } });
const category = (name: string, more: object) => ({
  id: name,
  name,
  gender: "FEMALE",
  settledAt: "2026-11-20T12:00:00Z",
  standings: [],
  finalPositions: [],
  ...more,
});

const show = (...categories: object[]) =>
  showWith<TvPodiumTestQuery>(
    graphql`
      query TvPodiumTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...TvPodium_tournament
        }
      }
    `,
    { tournament: { categories } },
    ({ tournament }) =>
      tournament
        ? readTvPodiums(tournament).map((podium) => <TvPodium key={podium.title} podium={podium} />)
        : null,
  );

const steps = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("names both athletes of a pair, and the category if there are several", async () => {
  show(
    category("Feminino B", {
      finalPositions: [
        pair(1, "Ana Souza", "Bia Lima"),
        pair(2, "Caio Reis", "Davi Melo"),
        pair(4, "Eva Luz"),
      ],
    }),
    category("Mista C", { settledAt: null, finalPositions: [pair(1, "Gil Sá", "Hugo Dias")] }),
  );
  expect(screen.getByRole("heading", { name: "Campeãs" })).toBeVisible();
  expect(screen.getByText("Feminino B")).toBeVisible();
  expect(steps()).toEqual(["Ana SouzaBia Lima1º", "Caio ReisDavi Melo2º"]);
  expect(await problemsShown()).toEqual([]);
});

test("a Super N has one on each step, and no category's name where there is one", () => {
  show(
    category("Feminino", { standings: [alone(1, "Ana Souza"), alone(2, "Bia Lima"), alone(3, "Eva Luz")] }),
  );
  expect(screen.getByRole("heading", { name: "Campeã" })).toBeVisible();
  expect(screen.queryByText("Feminino")).toBeNull();
  expect(steps()).toEqual(["Ana Souza1º", "Bia Lima2º", "Eva Luz3º"]);
});

test("a category without a winner of the final has no podium", () => {
  show(category("Feminino B", { finalPositions: [pair(2, "Ana Souza", "Bia Lima")] }));
  expect(screen.queryByRole("heading")).toBeNull();
});
