import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { CountedResultsTestQuery } from "../../__generated__/CountedResultsTestQuery.graphql";
import { CountedResults } from "./RankingPlace";

const result = {
  key: "1",
  points: 150,
  date: "2026-11-08",
  level: "F",
  tier: "G250",
  affiliated: true,
  reason: null,
  eventName: "Etapa da Joaquina",
  categoryName: "Feminino B",
  tournamentKey: "etapa",
} as const;
const byHand = {
  ...result,
  key: "2",
  level: null,
  tier: null,
  reason: "Evento de outra federação",
  eventName: "Aberto do Norte",
  categoryName: null,
  tournamentKey: null,
} as const;

test("each result names the line of the points table that it comes from", async () => {
  showWith<CountedResultsTestQuery>(
    graphql`
      query CountedResultsTestQuery @relay_test_operation @raw_response_type {
        node(id: "posicao") {
          ... on RankingPosition {
            results {
              ...RankingPlace_result
            }
          }
        }
      }
    `,
    {
      node: {
        __typename: "RankingPosition",
        __isNode: "RankingPosition",
        id: "posicao",
        results: [result, byHand],
      },
    } as never,
    ({ node }) => node?.results && <CountedResults results={node.results} />,
  );
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("tabela G250 · Feminino B · 08/11/2026");
  expect(second).toHaveTextContent("Pontos lançados à mão · 08/11/2026");
  expect(second).not.toHaveTextContent("tabela");
  expect(await problemsShown()).toEqual([]);
});
