import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { ChampionshipListTestQuery } from "../../__generated__/ChampionshipListTestQuery.graphql";
import { ChampionshipList } from "./ChampionshipsPage";

const championship = (name: string, categories: string[]) => ({
  __typename: "Tournament" as const,
  id: name,
  key: "00000000-0000-0000-0000-000000000001",
  name,
  category: "Fun",
  description: null,
  directorName: null,
  startDate: "2026-11-20",
  endDate: null,
  feeInCents: 0,
  maxParticipants: null,
  enrolmentCount: 4,
  venue: null,
  categoriesInBrief: categories.map((category) => ({
    name: category,
    feeInCents: 0,
    maxParticipants: null,
  })),
});

const open = (...listed: ReturnType<typeof championship>[]) =>
  showWith<ChampionshipListTestQuery>(
    graphql`
      query ChampionshipListTestQuery @relay_test_operation @raw_response_type {
        node(id: "federacao") {
          ... on Federation {
            ...ChampionshipsPage_federation @alias(as: "list")
          }
        }
      }
    `,
    {
      node: {
        __typename: "Federation",
        id: "federacao",
        championships: {
          totalCount: listed.length,
          edges: listed.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
    ({ node }) => (node?.list ? <ChampionshipList federation={node.list} /> : null),
  );

test("drafts are chosen among the statuses by the name of their badge", async () => {
  const { user, server, router } = open(championship("Etapa", ["Fun"]));
  await user.selectOptions(await screen.findByLabelText("Status"), "Planejado");
  expect(router.state.location.search).toBe("?status=rascunho");
  expect(server.sent()).toMatchObject([{ status: null, draft: true }]);
});

test("a card names the categories and says how many there are, also of one", async () => {
  open(championship("Etapa", ["Fun"]), championship("Final", ["Feminino C", "Misto B"]));
  const cards = (await screen.findAllByRole("heading", { level: 2 })).map((heading) =>
    heading.closest("li")!,
  );
  const factsOf = (card: HTMLElement) =>
    Object.fromEntries(
      within(card)
        .getAllByRole("term")
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
  expect(cards.map(factsOf)).toEqual([
    { Categoria: "Fun", Categorias: "1", "Valor Inscrição": "Gratuito", Participantes: "4" },
    { Categoria: "Feminino C, Misto B", Categorias: "2", "Valor Inscrição": "Gratuito", Participantes: "4" },
  ]);
});
