import { arenas } from "../../prisma/demo/arenas";
import { demoAthletes, regulars } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { people } from "../../prisma/demo/people";
import { acceptInvitations, athletesWithAccounts } from "../support/athletes-with-accounts";
import { ask } from "../support/ask";
import { atDesk } from "../support/at-desk";
import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { enterAs } from "../support/sign-in";
import { openedDialog } from "../support/opened-dialog";

test.use({ actionTimeout: 15_000 });

interface Board {
  status: string;
  categories: {
    name: string;
    matches: { id: string; version: number; status: string; sides: { pair: { id: string } | null }[] }[];
  }[];
}

test("a federation's championship, from the form to a podium that gives points", async ({ page }) => {
  const name = `Etapa Ilha ${Date.now()}`;
  // Four pairs, each of a woman of either arena of the demo's federation.
  const here = await athletesWithAccounts(page, arenas.main, "FEMALE", 5);
  const there = await athletesWithAccounts(page, arenas.second, "FEMALE", 4);
  const [first, , , , woman] = here;
  const [second] = there;
  const [man] = await athletesWithAccounts(page, arenas.main, "MALE", 1);
  const [stranger] = regulars(demoAthletes(demoCalendar(new Date())), {
    arena: "dunes",
    gender: "FEMALE",
    levels: ["FUN", "D", "C", "B"],
  });
  if (!first || !second || !woman || !man || !stranger) throw new Error("too few athletes for this");

  // It is opened with one category, and given another one.
  const token = await enterAs(page, people.federationManager.email);
  await page.goto("/federation/championships");
  await page.getByRole("link", { name: "Novo Campeonato" }).click();
  await page.getByLabel("Nome do campeonato").fill(name);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Data de início").fill("2030-01-05");
  await page.getByLabel("Data de fim").fill("2030-01-06");
  await page.getByRole("button", { name: "Continuar" }).click();
  const category = page.getByRole("group", { name: "Nova categoria" });
  await category.getByLabel("Nome da categoria").fill("Feminino B");
  await category.getByLabel("Nível").selectOption("B");
  await category.getByLabel("Gênero").selectOption("FEMALE");
  await category.getByLabel("Valor da inscrição").fill("12000");
  await category.getByRole("button", { name: "Incluir categoria" }).click();
  await page.getByRole("button", { name: "Criar Campeonato" }).click();
  await expect(page.getByText("Campeonato criado com sucesso.")).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const path = new URL(page.url()).pathname;
  expect(path).toMatch(/^\/federation\/championships\/[\da-f-]{36}$/);
  const key = path.split("/").at(-1) ?? "";
  await chooseMore(page, "Configurações");
  const settings = await openedDialog(page);
  await settings.getByRole("tab", { name: "Categorias" }).click();
  await settings.getByRole("button", { name: "Adicionar categoria" }).click();
  await settings.getByLabel("Nome da categoria").fill("Misto livre");
  await settings.getByRole("button", { name: "Salvar categoria" }).click();
  await expect(settings.getByText("Livre: todos os níveis · Misto")).toBeVisible();
  await settings.getByRole("button", { name: "Fechar" }).last().click();
  await expect(settings).toBeHidden();

  // Its winners get points in the federation's ranking.
  await chooseMore(page, "Ranking");
  const ranked = page.getByRole("region", { name: "Ranking de Feminino B" });
  await ranked
    .getByRole("combobox", { name: "Ranking" })
    .selectOption({ label: "Ranking Estadual Feminino B" });
  await ranked.getByLabel("Quanto vale").selectOption("G250");
  await ranked.getByRole("button", { name: "Salvar ranking de Feminino B" }).click();
  await expect(page.getByText("Feminino B vale pontos.")).toBeVisible();
  await page.getByRole("button", { name: "Concluir" }).click();

  // At the desk athletes of both arenas are found by name, with their club, and never by an address.
  await page.getByRole("link", { name: "Gerenciar Inscrições" }).click();
  await expect(page).toHaveURL(`${path}/enrolments`);
  await page.getByRole("button", { name: "Inscrever dupla" }).click();
  const desk = page.getByRole("dialog");
  await desk.getByLabel("Categoria").selectOption("Feminino B");
  const search = desk.getByLabel("Buscar atleta das arenas filiadas");
  await expect(desk.getByRole("tab", { name: "Cadastrar novo atleta" })).toBeHidden();
  await search.fill(second.email);
  await expect(desk.getByText(`Nenhum atleta encontrado para “${second.email}”.`)).toBeVisible();
  for (const [athlete, club] of [
    [first, "Arena Beira-Mar"],
    [second, "Arena Pé na Areia"],
  ] as const) {
    await search.fill(athlete.fullName);
    const found = desk.getByRole("listitem").filter({ hasText: athlete.fullName });
    await expect(found).toContainText(club);
    await expect(found).not.toContainText("@");
    await desk.getByRole("button", { name: `Escolher ${athlete.fullName}` }).click();
  }
  await desk.getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByText("Convites enviados")).toBeVisible();
  await expect(desk).toBeHidden();

  // Two more are invited to the other category: a fifth woman, with a man of her arena.
  await page.getByRole("button", { name: "Inscrever dupla" }).click();
  await desk.getByLabel("Categoria").selectOption("Misto livre");
  for (const athlete of [woman, man]) {
    await search.fill(athlete.fullName);
    await desk.getByRole("button", { name: `Escolher ${athlete.fullName}` }).click();
  }
  await desk.getByRole("button", { name: "Enviar convite" }).click();
  await expect(desk).toBeHidden();

  // Three more are invited by a sheet of names; who plays at no affiliated arena stays out.
  await page.getByRole("button", { name: "Importar CSV" }).click();
  const sheet = page.getByRole("dialog", { name: "Importar inscrições" });
  await sheet.getByLabel("Categoria").selectOption("Feminino B");
  const lines = [1, 2, 3].map((index) => `${here[index]?.fullName};${there[index]?.fullName}`);
  const unknown = `${stranger.fullName};${first.fullName}`;
  await sheet.getByLabel("Ou cole as linhas aqui").fill(["Atleta 1;Atleta 2", ...lines, unknown].join("\n"));
  await sheet.getByRole("button", { name: "Conferir planilha" }).click();
  await expect(
    sheet.getByText(`Nenhum atleta das arenas filiadas com o nome ${stranger.fullName}`),
  ).toBeVisible();
  await sheet.getByRole("button", { name: "Corrigir planilha" }).click();
  await sheet.getByLabel("Ou cole as linhas aqui").fill(["Atleta 1;Atleta 2", ...lines].join("\n"));
  await sheet.getByRole("button", { name: "Conferir planilha" }).click();
  await sheet.getByRole("button", { name: "Importar 3 duplas" }).click();
  await expect(page.getByText("Importação concluída")).toBeVisible();

  // All of them accept, and only then are they in.
  await acceptInvitations(page, [...here, ...there, man]);
  await enterAs(page, people.federationManager.email);
  await page.goto(`${path}/enrolments`);

  // The fee has a Pix code that goes to the federation; once it has arrived it is written down.
  const fees = await ask(
    page.request,
    "query ($key: UUID!) { tournament(key: $key) { enrolments { payment { pixCode receiverName } } } }",
    { key },
    token,
  );
  expect(fees["tournament"].enrolments).toContainEqual({
    payment: {
      pixCode: expect.stringContaining("5406120.00"),
      receiverName: "Federação Catarinense de Beach Tennis",
    },
  });
  const person = await atDesk(page, second.fullName);
  await person.getByRole("button", { name: `Mais ações para ${second.fullName}` }).click();
  await page.getByRole("menuitem", { name: "Recebido em Pix" }).click();
  await expect(person.getByRole("button", { name: /^Baixa manual/ })).toBeHidden();

  // Drawn.
  await page.goto(`${path}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  const draw = page.getByRole("dialog", { name: "Gerar chaveamento" });
  await draw.getByLabel("Categoria").selectOption("Feminino B");
  await draw.getByLabel("Formato").selectOption({ label: "Eliminatória simples" });
  await expect(draw.getByLabel("Ou usar um ranking")).toBeVisible();
  await expect(draw.getByText("4 duplas · 3 jogos")).toBeVisible();
  await draw.getByRole("button", { name: "Gerar chaveamento" }).click();
  await expect(page.getByText("Chaveamento gerado!")).toBeVisible();

  // Scheduled on courts of one of its arenas, which nobody but that arena may block.
  await page.getByRole("link", { name: "Programação" }).click();
  await expect(page.getByText("escolha em Quadras e horários as quadras das arenas filiadas")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bloquear quadra" })).toBeHidden();
  await page.getByRole("button", { name: "Quadras e horários" }).click();
  const setup = page.getByRole("dialog", { name: "Quadras e horários" });
  await setup.getByRole("button", { name: "Adicionar dia" }).click();
  await expect(setup.getByLabel("Dia")).toHaveValue("2030-01-05");
  await setup.getByRole("button", { name: "Salvar" }).click();
  await expect(setup.getByText("Marque ao menos uma quadra em cada dia, ou remova o dia.")).toBeVisible();
  await setup.getByRole("button", { name: "Marcar todas as quadras de Arena Pé na Areia" }).click();
  await expect(setup.getByLabel("Quadra 1 · Arena Pé na Areia")).toBeChecked();
  await expect(setup.getByLabel("Quadra 2 · Arena Beira-Mar")).not.toBeChecked();
  await setup.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Quadras e horários salvos")).toBeVisible();
  await page.getByRole("button", { name: "Gerar programação" }).click();
  const generate = page.getByRole("dialog", { name: "Gerar programação" });
  await generate.getByRole("button", { name: "Ver prévia" }).click();
  await expect(generate.getByText("Todos os 3 jogos têm quadra e horário.")).toBeVisible();
  await generate.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByText("Programação salva")).toBeVisible();

  // Both semifinals are scored beside the browser, the final in it.
  const board = async (): Promise<Board> => {
    const fields = "status categories { name matches { id version status sides { pair { id } } } }";
    const query = `query ($key: UUID!) { tournament(key: $key) { ${fields} } }`;
    return (await ask(page.request, query, { key }, token))["tournament"] as Board;
  };
  const ready = (await board()).categories
    .flatMap(({ matches }) => matches)
    .filter(({ sides }) => sides.every(({ pair }) => pair));
  expect(ready).toHaveLength(2);
  for (const { id, version } of ready)
    await ask(
      page.request,
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      { input: { matchId: id, expectedVersion: version, outcome: "COMPLETED", games: [6, 3] } },
      token,
    );
  await page.goto(`${path}?aba=resultados`);
  await page.getByRole("button", { name: /Registrar resultado/ }).click();
  const score = page.getByRole("dialog");
  await score.getByRole("group", { name: "Quem venceu?" }).locator("label").first().click();
  await score.getByRole("radio", { name: /^6 a 2/ }).check({ force: true });
  await score.getByRole("button", { name: "Salvar resultado" }).click();
  await expect(score).toBeHidden();

  // The podium, and what it is worth.
  await page.goto(`${path}?aba=classificacao`);
  await expect(page.getByText("Campeãs")).toBeVisible();
  await expect(page.getByText("250 pontos").first()).toBeVisible();

  // With a single pair the other category is given up; with that the championship is over, for everybody to see.
  expect((await board()).status).toBe("IN_PROGRESS");
  await page.goto(`${path}?aba=chaveamento`);
  await page.getByRole("button", { name: "Cancelar categoria Misto livre" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar categoria" }).click();
  await expect(page.getByText("Categoria Misto livre cancelada")).toBeVisible();
  expect((await board()).status).toBe("FINISHED");
  await page.goto(`/torneio/${key}`);
  await expect(page.getByText("Campeãs")).toBeVisible();
});
