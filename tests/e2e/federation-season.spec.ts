import { arenas } from "../../prisma/demo/arenas";
import { people } from "../../prisma/demo/people";
import { acceptInvitations, athletesWithAccounts } from "../support/athletes-with-accounts";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { openArena } from "../support/own-arena";
import { enterAs } from "../support/sign-in";
import { openedDialog } from "../support/opened-dialog";

test.use({ actionTimeout: 15_000 });

interface Board {
  id: string;
  status: string;
  categories: {
    id: string;
    name: string;
    matches: { id: string; version: number; status: string; sides: { pair: { id: string } | null }[] }[];
  }[];
}

test("a secretary's season: settings, two arenas join, and a championship from presets to its final report", async ({
  page,
}) => {
  const stamp = Date.now();
  const name = `Etapa Bombinhas ${stamp}`;

  // Settings.
  const token = await enterAs(page, people.federationManager.email);
  const { viewer } = await ask(
    page.request,
    "{ viewer { federationMember { federation { id key } } } }",
    {},
    token,
  );
  const { key: federationKey } = viewer.federationMember.federation as { key: string };
  await page.goto("/federation/settings");
  await page.getByLabel("Telefone").fill("(48) 3200-1999");
  await page.getByRole("button", { name: "Salvar configurações" }).click();
  await expect(page.getByText("Federação salva")).toBeVisible();

  // Two arenas of another state ask to join.
  const town = "Matinhos";
  const names = [`Arena Norte ${stamp}`, `Arena Sul ${stamp}`];
  for (const arenaName of names) {
    const arena = await openArena(page, arenaName);
    await ask(
      page.request,
      `mutation ($settings: UpdateArenaSettingsInput!, $asking: AskForAffiliationInput!) {
        updateArenaSettings(input: $settings) { __typename }
        askForAffiliation(input: $asking) { __typename } }`,
      {
        settings: { arenaId: arena.id, city: town, uf: "PR" },
        asking: { arenaId: arena.id, federationKey },
      },
      arena.token,
    );
  }
  await enterAs(page, people.federationManager.email);
  await page.goto("/federation/arenas");
  for (const arenaName of names) {
    await page.getByRole("button", { name: `Aceitar ${arenaName}` }).click();
    await expect(page.getByRole("table", { name: "Arenas filiadas" }).getByText(arenaName)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole("figure", { name: /Mapa do Brasil.*Paraná: \d+ arenas/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Cidades" })).toContainText(", PR");

  // A championship: women of two levels and men of one, in one tap.
  await page.goto("/federation/championships/new");
  await page.getByLabel("Nome do campeonato").fill(name);
  await page.getByLabel("Local de realização").fill("Praia de Mariscal");
  await page.getByLabel("Faixa da etapa").selectOption("G250");
  await page.getByLabel("Prazo para protestos (horas)").fill("24");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Data de início").fill("2030-03-09");
  await page.getByRole("button", { name: "Continuar" }).click();
  const presets = page.getByRole("group", { name: "Categorias prontas" });
  for (const chip of ["Misto", "B: até B", "A/PRO: todos os níveis"])
    await presets.getByRole("checkbox", { name: chip }).uncheck({ force: true });
  await presets.getByLabel("Valor de cada inscrição").fill("5000");
  await presets.getByRole("button", { name: "Incluir 4 categorias" }).click();
  await expect(
    page.getByRole("list", { name: "Categorias do campeonato" }).getByRole("listitem"),
  ).toHaveCount(4);
  await page.getByRole("button", { name: "Criar Campeonato" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const path = new URL(page.url()).pathname;
  const key = path.split("/").at(-1) ?? "";

  // The same again in its settings makes only what is missing.
  await chooseMore(page, "Configurações");
  const settings = await openedDialog(page);
  await settings.getByRole("tab", { name: "Categorias" }).click();
  const more = settings.getByRole("group", { name: "Categorias prontas" });
  for (const chip of ["Misto", "B: até B", "A/PRO: todos os níveis"])
    await more.getByRole("checkbox", { name: chip }).uncheck({ force: true });
  await expect(more.getByRole("button", { name: "Todas já estão na lista" })).toBeVisible();
  await more.getByRole("checkbox", { name: "Misto" }).check({ force: true });
  await more.getByRole("button", { name: "Incluir 2 categorias" }).click();
  await expect(page.getByText("2 categorias criadas")).toBeVisible();
  await settings.getByRole("button", { name: "Fechar" }).last().click();
  await expect(settings).toBeHidden();

  // By what it is held is there for everybody, as a file.
  await page.goto(`/torneio/${key}`);
  const [regulation] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Regulamento" }).click(),
  ]);
  expect(regulation.suggestedFilename()).toBe("regulamento.pdf");

  // It is played beside the browser: four pairs accept to play in one category, the others are given up.
  const fields = "id status categories { id name matches { id version status sides { pair { id } } } }";
  const board = async (): Promise<Board> =>
    (await ask(page.request, `query ($key: UUID!) { tournament(key: $key) { ${fields} } }`, { key }, token))[
      "tournament"
    ] as Board;
  const { id: tournamentId, categories } = await board();
  expect(categories).toHaveLength(6);
  const played = categories.find((one) => one.name === "Masculino C");
  if (!played) throw new Error("No category Masculino C");
  const men = await athletesWithAccounts(page, arenas.main, "MALE", 8);
  const lines = [0, 2, 4, 6].map((first) => `${men[first]?.fullName};${men[first + 1]?.fullName}`);
  const csv = ["Atleta 1;Atleta 2", ...lines];
  const { importEnrolments } = await ask(
    page.request,
    `mutation ($input: ImportEnrolmentsInput!) { importEnrolments(input: $input) {
      ... on ImportEnrolmentsSuccess { enteredCount lines { problems } } } }`,
    {
      input: {
        tournamentId,
        categoryId: played.id,
        csv: csv.join("\n"),
        apply: true,
        allOrNothing: true,
      },
    },
    token,
  );
  expect(importEnrolments).toMatchObject({ enteredCount: 4 });
  await acceptInvitations(page, men);
  await enterAs(page, people.federationManager.email);
  await page.goto(`${path}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  const draw = page.getByRole("dialog", { name: "Gerar chaveamento" });
  await expect(draw.getByText("São necessárias pelo menos 3 duplas para este formato")).toBeVisible();
  await draw.getByLabel("Categoria").selectOption("Masculino C");
  await expect(draw.getByText(/^4 duplas · /)).toBeVisible();
  await draw.getByLabel("Formato").selectOption({ label: "Eliminatória simples" });
  await expect(draw.getByText("4 duplas · 3 jogos")).toBeVisible();
  await draw.getByRole("button", { name: "Gerar chaveamento" }).click();
  await expect(page.getByText("Chaveamento gerado!")).toBeVisible();
  for (let round = 0; round < 2; round++) {
    const matches = (await board()).categories.flatMap((one) => one.matches);
    const ready = matches.filter(
      ({ status, sides }) => status !== "PLAYED" && sides.every(({ pair }) => pair !== null),
    );
    expect(ready).toHaveLength(2 - round);
    for (const { id, version } of ready)
      await ask(
        page.request,
        `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
        { input: { matchId: id, expectedVersion: version, outcome: "COMPLETED", games: [6, 3] } },
        token,
      );
  }
  for (const { id, name: given } of categories)
    if (given !== played.name)
      await ask(
        page.request,
        `mutation ($input: CancelCategoryInput!) { cancelCategory(input: $input) { __typename } }`,
        { input: { categoryId: id } },
        token,
      );
  expect((await board()).status).toBe("FINISHED");

  // Everybody sees until when it may be protested; the federation has its final report, also as a sheet.
  await page.goto(`/torneio/${key}`);
  await expect(page.getByText(/^Resultado sujeito a protestos até/)).toBeVisible();
  await page.goto(path);
  await chooseMore(page, "Relatório final");
  await expect(page.getByRole("heading", { name: "Relatório final", level: 1 })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Masculino C" });
  await expect(row).toContainText("8 inscrições");
  await expect(row).toContainText("3 jogos");
  await expect(page.getByText("Pódio · Masculino C")).toBeVisible();
  await expect(page.getByText("1º", { exact: true })).toBeVisible();
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar CSV" }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe("relatorio-final-2030-03-09.csv");

  // It stands in the season's calendar, which other calendars read as well.
  await page.goto("/federation/calendar/2030");
  await expect(page.getByRole("region", { name: "março" }).getByRole("link", { name })).toBeVisible();
  const address = await page.getByRole("link", { name: "Assinar calendário" }).getAttribute("href");
  const calendar = await page.request.get((address ?? "").replace(/^webcal:/, "http:"));
  expect(calendar.headers()["content-type"]).toContain("text/calendar");

  // Another federation finds no report of it.
  await enterAs(page, people.waitingFederationManager.email);
  await page.goto(`${path}/relatorio`);
  await expect(page.getByText("Campeonato não encontrado")).toBeVisible();
});
