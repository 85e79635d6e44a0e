import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { FederationAthletesPageFederatedAthletesListQuery } from "../../__generated__/FederationAthletesPageFederatedAthletesListQuery.graphql";
import type { FederatedAthletesListTestQuery } from "../../__generated__/FederatedAthletesListTestQuery.graphql";
import { FederatedAthletesList } from "./FederationAthletesPage";

const athlete = (key: string, displayName: string, clubs: string[], places: [number, string][] = []) => ({
  cursor: key,
  node: {
    __typename: "FederatedAthlete" as const,
    id: `federado ${key}`,
    athlete: { id: `atleta ${key}`, key, displayName, level: "A_PRO" as const },
    arenas: clubs.map((name) => ({ id: name, name })),
    positions: places.map(([position, name]) => ({
      id: `${key} ${name}`,
      position,
      ranking: { id: name, name },
    })),
  },
});
const lastPage = { hasNextPage: false, endCursor: null };

const showList = (edges: ReturnType<typeof athlete>[]) =>
  showWith<FederatedAthletesListTestQuery>(
    graphql`
      query FederatedAthletesListTestQuery @relay_test_operation @raw_response_type {
        viewer {
          federationMember {
            federation {
              ...FederationAthletesPage_federation
            }
          }
        }
      }
    `,
    {
      viewer: {
        federationMember: {
          id: "member",
          federation: {
            id: "federation",
            acronym: "FCBT",
            affiliatedArenas: [{ id: "norte", key: "norte", name: "Arena Norte" }],
            athletes: { totalCount: edges.length, edges, pageInfo: lastPage },
          },
        },
      },
    },
    ({ viewer }) =>
      viewer?.federationMember ? (
        <FederatedAthletesList federation={viewer.federationMember.federation} />
      ) : null,
  );

test("a row shows level, club and best position, and how many more there are of each", async () => {
  showList([
    athlete(
      "1",
      "Ana",
      ["Arena Norte", "Arena Sul"],
      [
        [1, "Feminino A"],
        [3, "Feminino Livre"],
      ],
    ),
    athlete("2", "Bia", ["Arena Sul"]),
  ]);
  const rowOf = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }));
  expect(rowOf("Ana").getByText("Arena Norte e mais 1")).toBeInTheDocument();
  expect(rowOf("Ana").getByText("1º")).toBeInTheDocument();
  expect(rowOf("Ana").getByText("Feminino A e mais 1")).toBeInTheDocument();
  expect(rowOf("Ana").getByText("A/PRO", { exact: false })).toBeInTheDocument();
  expect(rowOf("Bia").getByText("Fora dos rankings")).toBeInTheDocument();
  expect(screen.getByText("2 atletas encontrados")).toBeInTheDocument();
  expect(await problemsShown()).toEqual([]);
});

test("the club filter sends the arena's key, and one press clears filters without results", async () => {
  const { user, server } = showList([athlete("1", "Ana", ["Arena Norte"])]);
  await user.selectOptions(screen.getByLabelText("Clube"), "Arena Norte");
  expect(server.sent().at(-1)).toMatchObject({ club: "norte", level: null, search: null });
  const none = { totalCount: 0, edges: [], pageInfo: lastPage };
  const federation = {
    __typename: "Federation" as const,
    id: "federation",
    acronym: "FCBT",
    affiliatedArenas: [],
  };
  await server.answers<FederationAthletesPageFederatedAthletesListQuery>({
    node: { ...federation, athletes: none },
  });
  expect(await screen.findByText("Nenhum atleta com este filtro")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /Limpar|Ver todos/ }));
  expect(server.sent().at(-1)).toMatchObject({ club: null });
});
