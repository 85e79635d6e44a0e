import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { defaultTieBreakers, tieBreakCriterionLabel } from "../../server/sport/standings/tie-breaking.rules";
import { decidingPhaseLabel, type DecidingPhase } from "../../server/sport/scores/rules-of-match.rules";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { openedDialog } from "../support/opened-dialog";
import { openArena } from "../support/own-arena";
import { pdfText } from "../support/pdf-text";
import {
  expectedSentences,
  expectedSettings,
  missingFacts,
  regulatedArena,
  regulatedDays,
} from "../support/regulated-event";
import {
  allCategories,
  regulations,
  type CategoryRules,
  type PhaseFormat,
  type RegulatedCategory,
  type Regulation,
} from "../support/six-regulations";

/**
 * Six published regulations of Brazilian tournaments with all the categories that they list, set up and printed by the
 * screens alone. A script plays some of the categories to the podium and cancels the others before the draw.
 * docs/regulations.md says where each of their facts is set, and which categories are played.
 */

test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 900 } });

/** Fills in the form of a category, whose ages are still blank, wherever the form is. */
async function fillCategory(form: Locator, category: RegulatedCategory, feeInCents: number): Promise<void> {
  const { name, level, gender, minAge, maxAge, maxParticipants } = category;
  await form.getByLabel("Nome da categoria").fill(name);
  await form.getByLabel("Nível").selectOption(level);
  await form.getByLabel("Gênero").selectOption(gender);
  if (minAge !== undefined) await form.getByLabel("Idade mínima").fill(String(minAge));
  if (maxAge !== undefined) await form.getByLabel("Idade máxima").fill(String(maxAge));
  // A new category has the places of the previous one.
  await form.getByLabel("Máximo de participantes").fill(String(maxParticipants ?? ""));
  await form.getByLabel("Valor da inscrição").fill(String(feeInCents));
}

/** Creates a draft in the three steps of "Criar Torneio". @returns the id in its URL. */
async function createDraft(page: Page, regulation: Regulation): Promise<string> {
  const { title, feeInCents } = regulation;
  const [first, ...others] = allCategories(regulation);
  const { startDate, endDate } = regulatedDays(regulation);
  await page.goto("/arena-tournaments/novo");
  await page.getByLabel("Nome do torneio").fill(title);
  // The first category gets its name and level in the settings.
  await page.getByLabel("Categoria").selectOption("Avançado");
  await page.getByLabel("Gênero").selectOption(first.gender);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Data de início").fill(startDate);
  await page.getByLabel("Data de fim").fill(endDate);
  await page.getByLabel("Valor da inscrição (R$)").fill(String(feeInCents));
  for (const category of others) {
    await page.getByRole("button", { name: "Adicionar categoria" }).click();
    const form = page.getByRole("group", { name: "Nova categoria" });
    await fillCategory(form, category, feeInCents);
    await form.getByRole("button", { name: "Incluir categoria" }).click();
    await expect(form).toBeHidden();
  }
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The first category in the tab "Categorias" and all terms in the tab "Inscrições" of the settings. */
async function fillSettings(page: Page, regulation: Regulation): Promise<void> {
  const { feeInCents, terms, played } = regulation;
  await chooseMore(page, "Configurações");
  const settings = await openedDialog(page, "Configurações do torneio");
  await settings.getByRole("tab", { name: "Categorias" }).click();
  const list = settings.getByRole("tabpanel", { name: "Categorias" });
  await list.getByRole("button", { name: "Editar Avançado" }).click();
  await fillCategory(list, played[0], feeInCents);
  await list.getByRole("button", { name: "Salvar categoria" }).click();
  await expect(list.getByRole("button", { name: `Editar ${played[0].name}`, exact: true })).toBeVisible();

  await settings.getByRole("tab", { name: "Inscrições" }).click();
  const form = settings.getByRole("tabpanel", { name: "Inscrições" });
  const { registrationStartsOn, registrationEndsOn } = regulatedDays(regulation);
  const texts = {
    "Início das inscrições": registrationStartsOn ?? undefined,
    "Fim das inscrições": registrationEndsOn ?? undefined,
    "Prazo de pagamento (dias)": terms.paymentDays,
    "Mínimo de duplas": terms.minPairs,
    "Reembolso integral até (dias antes)": terms.fullRefundDays,
    "Depois disso, reembolso de (%)": terms.lateRefundPercent,
    "Máximo de categorias por atleta": terms.maxCategories,
    "Preço da 2ª categoria": terms.secondFeeInCents,
    "Preço da 3ª categoria": terms.thirdFeeInCents,
    "Pódio conta por (meses)": terms.podiumMonths,
  };
  for (const [label, value] of Object.entries(texts))
    if (value !== undefined) await form.getByLabel(label).fill(String(value));
  if (terms.oneLevelPerGender) await form.getByLabel("Não permitir dois níveis do mesmo gênero").check();
  if (terms.podiumMovesUp) await form.getByLabel("Quem subiu ao pódio joga um nível acima").check();
  await settings.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByText("As regras de inscrição foram atualizadas.")).toBeVisible();
  await expect(settings).toBeHidden();
}

