import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { codeArrived } from "../../../tests/support/mock-server";
import { problemsShown, show } from "../../../tests/support/component";
import type { OwnRankingsDialogQuery } from "../../__generated__/OwnRankingsDialogQuery.graphql";
import { OwnRankingsDialog } from "./OwnRankingsDialog";

type Answer = {
  response: OwnRankingsDialogQuery["rawResponse"];
  variables: OwnRankingsDialogQuery["variables"];
};

const place = (position: number, name: string, month = "2026-11-01", active = true) =>
  ({
    __typename: "RankingPosition",
    id: `${name} ${month}`,
    position,
    points: 1200 - position,
    month,
    ranking: {
      id: name,
      key: "00000000-0000-0000-0000-000000000001",
      name,
      category: "Feminino C",
      scope: "STATE",
      active,
    },
  }) as const;
const edges = (...places: ReturnType<typeof place>[]) => places.map((node) => ({ cursor: node.id, node }));
const history = (...places: ReturnType<typeof place>[]) => ({
  edges: edges(...places),
  pageInfo: { hasNextPage: false, endCursor: null },
});

const open = async () => {
  const shown = show(
    <OwnRankingsDialog
      athleteKey="00000000-0000-0000-0000-000000000000"
      open
      onClose={vi.fn<() => void>()}
    />,
  );
  await codeArrived();
  const dialog = await screen.findByRole("dialog", { name: "Meus Rankings" });
  const within_ = (name: string) => within(within(dialog).getByRole("region", { name }));
  return { ...shown, dialog, part: within_ };
};

test("three best places, all of today's, and what was month by month", async () => {
  const { server, dialog, part } = await open();
  await server.answers<Answer>({
    athlete: {
      id: "ana",
      rankingPositions: {
        edges: edges(place(2, "Estadual"), place(8, "Ilha"), place(14, "Sul"), place(30, "Brasil")),
      },
      rankingHistory: history(place(2, "Estadual"), place(4, "Estadual", "2026-10-01")),
    },
  });
  expect(part("Melhores Posições").getAllByRole("listitem")).toHaveLength(3);
  expect(part("Rankings Atuais").getAllByRole("listitem")).toHaveLength(4);
  const months = part("Histórico de Rankings").getAllByRole("listitem");
  expect(months).toHaveLength(2);
  expect(months[1]).toHaveTextContent("4ºEstadualFeminino C · Estadual · outubro de 20261.196pontos");
  expect(within(months[0]!).getByRole("link", { name: "Estadual" })).toHaveAttribute(
    "href",
    "/ranking/00000000-0000-0000-0000-000000000001",
  );
  expect(within(dialog).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(await problemsShown()).toEqual([]);
});

test("with no place among the first ten none is called the best", async () => {
  const { server, dialog } = await open();
  await server.answers<Answer>({
    athlete: {
      id: "ana",
      rankingPositions: { edges: edges(place(11, "Estadual")) },
      rankingHistory: history(place(11, "Estadual")),
    },
  });
  expect(within(dialog).queryByText("Melhores Posições")).toBeNull();
  expect(within(dialog).getByText("Rankings Atuais")).toBeVisible();
});

test("a stopped ranking stays in the history, without a way to its page", async () => {
  const { server, part } = await open();
  await server.answers<Answer>({
    athlete: {
      id: "ana",
      rankingPositions: { edges: edges(place(2, "Estadual")) },
      rankingHistory: history(place(2, "Estadual"), place(5, "Antigo", "2025-10-01", false)),
    },
  });
  const months = part("Histórico de Rankings").getAllByRole("listitem");
  expect(months[1]).toHaveTextContent("5ºAntigoFeminino C · Estadual · outubro de 20251.195pontos");
  expect(within(months[1]!).queryByRole("link")).toBeNull();
});

test("who has no current place still reads the history", async () => {
  const { server, dialog, part } = await open();
  await server.answers<Answer>({
    athlete: {
      id: "ana",
      rankingPositions: { edges: [] },
      rankingHistory: history(place(4, "Estadual", "2025-10-01")),
    },
  });
  expect(part("Histórico de Rankings").getAllByRole("listitem")).toHaveLength(1);
  expect(within(dialog).getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(within(dialog).queryByText("Nenhum ranking encontrado")).toBeNull();
});

test("who is in no ranking reads so, and a failure says what did not come", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { user, server, dialog } = await open();
  await server.fails();
  expect(await within(dialog).findByText("Erro ao carregar rankings")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Tentar novamente" }));
  await server.answers<Answer>({
    athlete: { id: "ana", rankingPositions: { edges: [] }, rankingHistory: history() },
  });
  expect(await within(dialog).findByText("Nenhum ranking encontrado")).toBeVisible();
  expect(within(dialog).getByText("Você ainda não participa de nenhum ranking.")).toBeVisible();
});
