import type { Page, Request } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { standingTitles } from "../../server/pages/standing-title.rules";
import { expect, test } from "../support/browser-test";
import { reachTournaments } from "../support/reach-tournaments";
import { graphqlRequestsOf } from "../support/requests";
import { enterAs, signInAs } from "../support/sign-in";

/** The number of a card, by its label. */
const stat = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();

test("an admin lands on the platform's numbers", async ({ page }) => {
  await signInAs(page, people.admin.email, "/admin-auth");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(stat(page, "Total de Atletas")).toHaveText(/^\d{3}$/);
  await expect(stat(page, "Total de Arenas")).toHaveText(/^[3-9]|\d{2}$/);
  await expect(stat(page, "Receita Mensal")).toHaveText(/^R\$ [\d.]+,\d{2}$/);
  await expect(page.getByText(/^\d+ federaç(ão aguarda|ões aguardam) ativação$/)).toBeVisible();
  expect(await graphqlRequestsOf(page, "/admin")).toBe(1);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a federation's manager lands on its numbers and rankings", async ({ page }) => {
  await signInAs(page, people.federationManager.email, "/federation-auth");
  await expect(page).toHaveURL(/\/federation$/);
  await expect(page.getByRole("heading", { name: "Federação Catarinense de Beach Tennis" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Presidente")).toBeVisible();
  await expect(stat(page, "Campeonatos Ativos")).toHaveText(/^([2-9]|\d{2,})$/);
  await expect(stat(page, "Arenas Filiadas")).toHaveText(/^([2-9]|\d{2,})$/);
  await expect(stat(page, "Professores")).toHaveText(/^([89]|\d{2,})$/);
  const ranking = page.getByRole("region", { name: "Ranking Estadual Masculino B" });
  await expect(ranking.getByRole("listitem")).toHaveCount(5);
  await expect(ranking.getByRole("listitem").first()).toContainText("1º");
  expect(await graphqlRequestsOf(page, "/federation")).toBe(1);
});

test("a federation that waits is told so", async ({ page }) => {
  await signInAs(page, people.waitingFederationManager.email, "/federation-auth");
  await expect(page.getByText("Sua federação aguarda ativação.")).toBeVisible();
  await expect(stat(page, "Arenas Filiadas")).toHaveText("0");
});

test("a federation's area waits for who may enter, and is closed once the membership has ended", async ({
  page,
}) => {
  await enterAs(page, people.federationManager.email);
  let answered: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answered = resolve));
  await page.route("**/auth/refresh", async (route) => {
    const response = await route.fetch();
    await asked;
    await route.fulfill({ response });
  });
  await page.goto("/federation", { waitUntil: "commit" });
  await expect(page.getByRole("status", { name: "Carregando" })).toBeVisible();
  await expect(page.getByText("Verificando acesso...")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  answered();
  await expect(page.getByRole("heading", { name: "Dashboard da Federação" })).toBeVisible();

  await page.unroute("**/auth/refresh");
  await page.route("**/auth/refresh", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, session: { ...answer.session, workplaces: [] } },
    });
  });
  await page.goto("/federation/championships");
  await expect(page.getByRole("heading", { name: "Acesso de Federação" })).toBeVisible();
  await expect(page).toHaveURL(/\/federation\/championships$/);
});

