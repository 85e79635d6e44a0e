import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../../tests/support/component";
import type {
  ChampionshipReportTestQuery,
  ChampionshipReportTestQuery$rawResponse,
} from "../../../__generated__/ChampionshipReportTestQuery.graphql";
import * as files from "../../../ui/save-file";
import { ChampionshipReport } from "./ChampionshipReport";

type Node = NonNullable<ChampionshipReportTestQuery$rawResponse["node"]>;

const numbers = {
  entryCount: 8,
  athleteCount: 8,
  matchCount: 3,
  playedMatchCount: 3,
  walkoverCount: 1,
  timedMatchCount: 2,
  punctualMatchCount: 1,
  receivedInCents: 80_000,
  openInCents: 10_000,
};
const pair = (id: string, ...names: string[]) => ({
  id,
  athletes: names.map((displayName, index) => ({ id: `${id}${index}`, displayName })),
});
const category = {
  id: "feminino",
  name: "Feminino; D",
  settledAt: "2098-03-15T20:00:00Z",
  standings: [],
  finalPositions: [
    { position: 1, pair: pair("a", "Ana Lima", "Bia Reis") },
    { position: 2, pair: pair("b", "Caio Sá", "Duda Paz") },
    { position: 4, pair: pair("c", "Eva Luz", "Gil Mar") },
  ],
};

const open = (status: "FINISHED" | "IN_PROGRESS") =>
  showWith<ChampionshipReportTestQuery>(
    graphql`
      query ChampionshipReportTestQuery @relay_test_operation @raw_response_type {
        node(id: "tournament") {
          ... on Tournament {
            ...ChampionshipReport_tournament @alias(as: "report")
          }
        }
      }
    `,
    {
      node: {
        __typename: "Tournament",
        id: "tournament",
        key: "etapa",
        name: "Etapa Ilha",
        startDate: "2098-03-14",
        endDate: "2098-03-15",
        venue: "Praia Mole",
        status,
        organiserName: "Federação Catarinense",
        finalReport: { ...numbers, categories: [{ ...numbers, category }] },
      } as unknown as Node,
    },
    ({ node }) => (node?.report ? <ChampionshipReport tournament={node.report} /> : null),
  );

test("after the end it tells entries, matches and money, and who stood on the podium", async () => {
  open("FINISHED");
  expect(await screen.findByRole("heading", { level: 1, name: "Relatório final" })).toBeVisible();
  expect(screen.getByText("1 de 2 jogos")).toBeVisible();
  expect(screen.getByText("1 por W.O.")).toBeVisible();
  const list = within(screen.getByRole("table", { name: "Por categoria" }));
  expect(list.getByText("8 inscrições")).toBeVisible();
  expect(screen.getByText("Ana Lima e Bia Reis")).toBeVisible();
  expect(screen.queryByText("Eva Luz e Gil Mar")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("the sheet has a row for each category and the whole last", async () => {
  const saved = vi.spyOn(files, "saveFile").mockReturnValue(undefined);
  const { user } = open("FINISHED");
  await user.click(await screen.findByRole("button", { name: "Baixar CSV" }));
  const [name, text] = saved.mock.calls[0] ?? [];
  expect(name).toBe("relatorio-final-2098-03-14.csv");
  const lines = (text as string).split("\r\n");
  expect(lines[1]).toBe(
    '"Feminino; D";8;8;3;1;1;2;800,00;100,00;"1º Ana Lima e Bia Reis; 2º Caio Sá e Duda Paz"',
  );
  expect(lines[2]).toMatch(/^Total;8;8;3;1;1;2;800,00;100,00/);
});

test("before the end it says that it is not over", async () => {
  open("IN_PROGRESS");
  expect(await screen.findByRole("heading", { level: 1, name: "Relatório" })).toBeVisible();
  expect(screen.getByText(/ainda não terminou/)).toBeVisible();
});
