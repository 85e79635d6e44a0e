import { act, screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { commitLocalUpdate } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import { describe, expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { DrawDialogQuery } from "../../__generated__/DrawDialogQuery.graphql";
import type { StartDrawTestQuery } from "../../__generated__/StartDrawTestQuery.graphql";
import type { useDrawMutationsDrawMutation } from "../../__generated__/useDrawMutationsDrawMutation.graphql";
import type { useDrawMutationsPhaseMutation } from "../../__generated__/useDrawMutationsPhaseMutation.graphql";
import type { useDrawMutationsRulesMutation } from "../../__generated__/useDrawMutationsRulesMutation.graphql";
import type { useDrawMutationsSeedsMutation } from "../../__generated__/useDrawMutationsSeedsMutation.graphql";
import { StartDraw } from "./StartAndFinishTournament";

const pair = (id: string, first: string, second: string, seed: number | null = null) => ({
  id,
  seed,
  athletes: [{ displayName: first }, { displayName: second }],
});
const pairs = [pair("1", "Ana Souza", "Bia Lima", 1), pair("2", "Caia Reis", "Duda Paz")];

const rules = {
  drawFormat: "ROUND_ROBIN",
  matchFormat: "ONE_SET",
  setFormat: null,
  fixedGames: null,
  knockoutMatchFormat: null,
  knockoutSetFormat: null,
  qualifiersPerGroup: 2,
  groupSize: null,
  thirdPlace: false,
  consolation: false,
  walkoverBars: true,
  tieBreakers: ["HEAD_TO_HEAD"],
  phaseFormats: [],
} as const;

const preview = (more: object = {}) => ({
  lotsSeed: "seed",
  key: "key",
  problem: null,
  warnings: [],
  matchCount: 1,
  pairs,
  groups: [],
  brackets: [],
  superN: null,
  ...more,
});

const categoryWith = (drawPreview: ReturnType<typeof preview>, id = "category", more: object = {}) => {
  const node = {
    __typename: "TournamentCategory" as const,
    id,
    inPairs: true,
    ...rules,
    ...more,
    seedingRankings: [{ id: "ranking", name: "Ranking Estadual", category: "Feminino B" }],
    drawPreview,
  };
  return { node };
};

/** The answer to saved rules: the category as it is now. */
const saved = (changed: object) => ({
  updateCategoryRules: {
    __typename: "UpdateCategoryRulesSuccess",
    tournament: {
      id: "another",
      categories: [
        { id: "category", name: "Feminino B", cancelledAt: null, draw: null, ...rules, ...changed },
      ],
    },
  },
});
const refused = (message: string) => ({
  updateCategoryRules: { __typename: "RuleViolation", message },
});

async function open(more: object = {}, others: { id: string; name: string }[] = [], own: object = {}) {
  const shown = showWith<StartDrawTestQuery>(
    graphql`
      query StartDrawTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...StartAndFinishTournament_startDrawTournament
        }
      }
    `,
    {
      tournament: {
        setFormat: "SET6_TB66",
        categories: [{ id: "category", name: "Feminino B" }, ...others].map((one) => ({
          ...one,
          cancelledAt: null,
          draw: null,
        })),
      },
    },
    ({ tournament }) =>
      tournament ? <StartDraw tournament={tournament} label="Gerar Chaveamento Automático" /> : null,
  );
  await shown.user.click(screen.getByRole("button", { name: "Gerar Chaveamento Automático" }));
  await shown.server.answers<DrawDialogQuery>(categoryWith(preview(more), "category", own));
  return shown;
}

const button = (name: string) => screen.getByRole("button", { name });
const panel = () => screen.getByRole("region", { name: "Prévia" });

test("the confirmed draw equals the preview, in two clicks", async () => {
  const { user, server } = await open();
  expect(panel()).toHaveTextContent("2 duplas · 1 jogo");
  expect(screen.getByLabelText("Set")).toHaveDisplayValue("Padrão: até 6, tie-break em 6x6");
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(button("Gerar chaveamento"));
  expect(server.sent()).toEqual([{ categoryId: "category", lotsSeed: "seed", key: "key" }]);
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Gerar chaveamento" })).toBeVisible();
});

test("a stale preview is refetched with the same lots before anything is drawn", async () => {
  const { user, server } = await open();
  await user.click(button("Gerar chaveamento"));
  await server.answers<useDrawMutationsDrawMutation>({
    drawCategory: { __typename: "RuleViolation", message: "As inscrições mudaram depois da prévia." },
  });
  expect(screen.getByText("As inscrições mudaram depois da prévia.")).toBeVisible();
  expect(server.sent()).toEqual([{ categoryId: "category", lotsSeed: "seed" }]);
  await server.answers<DrawDialogQuery>(categoryWith(preview({ key: "another", matchCount: 3 })));
  expect(panel()).toHaveTextContent("2 duplas · 3 jogos");
  await user.click(button("Gerar chaveamento"));
  expect(server.sent()).toEqual([{ categoryId: "category", lotsSeed: "seed", key: "another" }]);
});

test("an impossible draw says why, and has no confirm button", async () => {
  const { user, server } = await open({ problem: "São necessárias pelo menos 3 duplas: falta 1" });
  expect(screen.getByText("São necessárias pelo menos 3 duplas: falta 1")).toBeVisible();
  expect(button("Gerar chaveamento")).toHaveAttribute("aria-disabled", "true");
  await user.click(button("Gerar chaveamento"));
  expect(server.sent()).toEqual([]);
  expect(await problemsShown()).toEqual([]);
});

test("a changed rule is saved at once and keeps the focus; a refused one is reverted", async () => {
  const { user, server } = await open();
  const format = screen.getByLabelText("Formato");
  format.focus();
  await user.selectOptions(format, "KNOCKOUT");
  expect(server.sent()).toEqual([{ categoryId: "category", drawFormat: "KNOCKOUT" }]);
  await server.answers<useDrawMutationsRulesMutation>({
    updateCategoryRules: { __typename: "RuleViolation", message: "Faltam duplas para este formato." },
  });
  expect(screen.getByText("Faltam duplas para este formato.")).toBeVisible();
  expect(screen.getByLabelText("Formato")).toHaveValue("ROUND_ROBIN");
  expect(screen.getByLabelText("Formato")).toHaveFocus();
});

test("a rule changed while another is being saved is saved after it", async () => {
  const { user, server } = await open();
  await user.selectOptions(screen.getByLabelText("Jogos"), "BEST_OF_3");
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  expect(server.sent()).toEqual([{ categoryId: "category", matchFormat: "BEST_OF_3" }]);
  await server.answers<useDrawMutationsRulesMutation>({
    updateCategoryRules: { __typename: "RuleViolation", message: "A categoria já foi sorteada." },
  });
  expect(server.sent()).toEqual([{ categoryId: "category", setFormat: "SET4_TB44" }]);
  expect(screen.getByLabelText("Jogos")).toHaveValue("ONE_SET");
  expect(screen.getByLabelText("Set")).toHaveValue("SET4_TB44");
});

test("a rule saved after another category was chosen does not bring its own back", async () => {
  const { user, server } = await open({}, [{ id: "other", name: "Misto B" }]);
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  const [saving] = server.environment.mock.getAllOperations();
  await user.selectOptions(screen.getByLabelText("Categoria"), "Misto B");
  await server.answers<DrawDialogQuery>(categoryWith(preview(), "other"));
  expect(screen.getByLabelText("Categoria")).toHaveDisplayValue("Misto B");
  expect(server.environment.mock.getAllOperations()).toEqual([saving]);
  await server.answers<useDrawMutationsRulesMutation>({
    ...saved({ setFormat: "SET4_TB44" }),
  });
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText("Categoria")).toHaveDisplayValue("Misto B");
});

describe("a rule changed while new lots are on their way", () => {
  const redraw = async () => {
    const shown = await open();
    await shown.user.click(button("Sortear novamente"));
    const [asked] = shown.server.environment.mock.getAllOperations();
    expect(shown.server.sent()).toEqual([{ categoryId: "category", lotsSeed: null }]);
    await shown.user.click(button("Sortear novamente"));
    expect(shown.server.sent()).toHaveLength(1);
    await shown.user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
    return { ...shown, asked: asked! };
  };
  const change = saved({ setFormat: "SET4_TB44" });

  test("asks for new lots again, not for the old ones", async () => {
    const { server } = await redraw();
    await server.answers<useDrawMutationsRulesMutation>(change);
    expect(server.sent().at(-1)).toEqual({ categoryId: "category", lotsSeed: null });
  });

  test("keeps the new lots if they arrive before it is saved", async () => {
    const { server, asked } = await redraw();
    await act(async () =>
      server.environment.mock.resolve(
        asked,
        MockPayloadGenerator.generate(asked, { Query: () => categoryWith(preview({ lotsSeed: "new" })) }),
      ),
    );
    await server.answers<useDrawMutationsRulesMutation>(change);
    expect(server.sent()).toEqual([{ categoryId: "category", lotsSeed: "new" }]);
  });
});

test("nothing is drawn while rules are being saved or wait for it", async () => {
  const { user, server } = await open();
  await user.selectOptions(screen.getByLabelText("Jogos"), "BEST_OF_3");
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  await user.click(button("Gerar chaveamento"));
  await user.click(button("Sortear novamente"));
  expect(server.sent()).toEqual([{ categoryId: "category", matchFormat: "BEST_OF_3" }]);
  await server.answers<useDrawMutationsRulesMutation>(refused("Não dá."));
  await user.click(button("Gerar chaveamento"));
  expect(server.sent()).toEqual([{ categoryId: "category", setFormat: "SET4_TB44" }]);
  await server.answers<useDrawMutationsRulesMutation>(saved({ setFormat: "SET4_TB44" }));
  expect(button("Gerar chaveamento")).toHaveAttribute("aria-disabled", "true");
  await server.answers<DrawDialogQuery>(
    categoryWith(preview({ key: "another" }), "category", { setFormat: "SET4_TB44" }),
  );
  await user.click(button("Gerar chaveamento"));
  expect(server.sent()).toEqual([{ categoryId: "category", lotsSeed: "seed", key: "another" }]);
});

test("nothing is drawn while a phase's format or the seeds are being saved", async () => {
  const final = { phase: "FINAL", matchFormat: null, setFormat: null, hasBegun: false };
  const { user, server } = await open({}, [], { drawFormat: "KNOCKOUT", phaseFormats: [final] });
  await user.click(button("Formato por fase"));
  await user.selectOptions(screen.getByLabelText("Set da final"), "SET4_TB44");
  await user.click(button("Gerar chaveamento"));
  expect(server.sent()).toEqual([{ categoryId: "category", phase: "FINAL", setFormat: "SET4_TB44" }]);
  await user.click(button("Tirar Ana Souza / Bia Lima das cabeças de chave"));
  await server.answers<useDrawMutationsPhaseMutation>({
    updatePhaseFormat: { __typename: "RuleViolation", message: "A fase já começou." },
  });
  expect(screen.getByText("A fase já começou.")).toBeVisible();
  await user.click(button("Gerar chaveamento"));
  expect(server.sent()).toEqual([{ categoryId: "category", pairIds: [] }]);
  await server.fails();
  await user.click(button("Gerar chaveamento"));
  expect(server.sent()).toEqual([{ categoryId: "category", lotsSeed: "seed", key: "key" }]);
});

test("a field whose changes all fail shows what is stored", async () => {
  const { user, server } = await open();
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB33");
  await server.answers<useDrawMutationsRulesMutation>(refused("Não dá."));
  expect(screen.getByLabelText("Set")).toHaveValue("SET4_TB33");
  await server.fails();
  expect(screen.getByLabelText("Set")).toHaveDisplayValue("Padrão: até 6, tie-break em 6x6");
});

test("a change that fails after another of its field was saved shows the saved one", async () => {
  const { user, server } = await open();
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB33");
  await server.answers<useDrawMutationsRulesMutation>(saved({ setFormat: "SET4_TB44" }));
  expect(screen.getByLabelText("Set")).toHaveValue("SET4_TB33");
  await server.answers<useDrawMutationsRulesMutation>(refused("Não dá."));
  expect(screen.getByText("Não dá.")).toBeVisible();
  expect(screen.getByLabelText("Set")).toHaveValue("SET4_TB44");
});

test("after a change the preview is asked for anew, and what was asked for before is given up", async () => {
  const { user, server } = await open();
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  await server.answers<useDrawMutationsRulesMutation>(saved({ setFormat: "SET4_TB44" }));
  const [early] = server.environment.mock.getAllOperations();
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB33");
  await server.answers<useDrawMutationsRulesMutation>(saved({ setFormat: "SET4_TB33" }));
  const [late, ...others] = server.environment.mock.getAllOperations();
  expect(late?.request.variables).toEqual(early?.request.variables);
  expect(late).not.toBe(early);
  expect(others).toEqual([]);
  await server.answers<DrawDialogQuery>(
    categoryWith(preview({ matchCount: 7 }), "category", { setFormat: "SET4_TB33" }),
  );
  expect(panel()).toHaveTextContent("7 jogos");
});

test("a preview that fails can be asked for again", async () => {
  const { user, server } = await open();
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  await server.answers<useDrawMutationsRulesMutation>(saved({ setFormat: "SET4_TB44" }));
  await server.fails();
  await user.click(await screen.findByRole("button", { name: /Tentar novamente/ }));
  await server.answers<DrawDialogQuery>(categoryWith(preview({ matchCount: 7 })));
  expect(panel()).toHaveTextContent("7 jogos");
});

test("another organiser's change shows at once, also while a change is being saved", async () => {
  const { user, server } = await open();
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  act(() =>
    commitLocalUpdate(server.environment, (store) => {
      store.get("category")?.setValue("KNOCKOUT", "drawFormat");
    }),
  );
  expect(screen.getByLabelText("Formato")).toHaveValue("KNOCKOUT");
  expect(screen.getByLabelText("Set")).toHaveValue("SET4_TB44");
  await server.answers<useDrawMutationsRulesMutation>(refused("Não dá."));
  expect(screen.getByLabelText("Formato")).toHaveValue("KNOCKOUT");
});

test("a refusal goes away with its category, and does not come to another", async () => {
  const { user, server } = await open({}, [{ id: "other", name: "Misto B" }]);
  await user.selectOptions(screen.getByLabelText("Set"), "SET4_TB44");
  await user.selectOptions(screen.getByLabelText("Jogos"), "BEST_OF_3");
  await server.answers<useDrawMutationsRulesMutation>(refused("Não dá."));
  expect(screen.getByText("Não dá.")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Categoria"), "Misto B");
  expect(screen.queryByText("Não dá.")).toBeNull();
  await server.answers<DrawDialogQuery>(categoryWith(preview(), "other"));
  await server.answers<useDrawMutationsRulesMutation>(refused("Isso também não."));
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText("Categoria")).toHaveDisplayValue("Misto B");
  // The refusal is shown as a toast that names the category.
  expect(screen.getByText("Isso também não.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Avisos" })).toHaveTextContent("Feminino B");
  expect(within(screen.getByRole("dialog")).queryByText("Isso também não.")).toBeNull();
});

