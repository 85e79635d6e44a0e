import type { BrowserContext, Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

const internal = tournamentId("interno-hoje");

/** The most script that a page may need to show itself, as sent, in units of 1024 bytes. What it is for: docs/performance.md. */
const mostOfFirst = { "/": 4, "/arena-dashboard": 231 } as const;
/** What a stranger opens first, following a link. */
const mostOfStranger: Record<string, number> = {
  "/auth": 198,
  "/auth-athlete?aba=cadastrar": 198,
  "/torneios": 227,
  [`/torneio/${internal}`]: 252,
};
/** With the app, which comes to the front page when somebody begins to use it. */
const mostOfFrontPageInUse = 168;
/** The most that a page may need beyond the manager's first. */
const mostBeyond: Record<string, number> = {
  "/arena-tournaments": 9,
  "/arena-tournaments/novo": 30,
  [`/arena-tournament/${internal}`]: 36,
  [`/arena-tournament/${internal}/schedule`]: 26,
  [`/arena-tournament/${internal}/bracket`]: 30,
  [`/arena-tournament/${internal}/enrolments`]: 30,
  [`/arena-tournament/${internal}/qr`]: 11,
  "/arena-settings": 24,
  "/arena-settings/horarios": 24,
  "/arena-settings/quadras": 24,
  "/arena-settings/recebimento": 24,
  "/conta": 30,
};

/** The scripts that a page loads in a browser that has seen nothing, by address, with their sizes as sent, in bytes. */
async function scriptsOf(
  context: BrowserContext,
  path: string,
  use: (page: Page) => Promise<void> = async () => undefined,
): Promise<Map<string, number>> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  const sizes: Promise<[string, number]>[] = [];
  // What the browser says of it is wrong, and less than nothing, where it had the file ready for the next page.
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.headerValue("Content-Length").then((size) => [response.url(), Number(size)]));
  });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await use(page);
  const scripts = new Map(await Promise.all(sizes));
  await page.close();
  return scripts;
}

const kilobytes = (scripts: Map<string, number>): number =>
  [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1024;

test("a page brings no more script than it may", async ({ context, page }) => {
  expect(kilobytes(await scriptsOf(context, "/"))).toBeLessThan(mostOfFirst["/"]);
  const inUse = await scriptsOf(context, "/", async (front) => {
    await front.getByRole("button", { name: "Usar cores escuras" }).click();
    await expect(front.locator("html")).toHaveClass(/dark/);
  });
  expect(kilobytes(inUse)).toBeGreaterThan(100);
  expect(kilobytes(inUse)).toBeLessThan(mostOfFrontPageInUse);

  for (const [path, most] of Object.entries(mostOfStranger))
    expect.soft(kilobytes(await scriptsOf(context, path)), path).toBeLessThan(most);

  await enterAs(page, people.mainManager.email);
  const first = await scriptsOf(context, "/arena-dashboard");
  expect(kilobytes(first)).toBeLessThan(mostOfFirst["/arena-dashboard"]);
  for (const [path, most] of Object.entries(mostBeyond)) {
    const scripts = await scriptsOf(context, path);
    const beyond = new Map([...scripts].filter(([address]) => !first.has(address)));
    expect.soft(kilobytes(beyond), path).toBeLessThan(most);
    expect(beyond.size, path).toBeGreaterThan(0);
  }
});

test("no form tries what the content policy forbids", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      document.documentElement.setAttribute("data-violated", violatedDirective),
    ),
  );
  await page.goto("/auth");
  await page
    .getByRole("button", { name: /^Entrar/ })
    .last()
    .click();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("html")).not.toHaveAttribute("data-violated");
});
