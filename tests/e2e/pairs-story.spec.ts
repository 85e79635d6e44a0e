import type { Browser, Page } from "@playwright/test";
import { demoAthletes, regulars } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { people } from "../../prisma/demo/people";
import { ask } from "../support/ask";
import { atDesk } from "../support/at-desk";
import { expect, test } from "../support/browser-test";
import { signUpWoman } from "../support/pair-event";
import { enterAs } from "../support/sign-in";

// A step that cannot be taken fails at once, not with the whole story.
test.use({ actionTimeout: 15_000 });

interface MatchRow {
  id: string;
  number: number;
  stage: string;
  group: string | null;
  version: number;
  status: string;
  sides: { pair: { id: string } | null }[];
}

const boardQuery = `query ($key: UUID!) {
  tournament(key: $key) {
    status
    categories {
      matches { id number stage group version status sides { pair { id } } }
      finalPositions { position pair { id } }
    }
  }
}`;

/** Twelve pairs of women who play at the demo's arena, as lines of a sheet. */
function sheetOfPairs(): string {
  const women = regulars(demoAthletes(demoCalendar(new Date())), {
    arena: "main",
    levels: ["C", "D"],
    gender: "FEMALE",
  }).slice(0, 24);
  const lines = Array.from({ length: 12 }, (_, index) =>
    [women[2 * index], women[2 * index + 1]]
      .flatMap((woman) => [woman?.fullName, woman?.row.email])
      .join(";"),
  );
  return ["Atleta 1;E-mail 1;Atleta 2;E-mail 2", ...lines].join("\n");
}

/** An athlete with an account, in a browser of her own. */
async function athlete(browser: Browser, name: string): Promise<{ page: Page; token: string }> {
  const page = await (await browser.newContext()).newPage();
  const { token } = await signUpWoman(page, name);
  return { page, token };
}