describe("a phase's format that is refused", () => {
  const final = { phase: "FINAL", matchFormat: null, setFormat: null, hasBegun: false };
  const change = async (others: { id: string; name: string }[] = []) => {
    const shown = await open({}, others, { drawFormat: "KNOCKOUT", phaseFormats: [final] });
    await shown.user.click(button("Formato por fase"));
    await shown.user.selectOptions(screen.getByLabelText("Set da final"), "SET4_TB44");
    return shown;
  };
  const refuse = (server: Awaited<ReturnType<typeof change>>["server"]) =>
    server.answers<useDrawMutationsPhaseMutation>({
      updatePhaseFormat: { __typename: "RuleViolation", message: "A final já começou." },
    });

  test("after its fields were closed is told above the rules", async () => {
    const { user, server } = await change();
    await user.click(button("Formato por fase"));
    expect(screen.queryByLabelText("Set da final")).toBeNull();
    await refuse(server);
    expect(within(screen.getByRole("dialog")).getByText("Final: A final já começou.")).toBeVisible();
  });

  test("after another category was chosen is a toast that names its own", async () => {
    const { user, server } = await change([{ id: "other", name: "Misto B" }]);
    await user.selectOptions(screen.getByLabelText("Categoria"), "Misto B");
    await server.answers<DrawDialogQuery>(categoryWith(preview(), "other"));
    await refuse(server);
    expect(within(screen.getByRole("dialog")).queryByText("Final: A final já começou.")).toBeNull();
    expect(screen.getByText("Final: A final já começou.")).toBeVisible();
    expect(screen.getByRole("region", { name: "Avisos" })).toHaveTextContent("Feminino B");
  });

  test("after the dialog was closed is a toast too, also when every category has been drawn", async () => {
    const { user, server } = await change();
    await user.keyboard("{Escape}");
    await dialogClosed();
    act(() =>
      commitLocalUpdate(server.environment, (store) => {
        const draw = store.create("client:draw", "Draw");
        store.get("category")?.setLinkedRecord(draw, "draw");
      }),
    );
    await refuse(server);
    expect(await screen.findByText("Final: A final já começou.")).toBeVisible();
  });
});

test("removing a seed moves the focus to the field that adds one", async () => {
  const { user, server } = await open();
  await user.click(button("Tirar Ana Souza / Bia Lima das cabeças de chave"));
  expect(screen.getByLabelText("Adicionar dupla")).toHaveFocus();
  expect(server.sent()).toEqual([{ categoryId: "category", pairIds: [] }]);
  await server.answers<useDrawMutationsSeedsMutation>({
    setSeeds: { __typename: "RuleViolation", message: "A categoria já foi sorteada." },
  });
  expect(screen.getByText("A categoria já foi sorteada.")).toBeVisible();
});

test("Escape closes the dialog and leaves no state behind", async () => {
  const { user } = await open();
  await user.keyboard("{Escape}");
  await dialogClosed();
  expect(button("Gerar Chaveamento Automático")).toHaveFocus();
});