/** For a field that has the value already: choose another one first, so that the value is saved, or leave the field. */
type SameValue = "save" | "keep";

/** Sets what a category is drawn and played by, in the dialog of its draw; each change is saved at once. */
async function fillRules(dialog: Locator, rules: CategoryRules, same: SameValue): Promise<void> {
  const choose = async (label: string, value: string | number | undefined) => {
    if (value !== undefined) await chooseIn(dialog, label, String(value), same);
  };
  const turn = async (label: string, on: boolean | undefined) => {
    if (on !== undefined) await dialog.getByLabel(label).setChecked(on);
  };
  const inGroups = rules.drawFormat === "GROUPS_KNOCKOUT";
  await choose("Formato", rules.drawFormat);
  await choose("Duplas por grupo", rules.groupSize);
  await choose("Classificam", rules.qualifiersPerGroup);
  await choose(inGroups ? "Jogos dos grupos" : "Jogos", rules.matchFormat);
  await choose("Jogos das eliminatórias", rules.knockoutMatchFormat);
  await choose(inGroups ? "Set dos grupos" : "Set", rules.setFormat);
  await choose("Set das eliminatórias", rules.knockoutSetFormat);
  await turn("Disputa de 3º lugar", rules.thirdPlace);
  await turn("Quem perde por W.O. não avança do grupo", rules.walkoverBars);
  const { tieBreakers } = rules;
  if (!tieBreakers) return;
  await dialog.getByRole("button", { name: "Critérios de desempate" }).click();
  for (const criterion of defaultTieBreakers.filter((usual) => !tieBreakers.includes(usual))) {
    const remove = dialog.getByRole("button", { name: `Tirar ${tieBreakCriterionLabel[criterion]}` });
    await remove.click();
    await expect(remove).toBeHidden();
  }
}

async function chooseIn(dialog: Locator, label: string, value: string, same: SameValue): Promise<void> {
  const field = dialog.getByLabel(label, { exact: true });
  if ((await field.inputValue()) === value) {
    if (same === "keep") return;
    const options = await field
      .locator("option")
      .evaluateAll((all: HTMLOptionElement[]) => all.map((option) => option.value));
    const other = options.find((option) => option !== value && option !== "FIXED_GAMES") ?? "";
    await field.selectOption(other);
    await expect(field).toHaveValue(other);
  }
  await field.selectOption(value);
  await expect(field).toHaveValue(value);
}

const setLabel: Partial<Record<DecidingPhase, string>> = {
  SEMIFINAL: "Set da semifinal",
  THIRD_PLACE: "Set da disputa de 3º lugar",
  FINAL: "Set da final",
};

/** Sets the formats of the last rounds, in the same dialog. */
async function fillPhases(dialog: Locator, phases: PhaseFormat[], same: SameValue): Promise<void> {
  if (phases.length > 0) await dialog.getByRole("button", { name: "Formato por fase" }).click();
  for (const { phase, matchFormat, setFormat } of phases) {
    if (matchFormat) await chooseIn(dialog, decidingPhaseLabel[phase], matchFormat, same);
    if (setFormat) await chooseIn(dialog, setLabel[phase] ?? "", setFormat, same);
  }
}

