import { arenas } from "../../prisma/demo/arenas";
import { people } from "../../prisma/demo/people";
import { acceptInvitations, athletesWithAccounts } from "../support/athletes-with-accounts";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

test("a federation's manager sets its Pix key and invites a colleague, and an athlete pays to that key", async ({
  page,
}) => {
  // Each run has a colleague of its own: in another federation's people they would meet other stories.
  const letters = [...String(Date.now())].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const colleague = { name: `Otávio ${letters}`, email: "" };
  colleague.email = await signUpFreshAthlete(page, colleague.name);

  // The settings, from the dashboard's button; what is wrong is said beside its field.
  const manager = await enterAs(page, people.federationManager.email);
  await page.goto("/federation");
  await page.getByRole("main").getByRole("link", { name: "Configurações" }).click();
  await expect(page).toHaveURL("/federation/settings");
  const site = page.getByLabel("Site Oficial");
  await site.fill("fcbt");
  await page.getByLabel("Chave Pix").fill("tesouraria@fcbt.example");
  await expect(page.getByText("E-mail: aparece no Pix das inscrições em campeonatos")).toBeVisible();
  await page.getByLabel("Cidade").fill("São José");
  await page.getByLabel("UF").selectOption("SC");
  await page.getByRole("button", { name: "Salvar configurações" }).click();
  await expect(page.getByText("URL inválida")).toBeVisible();
  await site.fill("fcbt.praia.example");
  await page.getByRole("button", { name: "Salvar configurações" }).click();
  await expect(page.getByText("Federação salva")).toBeVisible();
  await expect(site).toHaveValue("https://fcbt.praia.example");

  // Somebody with an account is invited and says yes.
  await page.getByRole("button", { name: "Incluir pessoa" }).click();
  const dialog = await openedDialog(page, "Incluir pessoa");
  await dialog.getByLabel("Nome").fill(colleague.name);
  await dialog.getByLabel("Email").fill(colleague.email);
  await dialog.getByLabel("Cargo").fill("Tesoureiro");
  await dialog.getByRole("button", { name: "Incluir" }).click();
  await expect(page.getByText("Convite enviado", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Cancelar convite para ${colleague.email}` })).toBeVisible();
  await enterAs(page, colleague.email);
  await page.goto("/conta");
  await page.getByRole("button", { name: /^Aceitar/ }).click();
  await expect(page.getByText("Você já tem acesso: veja no menu.")).toBeVisible();

  // The manager gives him another position, and in the end takes him out again.
  await enterAs(page, people.federationManager.email);
  await page.goto("/federation/settings");
  const actions = page.getByRole("button", { name: `Mais ações para ${colleague.name}` });
  await actions.click();
  await page.getByRole("menuitem", { name: "Mudar cargo" }).click();
  const position = await openedDialog(page, "Mudar cargo");
  await position.getByLabel("Cargo").fill("Diretor financeiro");
  await position.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText(`Diretor financeiro · ${colleague.email}`)).toBeVisible();
  await expect(position).toBeHidden();
  await actions.click();
  await page.getByRole("menuitem", { name: "Retirar da federação" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar" }).click();
  await expect(page.getByText("Pessoa retirada")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(actions).toBeHidden();

  // A paid championship, to which the federation invites a pair: who has accepted sees the federation's Pix.
  const { viewer } = await ask(
    page.request,
    "{ viewer { federationMember { federation { id } } } }",
    {},
    manager,
  );
  const name = `Etapa Paga ${Date.now()}`;
  const category = { name: "Masculino livre", level: "Livre", gender: "MALE", feeInCents: 7500 };
  const { createChampionship } = await ask(
    page.request,
    `mutation ($input: CreateChampionshipInput!) { createChampionship(input: $input) {
      ... on CreateChampionshipSuccess { tournament { id key } } ... on InvalidInput { fields { path message } } } }`,
    {
      input: {
        federationId: viewer.federationMember.federation.id,
        name,
        startDate: "2031-02-01",
        categories: [category],
      },
    },
    manager,
  );
  const [partner] = await athletesWithAccounts(page, arenas.main, "MALE", 1);
  const [athlete] = await athletesWithAccounts(page, arenas.second, "MALE", 1);
  if (!partner || !athlete) throw new Error("a pair is two");
  await ask(
    page.request,
    `mutation ($input: EnrolPairInput!) { enrolPair(input: $input) { __typename } }`,
    {
      input: {
        tournamentId: createChampionship.tournament.id,
        firstAthleteId: athlete.id,
        secondAthleteId: partner.id,
      },
    },
    manager,
  );
  await acceptInvitations(page, [partner]);
  await enterAs(page, athlete.email);
  await page.goto(`/torneio/${createChampionship.tournament.key}`);
  await page
    .getByRole("button", { name: "Aceitar convite de Federação Catarinense de Beach Tennis" })
    .click();
  await expect(page.getByLabel("Pix copia e cola")).toHaveValue(/tesouraria@fcbt\.example.*540575\.00/);
  await expect(page.getByText("Para Federação Catarinense de Beach Tennis")).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code do Pix para pagar a inscrição" })).toBeVisible();

  // The Pix arrives: the federation finds the championship, writes it down, and both see that it is paid.
  await enterAs(page, people.federationManager.email);
  await page.goto("/federation");
  await page.getByRole("navigation").getByRole("link", { name: "Financeiro" }).first().click();
  await expect(page).toHaveURL("/federation/financial");
  await page.getByPlaceholder("Atleta, campeonato ou categoria").fill(name);
  const charges = page.getByRole("table", { name: "Cobranças" });
  await expect(charges.getByRole("row")).toHaveCount(3);
  const owing = charges.getByRole("row", { name: new RegExp(athlete.fullName) });
  await expect(owing).toContainText(name);
  await page.getByRole("button", { name: `Mais ações para ${athlete.fullName}` }).click();
  await page.getByRole("menuitem", { name: "Baixa Manual" }).click();
  const payment = await openedDialog(page, "Baixa Manual");
  await payment.getByRole("button", { name: "Registrar pagamento" }).dblclick();
  await expect(owing).toContainText("Pago");
  await expect(page.locator("dl > div", { hasText: "Recebido" }).first()).toContainText(/R\$\s75,00/);
  await enterAs(page, athlete.email);
  await page.goto(`/torneio/${createChampionship.tournament.key}`);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByLabel("Pix copia e cola")).toBeHidden();
});

test("'Criar Ranking' has an address of its own, which the dashboard's button opens", async ({ page }) => {
  await enterAs(page, people.federationManager.email);
  await page.goto("/federation");
  await page.getByRole("link", { name: "Criar Ranking" }).click();
  await expect(await openedDialog(page, "Criar Ranking")).toBeVisible();
  await page.goto("/federation/rankings/new");
  await expect(await openedDialog(page, "Criar Ranking")).toBeVisible();
});
