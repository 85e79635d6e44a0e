import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { dialogClosed, showWith } from "../../../tests/support/component";
import type { PhaseFormatsTestQuery } from "../../__generated__/PhaseFormatsTestQuery.graphql";
import type { useDrawMutationsPhaseMutation } from "../../__generated__/useDrawMutationsPhaseMutation.graphql";
import { PhaseFormatsDialog } from "./PhaseFormats";

const final = { phase: "FINAL", matchFormat: null, setFormat: null, hasBegun: false } as const;
const refusal = { __typename: "RuleViolation", message: "A final já começou." };

async function open() {
  const shown = showWith<PhaseFormatsTestQuery>(
    graphql`
      query PhaseFormatsTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          categories {
            ...PhaseFormats_category
          }
        }
      }
    `,
    { tournament: { categories: [{ id: "category", fixedGames: null, phaseFormats: [final] }] } },
    ({ tournament }) =>
      tournament?.categories.map((category) => (
        <PhaseFormatsDialog key="one" category={category} name="Feminino B" />
      )),
  );
  await shown.user.click(screen.getByRole("button", { name: "Formato por fase" }));
  await shown.user.selectOptions(screen.getByLabelText("Set da final"), "SET4_TB44");
  expect(shown.server.sent()).toEqual([{ categoryId: "category", phase: "FINAL", setFormat: "SET4_TB44" }]);
  return shown;
}

test("a refusal is shown at its field, which shows what is stored", async () => {
  const { server } = await open();
  await server.answers<useDrawMutationsPhaseMutation>({ updatePhaseFormat: refusal });
  expect(screen.getByLabelText("Set da final")).toHaveAccessibleDescription("A final já começou.");
  expect(screen.getByLabelText("Set da final")).toHaveDisplayValue("Como no mata-mata");
});

test("a refusal that arrives after the dialog was closed is a toast that names the category and the phase", async () => {
  const { user, server } = await open();
  await user.keyboard("{Escape}");
  await dialogClosed();
  await server.answers<useDrawMutationsPhaseMutation>({ updatePhaseFormat: refusal });
  expect(await screen.findByText("Final: A final já começou.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Avisos" })).toHaveTextContent("Feminino B");
});
