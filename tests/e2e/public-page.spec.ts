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

    await page.getByRole("tab", { name: "Meus jogos" }).click();
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
    await expect(group.getByRole("row").nth(1)).toContainText(/1º (por|com)/);
    const matches = group.getByRole("list", { name: "Jogos do grupo A" }).getByRole("listitem");
    await expect(matches).toHaveCount(6);
    await expect(matches.first()).toContainText(/Quadra .*Jogo 1/);
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
