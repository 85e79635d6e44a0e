import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { RulesPresetsTestQuery } from "../../__generated__/RulesPresetsTestQuery.graphql";
import type { PresetDialogsMutation } from "../../__generated__/PresetDialogsMutation.graphql";
import { RulesPresets } from "../create/NewTournamentPage";

const preset = { id: "circuit", name: "Circuito", categoryNames: ["A", "B", "C", "D", "Fun"] };

const open = (rulesPresets: readonly (typeof preset)[]) =>
  showWith<RulesPresetsTestQuery>(
    graphql`
      query RulesPresetsTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          arena {
            ...NewTournamentPage_arena
          }
        }
      }
    `,
    { tournament: { id: "t", arena: { id: "arena", timeZone: "America/Sao_Paulo", rulesPresets } } },
    ({ tournament }) => (tournament?.arena ? <RulesPresets arena={tournament.arena} /> : null),
  );

test("nothing is rendered for an arena without presets", async () => {
  open([]);
  expect(screen.queryByRole("list")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("a preset shows its categories; using it asks for a name and a start, sends once, and shows errors beside the fields", async () => {
  const { user, server, fill } = open([preset]);
  expect(screen.getByText("A, B, C, D e mais 1")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Usar o modelo Circuito" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Usar Circuito" }));
  const create = dialog.getByRole("button", { name: "Criar rascunho" });
  await user.click(create);
  expect(dialog.getByLabelText(/^Nome do novo torneio/)).toHaveAccessibleDescription(
    "Nome deve ter pelo menos 3 caracteres",
  );
  expect(dialog.getByLabelText(/^Começa em/)).toHaveAccessibleDescription("Data de início é obrigatória");
  expect(server.sent()).toEqual([]);
  await fill(/^Nome do novo torneio/, "Etapa de verão");
  await user.type(dialog.getByLabelText(/^Começa em/), "2030-02-15");
  await user.dblClick(create);
  expect(server.sent()).toEqual([{ presetId: "circuit", name: "Etapa de verão", startDate: "2030-02-15" }]);
  await server.answers<PresetDialogsMutation>({
    createTournamentFromPreset: { __typename: "RuleViolation", message: "A arena está suspensa" },
  });
  expect(await dialog.findByText("A arena está suspensa")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});
