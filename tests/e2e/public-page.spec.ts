import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

const internal = `/torneio/${tournamentId("interno-hoje")}`;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("anybody swipes through the drawn bracket, and finds a friend's matches in it", async ({ page }) => {
    await page.goto(`${internal}?aba=chave`);
    const bracket = page.getByRole("region", { name: "Eliminatórias" });
    await expect(bracket.getByRole("heading", { name: "Quartas de final" })).toBeVisible();
    await expect(
      bracket.getByText(/^Jogo 22: Vencedor do jogo 20 contra Vencedor do jogo 21/),
    ).toBeAttached();

    // A finger, or the arrows of a keyboard.
    await bracket.focus();
    const scrolled = () => bracket.evaluate((element) => element.scrollLeft);
    const before = await scrolled();
    await page.keyboard.press("ArrowRight");
    await expect.poll(scrolled).toBeGreaterThan(before);

    // Or the row of rounds above, which tells which one is in view.
    const rounds = page.getByRole("group", { name: "Fases: Eliminatórias" });
    const round = (name: string) => rounds.getByRole("button", { name, exact: true });
    await expect(round("Semifinal")).toHaveAttribute("aria-current", "true");
    expect((await round("Final").boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await round("Final").press("Enter");
    await expect(round("Final")).toHaveAttribute("aria-current", "true");
    await expect(bracket.getByText("Vencedor do jogo 20", { exact: true })).toBeInViewport();
    await round("Quartas de final").click();
    await expect(round("Quartas de final")).toHaveAttribute("aria-current", "true");
    await expect.poll(scrolled).toBe(0);

    await page.getByRole("link", { name: "Meus jogos" }).click();
    const athlete = page.getByLabel("Atleta");
    const friend = await athlete.locator("option").nth(1).textContent();
    await athlete.selectOption({ index: 1 });
    await expect(page.getByRole("heading", { name: /Próximos jogos|Já jogados/ }).first()).toBeVisible();
    await page.reload();
    await expect(athlete.locator("option:checked")).toHaveText(friend ?? "");
  });

  test("anybody reads below a group's table what its pairs played, and why they stand where they stand", async ({
    page,
  }) => {
    await page.goto(`${internal}?aba=grupos`);
    const group = page.getByRole("region", { name: "Grupo A" });
    await expect(group.getByRole("row").nth(1)).toContainText(/Classificada (por|com)/);
    const matches = group.getByRole("list", { name: "Jogos do grupo A" }).getByRole("listitem");
    // It is over: its games are one line until one wants them, and all there on paper.
    await expect(matches.first()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(matches.first()).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await group.getByText("Jogos do grupo (6)").click();
    await expect(matches).toHaveCount(6);
    await expect(matches.first()).toContainText(/Jogo 1 · Quadra/);
  });

  test("an invitation answers on its first screen, and its one button leads to the steps of entering", async ({
    page,
  }) => {
    await page.goto(`/torneio/${tournamentId("copa-duplas")}`);
    const title = page.getByRole("heading", { level: 1, name: "Copa Beira-Mar de Duplas" });
    expect((await title.boundingBox())?.y).toBeLessThan(260);
    const facts = page.getByRole("main").getByRole("list").first();
    for (const answer of [/dom\.,/, /Só para atletas da Arena Beira-Mar/, /R\$ 80,00 por atleta/, /vagas/i])
      await expect(facts.getByText(answer).first()).toBeInViewport({ ratio: 1 });
    const call = page.getByRole("link", { name: "Inscrever-me" });
    await expect(call).toBeInViewport({ ratio: 1 });
    await call.click();
    await expect(page.getByRole("heading", { name: "Inscrição", exact: true })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Entrar e me inscrever" })).toBeVisible();
    // What it called to is here: it does not stand over it.
    await expect(call).toBeHidden();
  });

  test("a running tournament opens on its courts, with the way to one's own games on top", async ({
    page,
  }) => {
    await page.goto(internal);
    await expect(page.getByRole("link", { name: "Programação" })).toHaveAttribute("aria-current", "page");
    const find = page.getByLabel("Encontre seus jogos");
    await expect(find).toBeInViewport();
    await find.selectOption({ index: 1 });
    await expect(page.getByRole("link", { name: "Ver todos os seus jogos" })).toBeVisible();
    await page.goto(`/torneio/${tournamentId("interno-fun")}`);
    await expect(page.getByRole("link", { name: "Pódio" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("Ao vivo")).toBeHidden();
  });

  test("the list of all tournaments begins with what is on now, and the address keeps its filters", async ({
    page,
  }) => {
    await page.goto("/torneios");
    const groups = page.getByRole("heading", { level: 2 });
    await expect(groups.first()).toHaveText("Acontecendo agora");
    expect((await groups.first().boundingBox())?.y).toBeLessThan(260);
    await page.getByLabel("Tipo").selectOption("Campeonato");
    await expect(page).toHaveURL(/tipo=campeonato/);
    await expect(page.getByText("Super 8", { exact: true })).toHaveCount(1); // the choice in the filter
    await page.reload();
    const cards = page.getByRole("main").getByRole("listitem");
    await expect(cards.first()).toContainText("Campeonato");
    for (const card of await cards.all()) await expect(card).toContainText("Campeonato");
  });

  test("nobody sees a tournament whose page is closed", async ({ page }) => {
    await page.goto("/torneio/00000000-0000-4000-8000-000000000000");
    await expect(page.getByRole("heading", { name: "Torneio não encontrado" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ver todos os torneios" })).toBeVisible();
  });
});

test("an athlete's calendar follows a secret link, until a new one or the athlete ends it", async ({
  page,
  playwright,
}) => {
  await enterAs(page, people.athlete.email);
  await page.goto(`/torneio/${tournamentId("super8-hoje")}?aba=meus-jogos`);
  const subscribe = page.getByRole("button", { name: "Assinar calendário" });
  const open = page.getByRole("link", { name: "Abrir na agenda" });
  const address = async () => ((await open.getAttribute("href")) ?? "").replace(/^webcal:/, "http:");
  const calendar = await playwright.request.newContext();
  const answer = async (url: string) => (await calendar.get(url)).status();

  await subscribe.click();
  const first = await address();
  const feed = await calendar.get(first);
  expect(feed.headers()["content-type"]).toContain("text/calendar");
  expect(await feed.text()).toContain("BEGIN:VEVENT");

  await subscribe.click();
  await expect.poll(address).not.toBe(first);
  const second = await address();
  expect([await answer(first), await answer(second)]).toEqual([404, 200]);

  await page.getByRole("button", { name: "Cancelar assinatura" }).click();
  await expect(page.getByText("Assinatura cancelada").first()).toBeVisible();
  await expect(open).toBeHidden();
  expect(await answer(second)).toBe(404);
  await calendar.dispose();
});
