import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { UndoDrawTestQuery } from "../../__generated__/UndoDrawTestQuery.graphql";
import type { useDrawMutationsUndoMutation } from "../../__generated__/useDrawMutationsUndoMutation.graphql";
import { UndoDraw } from "./UndrawnCategories";

test("a draw is taken back after a question; a refusal stays in it", async () => {
  const { user, server } = showWith<UndoDrawTestQuery>(
    graphql`
      query UndoDrawTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          categories {
            ...UndrawnCategories_undoDrawCategory
          }
        }
      }
    `,
    { tournament: { categories: [{ id: "category" }] } },
    ({ tournament }) => tournament?.categories.map((category) => <UndoDraw key="one" category={category} />),
  );
  await user.click(screen.getByRole("button", { name: "Desfazer sorteio" }));
  expect(screen.getByRole("alertdialog", { name: "Desfazer o sorteio?" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  const confirm = screen.getByRole("button", { name: "Desfazer sorteio" });
  await user.dblClick(confirm);
  expect(server.sent()).toEqual([{ categoryId: "category" }]);
  await server.answers<useDrawMutationsUndoMutation>({
    undoDraw: { __typename: "RuleViolation", message: "O primeiro jogo já começou." },
  });
  expect(screen.getByText("O primeiro jogo já começou.")).toBeVisible();
  await user.click(confirm);
  await server.answers<useDrawMutationsUndoMutation>({ undoDraw: { __typename: "UndoDrawSuccess" } });
  await dialogClosed();
  expect(await screen.findByText("Sorteio desfeito")).toBeVisible();
});
