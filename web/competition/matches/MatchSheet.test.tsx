import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { MatchSheetTestQuery } from "../../__generated__/MatchSheetTestQuery.graphql";
import { MatchSheet } from "./MatchSheet";

test("while a result is saved the sheet stays what it was opened as, also when its own news comes first", async () => {
  const onClose = vi.fn<() => void>();
  const { user, server } = showWith<MatchSheetTestQuery>(
    graphql`
      query MatchSheetTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          categories {
            matches {
              ...MatchSheet_match
            }
          }
        }
      }
    `,
    {
      tournament: {
        categories: [
          {
            matches: [
              {
                id: "match",
                number: null,
                round: 1,
                status: "SCHEDULED",
                version: 0,
                outcome: null,
                sets: [],
                court: null,
                rules: {
                  matchFormat: "ONE_SET",
                  setFormat: "SET6_TB66",
                  fixedGames: null,
                  someoneGoesOn: false,
                },
              },
            ],
          },
        ],
      },
    },
    ({ tournament }) => {
      const match = tournament?.categories[0]?.matches[0];
      return match ? (
        <MatchSheet match={match} takesResults open onClose={onClose} returnFocusTo={() => null} />
      ) : null;
    },
  );
  expect(await screen.findByRole("dialog", { name: "Registrar resultado" })).toBeVisible();
  const [first, second] = screen.getAllByRole("textbox");
  await user.type(first!, "6");
  await user.type(second!, "4");
  await user.click(screen.getByRole("button", { name: /^Salvar/ }));
  expect(server.sent()).toMatchObject([{ matchId: "match", expectedVersion: 0 }]);

  act(() =>
    server.environment.commitUpdate((store) => {
      store.get("match")?.setValue(1, "version").setValue("PLAYED", "status");
    }),
  );
  expect(screen.getByRole("dialog", { name: "Registrar resultado" })).toBeVisible();
  expect(screen.queryByText(/Resultado atual/)).toBeNull();
});
