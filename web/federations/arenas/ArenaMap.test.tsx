import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type {
  ArenaMapTestQuery,
  ArenaMapTestQuery$rawResponse,
} from "../../__generated__/ArenaMapTestQuery.graphql";
import { ArenaMap } from "./AffiliatedArenas";

type Node = NonNullable<ArenaMapTestQuery$rawResponse["node"]>;

const open = (arenaPlaces: { uf: string | null; city: string | null; arenaCount: number }[]) =>
  showWith<ArenaMapTestQuery>(
    graphql`
      query ArenaMapTestQuery @relay_test_operation @raw_response_type {
        node(id: "federation") {
          ... on Federation {
            ...AffiliatedArenas_arenaMapFederation @alias(as: "map")
          }
        }
      }
    `,
    { node: { __typename: "Federation", id: "federation", arenaPlaces } as Node },
    ({ node }) => (node?.map ? <ArenaMap federation={node.map} /> : null),
  );

test("the map names the states that have arenas, and each city with its count", async () => {
  open([
    { uf: "SC", city: "Florianópolis", arenaCount: 2 },
    { uf: "SC", city: "Laguna", arenaCount: 1 },
    { uf: null, city: null, arenaCount: 1 },
  ]);
  expect(
    await screen.findByRole("figure", { name: "Mapa do Brasil por estado. Santa Catarina: 3 arenas." }),
  ).toBeVisible();
  const cities = within(screen.getByRole("list", { name: "Cidades" })).getAllByRole("listitem");
  expect(cities.map(({ textContent }) => textContent)).toEqual([
    "Florianópolis, SC2 arenas",
    "Laguna, SC1 arena",
    "Cidade não informada1 arena",
  ]);
  expect(await problemsShown()).toEqual([]);
});
