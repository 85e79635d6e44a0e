import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type {
  SeasonReportTestQuery,
  SeasonReportTestQuery$rawResponse,
} from "../../__generated__/SeasonReportTestQuery.graphql";
import * as files from "../../ui/save-file";
import { SeasonReport } from "./SeasonReport";

type Node = NonNullable<SeasonReportTestQuery$rawResponse["node"]>;

const championship = {
  key: "a",
  name: "Copa; de Verão",
  startDate: "2098-03-14",
  status: "FINISHED" as const,
  entryCount: 32,
  athleteCount: 30,
  playedMatchCount: 24,
  timedMatchCount: 20,
  punctualMatchCount: 15,
  receivedInCents: 384000,
  openInCents: 12000,
};
const report = {
  championships: [
    championship,
    { ...championship, key: "b", name: "Final", status: "REGISTRATION_OPEN" as const },
  ],
  athleteCount: 40,
  previousAthleteCount: 20,
  returningAthleteCount: 15,
  monthlyEntries: [0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  levels: [{ name: "B", count: 30 }],
  genders: [{ gender: "MIXED" as const, count: 40 }],
  ages: [{ name: "18 a 29 anos", count: 10 }],
  arenas: [
    { name: "Arena do Sol", count: 4 },
    { name: "Arena do Sol", count: 2 },
  ],
};

const open = (seasonReport: typeof report | null) =>
  showWith<SeasonReportTestQuery>(
    graphql`
      query SeasonReportTestQuery @relay_test_operation @raw_response_type {
        node(id: "federation") {
          ... on Federation {
            ...SeasonReport_federation @arguments(year: 2098) @alias(as: "report")
          }
        }
      }
    `,
    { node: { __typename: "Federation", id: "federation", acronym: "FCBT", seasonReport } as Node },
    ({ node }) =>
      node?.report ? (
        <SeasonReport federation={node.report} year={2098} frame={{ title: "Relatórios" }} />
      ) : null,
  );

test("the report of a year has totals, charts and a row for each championship", async () => {
  open(report);
  expect(await screen.findByText("64 inscrições confirmadas")).toBeVisible();
  expect(screen.getByText("15 de 20 de 2097")).toBeVisible();
  expect(screen.getByText("R$ 7.680,00")).toBeVisible();
  expect(screen.getByText("30 de 40 · 75%")).toBeVisible();
  expect(screen.getByText("30 · 75%")).toBeVisible();
  expect(screen.getAllByText("Arena do Sol")).toHaveLength(2);
  const list = within(screen.getByRole("table", { name: "Campeonatos" }));
  expect(list.getByRole("link", { name: "Copa; de Verão" })).toHaveAttribute(
    "href",
    "/federation/championships/a",
  );
  expect(await problemsShown()).toEqual([]);
});

test("the spreadsheet has a row for each championship, with amounts that add up", async () => {
  const saved = vi.spyOn(files, "saveFile").mockReturnValue(undefined);
  const { user } = open(report);
  await user.click(await screen.findByRole("button", { name: "Baixar CSV" }));
  const [name, text] = saved.mock.calls[0] ?? [];
  expect(name).toBe("temporada-fcbt-2098.csv");
  expect((text as string).split("\r\n")[1]).toBe(
    '"Copa; de Verão";14/03/2098;Finalizado;32;30;24;15;20;3840,00;120,00',
  );
});

test("a year without championships says so, and links to the years next to it", async () => {
  open({ ...report, championships: [] });
  expect(await screen.findByText("Nenhum campeonato publicado em 2098")).toBeVisible();
  expect(screen.getByRole("link", { name: "Novo Campeonato" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Relatório de 2097" })).toHaveAttribute(
    "href",
    "/federation/reports/2097",
  );
  expect(await problemsShown()).toEqual([]);
});