test("thirteen pairs, from the first enrolment to the podium, with a group's result put right late", async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const name = `Interno de Verão ${Date.now()}`;

  // The arena opens a tournament for pairs.
  const token = await enterAs(page, people.mainManager.email);
  await page.goto("/arena-tournaments");
  await page.getByRole("link", { name: "Criar Torneio" }).click();
  await page.getByLabel("Nome do torneio").fill(name);
  await page.getByLabel("Categoria").selectOption("Intermediário");
  await page.getByLabel("Gênero").selectOption({ label: "Feminino" });
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Data de início").fill("2030-01-06");
  await page.getByLabel("Valor da inscrição (R$)").fill("8000");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByText("Permitir inscrição de atletas de outras arenas").click();
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByText("Torneio criado com sucesso!")).toBeVisible();
  await expect(page).toHaveURL(/\/arena-tournament\/[\da-f-]{36}/);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const key = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  // One athlete enters and asks another, who says yes.
  const { page: ana } = await athlete(browser, "Ana do Verão");
  await ana.goto(`/torneio/${key}`);
  await ana.getByLabel("Nome da sua dupla").fill("Bia");
  await ana.getByRole("button", { name: "Inscrever e convidar" }).click();
  const link = await ana.getByLabel("Link do convite").inputValue();
  const bia = await athlete(browser, "Bia do Verão");
  await ask(
    bia.page.request,
    `mutation ($input: AnswerInvitationInput!) { acceptInvitation(input: $input) { __typename } }`,
    { input: { token: new URL(link).searchParams.get("token") } },
    bia.token,
  );
  await expect(ana.getByText("Aguardando pagamento").first()).toBeVisible();

  // The manager sees their money, and enters twelve more pairs from a sheet.
  await page.getByRole("link", { name: "Gerenciar Inscrições" }).click();
  await expect(page.getByRole("heading", { name: "Gerenciar Inscrições" })).toBeVisible();
  for (const who of ["Ana do Verão", "Bia do Verão"])
    await (await atDesk(page, who)).getByRole("button", { name: /^Baixa manual/ }).click();
  await expect(ana.getByText("Confirmada").first()).toBeVisible();
  await page.getByRole("button", { name: "Importar CSV" }).click();
  const sheet = page.getByRole("dialog", { name: "Importar inscrições" });
  await sheet.getByLabel("Ou cole as linhas aqui").fill(sheetOfPairs());
  await sheet.getByRole("button", { name: "Conferir planilha" }).click();
  await sheet.getByRole("button", { name: "Importar 12 duplas" }).click();
  await expect(page.getByText("Importação concluída")).toBeVisible();

  // The draw.
  await page.goto(`/arena-tournament/${key}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  await page
    .getByRole("dialog", { name: "Gerar chaveamento" })
    .getByRole("button", { name: "Gerar chaveamento" })
    .click();
  await expect(page.getByText("Chaveamento gerado!")).toBeVisible();
  await expect(page.getByText("Grupo D").first()).toBeVisible();
  await expect(page.getByText("Em Andamento").first()).toBeVisible();

  // The groups are played.
  const board = async () => {
    const { tournament } = await ask(page.request, boardQuery, { key }, token);
    return tournament as {
      status: string;
      categories: { matches: MatchRow[]; finalPositions: { position: number; pair: { id: string } }[] }[];
    };
  };
  const matches = async () => (await board()).categories.flatMap((category) => category.matches);
  const record = async ({ id, version }: MatchRow, games: [number, number]) => {
    const { recordMatchResult } = await ask(
      page.request,
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      { input: { matchId: id, expectedVersion: version, outcome: "COMPLETED", games } },
      token,
    );
    expect(recordMatchResult.__typename).toBe("RecordMatchResultSuccess");
  };
  const inGroups = (await matches()).filter(({ stage }) => stage === "GROUP");
  expect(inGroups).toHaveLength(15);
  for (const match of inGroups) await record(match, [6, match.number % 4]);

  // The knockout begins; then a result of a group of three turns out to have been typed wrong.
  const quarters = (await matches()).filter(
    ({ stage, sides }) => stage === "MAIN" && sides.every(({ pair }) => pair),
  );
  expect(quarters).toHaveLength(4);
  for (const match of quarters) await record(match, [6, 4]);
  const wrong = inGroups.filter(({ group }) => group === "B").at(0);
  if (!wrong) throw new Error("there is no group B");
  await page.goto(`/arena-tournament/${key}?aba=resultados`);
  await page
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`Jogo ${wrong.number} `) })
    .getByRole("button")
    .first()
    .click();
  const score = page.getByRole("dialog");
  await score.getByRole("group", { name: "Quem venceu?" }).locator("label").nth(1).click();
  await score.getByRole("radio", { name: /^6 a 0/ }).check({ force: true });
  await score.getByRole("button", { name: "Salvar resultado" }).click();
  await expect(score.getByText("Placar deixa de valer").first()).toBeVisible();
  const before = await matches();
  await score.getByRole("button", { name: "Corrigir e mudar os jogos" }).click();
  await expect(score).toBeHidden();
  const after = await matches();
  const sidesOf = (rows: MatchRow[]) =>
    rows.filter(({ stage }) => stage === "MAIN").map(({ sides }) => sides.map(({ pair }) => pair?.id));
  expect(sidesOf(after)).not.toEqual(sidesOf(before));

  // Everything that is left is played, round by round, while Ana looks on.
  await ana.goto(`/torneio/${key}`);
  for (let round = 0; round < 4; round++)
    for (const match of (await matches()).filter(
      ({ status, sides }) => status !== "PLAYED" && sides.every(({ pair }) => pair),
    ))
      await record(match, [6, 3]);
  const { status, categories } = await board();
  expect(status).toBe("FINISHED");
  expect(categories[0]?.finalPositions.map(({ position }) => position)).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
  await expect(
    ana.getByRole("tab", { name: "Pódio" }).or(ana.getByRole("link", { name: "Pódio" })),
  ).toBeVisible();
});
