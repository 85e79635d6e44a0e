import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { signInAs } from "../support/sign-in";

const open = [
  "/",
  "/auth",
  "/auth?aba=cadastrar",
  "/auth-athlete",
  "/federation-auth",
  "/admin-auth",
  "/nao-existe",
];
const today = `/arena-tournament/${tournamentId("super8-hoje")}`;
const forManagers = [
  "/arena-dashboard",
  "/arena-tournaments",
  ...["participantes", "chaveamento", "resultados", "classificacao"].map((tab) => `${today}?aba=${tab}`),
  `${today}/bracket`,
];

/** What a person who cannot see, or has a narrow phone, would stumble over. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa"]).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...found, `${path}: ${overflow} px wider than the screen`] : found;
}

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1440, 360])
    test(`every page is accessible and fits, ${width} px, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: "reduce",
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      const problems: string[] = [];
      for (const path of open) problems.push(...(await problemsOf(page, path)));
      await signInAs(page, people.mainManager.email);
      for (const path of forManagers) problems.push(...(await problemsOf(page, path)));
      expect(problems).toEqual([]);
      await context.close();
    });