/** Opens the draw of the tab "Chaveamento", before anybody has entered, and sets the rules of each category. */
async function fillAllRules(page: Page, key: string, { played, unplayed }: Regulation): Promise<Locator> {
  await page.goto(`/arena-tournament/${key}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  const dialog = await openedDialog(page, "Gerar chaveamento");
  const chosen = dialog.getByLabel("Categoria");
  const fill = async ({ name, rules, phases = [] }: RegulatedCategory, same: SameValue) => {
    await chosen.selectOption({ label: name });
    await expect(chosen.locator("option:checked")).toHaveText(name);
    await fillRules(dialog, rules, same);
    await fillPhases(dialog, phases, same);
  };
  for (const category of played) await fill(category, "save");
  for (const category of unplayed) await fill(category, "keep");
  return dialog;
}

/** Downloads the regulations from the tournament's page. @returns their text, on one line. */
async function downloadRegulations(page: Page): Promise<string> {
  await page.locator("details").filter({ hasText: "Valor da inscrição" }).locator("summary").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Regulamento" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("regulamento.pdf");
  return pdfText(await readFile(await download.path())).replaceAll(/\s+/g, " ");
}

/** The API's tests set up and play all six. These fill in every field of the screens but the third category's price. */
const alwaysByScreens = [regulations.guaratingueta, regulations.paraibano, regulations.vinhedo];

for (const regulation of Object.values(regulations))
  test(
    `${regulation.title} is set up and printed by the screens, and played to the podium`,
    {
      tag: alwaysByScreens.includes(regulation) ? [] : ["@deep"],
    },
    async ({ page }) => {
      test.setTimeout(400_000);
      const { played } = regulation;
      const arena = await openArena(page, "Arena dos Regulamentos");
      const desk = regulatedArena(
        (query, variables) => ask(page.request, query, variables, arena.token),
        arena.id,
      );

      const key = await createDraft(page, regulation);
      await fillSettings(page, regulation);
      const rules = await fillAllRules(page, key, regulation);
      await expect.poll(() => desk.settingsOf(key)).toMatchObject(expectedSettings(regulation));
      await rules.getByRole("button", { name: "Cancelar" }).click();
      await expect(rules).toBeHidden();
      await page.getByRole("button", { name: "Publicar" }).click();
      await expect(page.getByText("Torneio publicado")).toBeVisible();

      // Cancelled categories are not printed.
      const text = await downloadRegulations(page);
      expect(missingFacts(text, regulation)).toEqual([]);
      for (const sentence of expectedSentences(regulation)) expect(text).toContain(sentence);

      const event = await desk.find(key, regulatedDays(regulation).startDate);
      await desk.cancelUnplayed(event, regulation);
      const entered = await desk.enrolAll(event, regulation);
      await desk.done("updateRegistration", { tournamentId: event.id, registrationOpen: false });
      expect(await desk.start(event)).toMatchObject({ __typename: "StartTournamentSuccess" });
      for (const { name, formats } of played) {
        const categoryId = event.categories.get(name);
        expect(await desk.formatsOf(categoryId), name).toEqual(formats);
        await desk.play(categoryId, entered.get(name) ?? []);
        expect((await desk.podiumOf(categoryId))[0], name).toEqual([1, entered.get(name)?.[0]]);
      }

      await page.goto(`/arena-tournament/${key}?aba=classificacao`);
      for (const { name } of played) {
        if (played.length > 1) await page.getByRole("radio", { name, exact: true }).check({ force: true });
        const podium = page.getByRole("region", { name: "Pódio" });
        await expect(podium.getByRole("heading", { name: /venceram!$/ })).toBeVisible();
        await expect(podium.getByRole("listitem")).toHaveCount(3);
      }
      await expect(page.getByText("Finalizado").first()).toBeVisible();
    },
  );