test("an athlete lands on the own profile; a stranger sees no more than the sport of it", async ({
  page,
  browser,
}) => {
  const profile = `/user-profile/${people.athlete.id}`;
  await signInAs(page, people.athlete.email, "/auth-athlete");
  await expect(page).toHaveURL(new RegExp(`${profile}$`));
  await expect(page.getByRole("heading", { name: people.athlete.name })).toBeVisible();
  await expect(page.getByText(people.athlete.email)).toBeVisible();
  await page.getByRole("tab", { name: /^Participados \([1-9]\d*\)$/ }).click();
  await expect(page.getByText("1º lugar").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Rankings" })).toContainText("Ranking Estadual Masculino B");
  // The top comes first, and what stands below it with one more.
  expect(await graphqlRequestsOf(page, profile)).toBe(2);

  const stranger = await (await browser.newContext()).newPage();
  await enterAs(stranger, people.secondManager.email);
  await stranger.goto(profile);
  await expect(stranger.getByRole("heading", { name: people.athlete.name })).toBeVisible();
  await expect(stranger.getByRole("tab", { name: /^Participados \([1-9]\d*\)$/ })).toBeVisible();
  await expect(stranger.getByText(people.athlete.email)).toBeHidden();
  // Its page is open to everybody, so that strangers may know who plays in it.
  await expect(stranger.getByRole("link", { name: "Super 8 Masculino Etapa 3" })).toBeVisible();
  await stranger.goto("/user-profile/ninguem");
  await expect(stranger.getByText("O perfil solicitado não foi encontrado.")).toBeVisible();
  await stranger.getByRole("link", { name: "Voltar ao Início" }).click();
  await expect(stranger).toHaveURL(/\/$/);
});

for (const person of [people.mainManager, people.secondManager, people.teacher])
  test(`${person.name} lands on the arena's dashboard`, async ({ page }) => {
    await signInAs(page, person.email, "/auth");
    await expect(page).toHaveURL(/\/arena-dashboard$/);
    await reachTournaments(page);
    await expect(page.getByText(/^\d+ inscritos?$/).first()).toBeVisible();
    // What leads to settings leads nobody to a refusal.
    const mayChange = person !== people.teacher;
    await expect(page.getByRole("link", { name: "Quadras e horários" })).toHaveCount(mayChange ? 1 : 0);
    await page.goto("/arena-tournaments");
    const title = mayChange ? "Gerenciar Torneios" : "Torneios";
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    const main = page.getByRole("main");
    await expect(
      main.getByRole("link", { name: mayChange ? /^Gerenciar / : /^Acompanhar / }).first(),
    ).toBeVisible();
    if (!mayChange) await expect(main.getByText(/Gerenciar/)).toHaveCount(0);
  });

test("nobody enters an area that is not theirs", async ({ page }) => {
  await page.goto("/federation");
  await expect(page).toHaveURL(/\/auth$/);
  await enterAs(page, people.athlete.email);
  for (const area of ["/admin", "/admin/users"]) {
    await page.goto(area);
    await expect(page.getByText(/^Acesso negado\./).first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
  for (const path of ["/federation", "/federation/championships/novo", "/federation/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Acesso de Federação" })).toBeVisible();
    await expect(
      page.getByText("Você precisa ser associado a uma federação para acessar este painel."),
    ).toBeVisible();
    await expect(page.getByText(/^Acesso negado\./)).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Voltar ao Início" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("on a phone the title is there before the app, as the page will have it, and who is here is asked at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [person, titles] of [
    [people.mainManager.email, [...standingTitles].filter(([path]) => !/^.(federation|admin)/.test(path))],
    [people.federationManager.email, [...standingTitles].filter(([path]) => path.startsWith("/federation"))],
    [people.admin.email, [...standingTitles].filter(([path]) => path.startsWith("/admin"))],
  ] as const) {
    await page.context().clearCookies();
    await enterAs(page, person);
    for (const [path, title] of titles) {
      const asked: string[] = [];
      const note = (request: Request) => void asked.push(new URL(request.url()).pathname);
      page.on("request", note);
      let letCome = () => {};
      const held = new Promise<void>((resolve) => (letCome = resolve));
      await page.route("**/assets/app-*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("#arriving .title")).toHaveText(title);
      await expect.poll(() => asked).toContain("/auth/refresh");
      letCome();
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.locator("#arriving")).toHaveCount(0);
      expect(asked.filter((each) => each === "/auth/refresh")).toHaveLength(1);
      page.off("request", note);
      await page.unroute("**/assets/app-*.js");
    }
  }
});
