import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { DayTasksTestQuery } from "../../__generated__/DayTasksTestQuery.graphql";
import { DayTasks } from "./DayTasks";

interface Waiting {
  joinRequests?: number;
  overdue?: readonly [count: number, inCents: number];
  scores?: number;
}

function showTasks({
  joinRequests = 0,
  overdue: [overdueCount, overdueInCents] = [0, 0],
  scores = 0,
}: Waiting) {
  const missing = {
    kind: "SCORES_MISSING",
    count: scores,
    amountInCents: 0,
    tournamentKey: "copa",
    tournamentName: "Copa da Praia",
  } as const;
  return showWith<DayTasksTestQuery>(
    graphql`
      query DayTasksTestQuery @relay_test_operation @raw_response_type {
        viewer {
          arena {
            ...DayTasks_arena
          }
        }
      }
    `,
    {
      viewer: {
        arena: {
          id: "arena",
          pendingJoinRequestCount: joinRequests,
          today: { tasks: scores > 0 ? [missing] : [], figures: { overdueCount, overdueInCents } },
        },
      },
    },
    ({ viewer }) => (viewer?.arena ? <DayTasks arena={viewer.arena} /> : null),
  );
}

test("what is overdue stands with its amount below what is more pressing", async () => {
  showTasks({ joinRequests: 2, overdue: [3, 240_50], scores: 1 });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Falta 1 placarCopa da Praia",
    "2 atletas pedem para entrar na arena",
    expect.stringMatching(/^3 cobranças vencidas: R\$\s240,50Aulas, locações e inscrições$/),
  ]);
  expect(await problemsShown()).toEqual([]);
});

test("one that is overdue is something to do; none is not", () => {
  showTasks({ overdue: [1, 80_00] });
  expect(screen.getByText(/^1 cobrança vencida: R\$\s80,00$/)).toBeVisible();
});

test("it says so when nothing waits", () => {
  showTasks({});
  expect(screen.getByText("Tudo em dia por aqui.")).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
});
