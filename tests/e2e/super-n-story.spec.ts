import { demoAthletes, regulars } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { createPairEvent } from "../support/pair-event";

test.use({ actionTimeout: 15_000 });

interface Board {
  status: string;
  categories: {
    rounds: { matches: { id: string; version: number; status: string }[] }[];
    standings: { position: number; athlete: { displayName: string } }[];
  }[];
}

/** Eight women who play at the demo's arena. */
const eightWomen = () =>
  regulars(demoAthletes(demoCalendar(new Date())), {
    arena: "main",
    levels: ["C", "D"],
    gender: "FEMALE",
  }).slice(0, 8);

test("an interno is played as a Super N: rules, enrolments one by one, preview, rounds, podium", async ({
  page,
}) => {
  const name = `Interno Individual ${Date.now()}`;
  const women = eightWomen();
  const { key, managerToken: token } = await createPairEvent(page, name);
  const path = `/arena-tournament/${key}`;
  await page.goto(path);

  // How it is played is chosen where it is drawn; what a Super N has no use for goes away.
  await page.getByRole("button", { name: "Iniciar Torneio" }).click();
  const dialog = page.getByRole("dialog", { name: "Gerar chaveamento" });
  await expect(dialog.getByLabel("Classificam")).toBeVisible();
  await dialog.getByLabel("Formato").selectOption({ label: "Super N" });
  await expect(dialog.getByText("São necessários pelo menos 4 atletas: faltam 4")).toBeVisible();
  await expect(dialog.getByLabel("Classificam")).toBeHidden();
  await expect(dialog.getByText("Cabeças de chave")).toBeHidden();
  await dialog.getByRole("button", { name: "Cancelar" }).click();

  // Seven come in from a sheet without partners, the eighth at the desk.
  await page.getByRole("link", { name: "Gerenciar Inscrições" }).click();
  await page.getByRole("button", { name: "Importar CSV" }).click();
  const sheet = page.getByRole("dialog", { name: "Importar inscrições" });
  const lines = women.slice(0, 7).map(({ fullName, row }) => `${fullName};${row.email}`);
  await sheet.getByLabel("Ou cole as linhas aqui").fill(["Atleta;E-mail", ...lines].join("\n"));
  await sheet.getByRole("button", { name: "Conferir planilha" }).click();
  await sheet.getByRole("button", { name: "Importar 7 atletas" }).click();
  await expect(page.getByText("Importação concluída")).toBeVisible();
  await page.getByRole("button", { name: "Inscrever atleta" }).click();
  const desk = page.getByRole("dialog", { name: "Inscrever atleta" });
  await desk.getByLabel("Buscar atleta da arena").fill(women[7]?.fullName ?? "");
  await desk.getByRole("button", { name: `Escolher ${women[7]?.fullName}` }).click();
  await desk.getByRole("button", { name: "Inscrever atleta" }).click();
  await expect(page.getByText("Atleta inscrito").first()).toBeVisible();

  // What the preview shows is drawn.
  await page.goto(`${path}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  await expect(dialog.getByText(/^8 atletas, 7 rodadas, 14 jogos: todos jogam uma vez/)).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Rodada 7" })).toBeVisible();
  await dialog.getByRole("button", { name: "Gerar chaveamento" }).click();
  await expect(page.getByText("Chaveamento gerado!")).toBeVisible();
  await expect(page.getByRole("region", { name: "Rodada 1" }).getByText("Rodada atual")).toBeVisible();

  // Before the first ball two of them trade numbers, and with them everything they play.
  const numbers = page.getByRole("region", { name: "Números sorteados" }).getByRole("listitem");
  const before = await numbers.allInnerTexts();
  await page.getByRole("button", { name: "Trocar números" }).click();
  const swap = page.getByRole("dialog", { name: "Trocar os números de dois atletas" });
  await swap.getByLabel("Este atleta").selectOption({ index: 1 });
  await swap.getByLabel("troca com").selectOption({ index: 1 });
  await swap.getByRole("button", { name: "Trocar", exact: true }).dblclick();
  await expect(page.getByText("Números trocados")).toBeVisible();
  await expect(swap).toBeHidden();
  const [first = "", second = "", ...others] = before.map((text) => text.split("\n").at(-1) ?? "");
  await expect(numbers).toHaveText([second, first, ...others].map((name, index) => `${index + 1}${name}`));

  // Everything but one result comes in beside the browser, the last one in it.
  const board = async (): Promise<Board> => {
    const { tournament } = await ask(
      page.request,
      `query ($key: UUID!) { tournament(key: $key) { status categories {
        rounds { matches { id version status } } standings { position athlete { displayName } } } } }`,
      { key },
      token,
    );
    return tournament as Board;
  };
  const matches = (await board()).categories.flatMap(({ rounds }) =>
    rounds.flatMap((round) => round.matches),
  );
  expect(matches).toHaveLength(14);
  for (const [index, { id, version }] of matches.slice(0, 13).entries())
    await ask(
      page.request,
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      { input: { matchId: id, expectedVersion: version, outcome: "COMPLETED", games: [6, index % 5] } },
      token,
    );
  await page.goto(`${path}?aba=resultados`);
  await page.getByRole("button", { name: /Registrar resultado/ }).click();
  const score = page.getByRole("dialog");
  await score.getByRole("group", { name: "Quem venceu?" }).locator("label").first().click();
  await score.getByRole("radio", { name: /^6 a 2/ }).check({ force: true });
  await score.getByRole("button", { name: "Salvar resultado" }).click();
  await expect(score).toBeHidden();

  // The same end for the arena, on the wall, and for everybody.
  const over = await board();
  const champion = over.categories[0]?.standings[0]?.athlete.displayName ?? "";
  expect(over.status).toBe("FINISHED");
  await page.goto(`${path}?aba=classificacao`);
  await expect(page.getByRole("heading", { name: `${champion} venceu!` })).toBeVisible();
  await expect(page.getByText(/^2º (com|por)/).first()).toBeVisible();
  await page.goto(`${path}/bracket`);
  await expect(page.getByRole("heading", { name: "Classificação final" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rodada 7" })).toBeVisible();
  await page.goto(`/torneio/${key}`);
  await expect(page.getByRole("heading", { name: `${champion} venceu!` })).toBeVisible();
  await page.getByRole("link", { name: "Rodadas" }).click();
  await expect(page.getByRole("heading", { name: "Rodada 7" })).toBeVisible();
});
