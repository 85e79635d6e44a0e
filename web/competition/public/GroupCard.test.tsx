import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { GroupCardTestQuery } from "../../__generated__/GroupCardTestQuery.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import type { ShownMatch } from "../matches/shown-matches";
import { GroupCard } from "./GroupCard";

const pair = (id: string, seed: number | null, ...names: string[]) => ({
  id,
  seed,
  athletes: names.map((displayName) => ({ displayName })),
});
const standing = (position: number, explanation: string, of: ReturnType<typeof pair>, qualified = false) => ({
  position,
  explanation,
  qualified,
  played: 2,
  victories: 3 - position,
  setsWon: 3 - position,
  setsLost: position - 1,
  gamesWon: 12,
  gamesLost: 7,
  gameBalance: 5,
  pair: of,
});
const game = (number: number, status: ShownMatch["status"]): { match: ShownMatch } => ({
  match: {
    id: `game${number}`,
    number,
    phase: "Grupo A",
    group: "A",
    courtLabel: null,
    scheduledFor: null,
    playedAt: null,
    status,
    outcome: status === "PLAYED" ? "COMPLETED" : null,
    sides: [],
    sets: [],
  },
});

const show = (games: { match: ShownMatch }[], dense = false, isSettled = false) =>
  showWith<GroupCardTestQuery>(
    graphql`
      query GroupCardTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          categories {
            groups {
              ...GroupCard_group
            }
          }
        }
      }
    `,
    {
      tournament: {
        categories: [
          {
            groups: [
              {
                letter: "A",
                isSettled,
                standings: [
                  standing(1, "1º com 2 vitórias", pair("p", null, "Pedro Fonseca", "Andréia Barros"), true),
                  standing(2, "2º com 1 vitória", pair("h", 1, "Henrique Garcia", "Giovana Esteves")),
                ],
              },
            ],
          },
        ],
      },
    },
    ({ tournament }) => {
      const group = tournament?.categories[0]?.groups[0];
      return group ? (
        <PlaceTime timeZone="America/Sao_Paulo">
          <GroupCard group={group} alone={false} games={games} dense={dense} />
        </PlaceTime>
      ) : null;
    },
  );
const isUnfolded = () => screen.getByText(/^Jogos do grupo/).closest("details")?.open;

test("before its first match a group shows its pairs, seeds first, with the matches collapsed", async () => {
  show([game(1, "SCHEDULED"), game(2, "SCHEDULED")]);
  const card = screen.getByRole("region", { name: "Grupo A" });
  expect(within(card).queryByRole("table")).toBeNull();
  const [first, second] = within(card).getAllByRole("listitem");
  expect(first).toHaveTextContent("Henrique Garcia / Giovana Esteves[1]");
  expect(second).toHaveTextContent("Pedro Fonseca / Andréia Barros");
  expect(isUnfolded()).toBe(false);
  expect(within(card).queryByText("Em andamento")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("while it is being played a group shows its table first and its matches expanded", async () => {
  show([game(1, "PLAYED"), game(2, "SCHEDULED")]);
  expect(screen.getByText("Em andamento")).toBeVisible();
  const [, first, second] = screen.getAllByRole("row");
  expect(first).toHaveTextContent("Classificada com 2 vitórias");
  expect(second).toHaveTextContent("2º com 1 vitória");
  expect(isUnfolded()).toBe(true);
  expect(screen.getByRole("list", { name: "Jogos do grupo A" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});

test("when a group is over its matches are collapsed; next to other groups the reasons are hidden", () => {
  show([game(1, "PLAYED"), game(2, "PLAYED")], true, true);
  expect(screen.getByText("Encerrado")).toBeVisible();
  expect(isUnfolded()).toBe(false);
  const [, first, second] = screen.getAllByRole("row");
  expect(first).toHaveTextContent("Classificada");
  expect(first).not.toHaveTextContent("com 2 vitórias");
  expect(second).not.toHaveTextContent("com 1 vitória");
});
