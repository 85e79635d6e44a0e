import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { createPairEvent, enrolBeside, signUpWoman } from "../support/pair-event";
import { sheetLine, sheetTitles, womenAtTheArena } from "../support/pairs-event";

test.use({ actionTimeout: 15_000 });

test("an organiser lets lots decide, gives a wild card, and draws the places; an athlete reads how", async ({
  page,
  browser,
}) => {
  const event = await createPairEvent(page, `Vagas por sorteio ${Date.now()}`);
  await page.goto(`/arena-tournament/${event.key}`);
  await chooseMore(page, "Configurações");
  const settings = page.getByRole("dialog", { name: "Configurações do torneio" });
  await settings.getByRole("tab", { name: "Categorias" }).click();
  await settings.getByRole("button", { name: /^Editar/ }).click();
  await settings.getByRole("textbox", { name: "Máximo de participantes" }).fill("4");
  await settings.getByLabel("Quem fica com a vaga").selectOption({ label: "Sorteio" });
  await settings.getByLabel("Convites da organização").fill("3");
  await settings.getByRole("button", { name: "Salvar categoria" }).click();
  await expect(
    settings.getByText("Os convites precisam caber no máximo de participantes da categoria"),
  ).toBeVisible();
  await settings.getByLabel("Convites da organização").fill("1");
  await settings.getByRole("button", { name: "Salvar categoria" }).click();
  await expect(page.getByText("Categoria salva")).toBeVisible();

  const women = womenAtTheArena("C", "D");
  const pairs = [0, 2, 4].map((first) => women.slice(first, first + 2));
  const { importEnrolments } = await ask(
    page.request,
    `mutation ($input: ImportEnrolmentsInput!) {
      importEnrolments(input: $input) { ... on ImportEnrolmentsSuccess { enteredCount } }
    }`,
    {
      input: {
        tournamentId: event.id,
        csv: [sheetTitles, ...pairs.map(sheetLine)].join("\n"),
        apply: true,
        allOrNothing: true,
      },
    },
    event.managerToken,
  );
  expect(importEnrolments.enteredCount).toBe(3);

  const athletes = await browser.newContext();
  const athlete = await athletes.newPage();
  const { token } = await signUpWoman(athlete, "Ana Do Sorteio");
  await athlete.goto(`/torneio/${event.key}?aba=inscricao`);
  await expect(athlete.getByText(/^As vagas saem por sorteio/)).toBeVisible();
  await expect(athlete.getByText(/^Você entra na lista, sem pagar nada agora/)).toBeVisible();
  await enrolBeside(athlete, token, event, { partnerName: "Bia Do Sorteio" });
  await athlete.reload();
  await expect(
    athlete.getByText(/^Você está na lista, sem nada a pagar agora\. As vagas saem/),
  ).toBeVisible();

  await page.goto(`/arena-tournament/${event.key}/enrolments`);
  const places = page.getByRole("region", { name: /^Vagas de/ });
  await expect(places.getByText(/^As vagas são definidas depois/)).toBeVisible();
  await page
    .getByRole("button", { name: /^Dar convite/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Dar convite" }).click();
  await expect(page.getByText("Convite dado")).toBeVisible();
  await expect(places.getByText(/Todos já foram dados\./)).toBeVisible();

  await ask(
    page.request,
    `mutation ($input: UpdateRegistrationInput!) { updateRegistration(input: $input) { __typename } }`,
    { input: { tournamentId: event.id, registrationOpen: false } },
    event.managerToken,
  );
  await page.reload();
  await places.getByRole("button", { name: "Definir vagas" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sortear as vagas" }).click();
  await expect(page.getByText("Vagas definidas", { exact: true })).toBeVisible();
  await expect(places.getByText(/^Definidas por sorteio em .* · semente [0-9a-f]{32}$/)).toBeVisible();
  await places.getByRole("button", { name: "Ver a ordem" }).click();
  const order = page.getByRole("dialog", { name: /^Ordem das vagas/ });
  await expect(order.getByRole("listitem")).toHaveText([
    /^1º.*(Aguardando pagamento|Aguardando a dupla)/,
    /^2º.*Lista de espera/,
    /^3º.*Lista de espera/,
  ]);
  await athletes.close();

  const strangers = await browser.newContext();
  const stranger = await strangers.newPage();
  await stranger.goto(`/torneio/${event.key}?aba=inscricao`);
  await expect(stranger.getByText(/^As vagas foram definidas por sorteio em/)).toBeVisible();
  await strangers.close();
});
