import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { projectRoot } from "../../server/platform/project-root";
import { addressOn } from "../../tests/support/page-addresses";
import { signInAs } from "../../tests/support/sign-in";
import { modes, widths, type Shot, type Visitor } from "./shot";

const highest = 2600;
export const screenshotsFolder = join(projectRoot, "screenshots");

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
};

/** Waits until the page has finished loading. @throws Error if it is the wrong page or shows an error. */
async function open(page: Page, path: string, { name, before }: Shot): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // Content far below is loaded on scrolling, or on a key press.
  await page.keyboard.press("Shift");
  // The page of UI parts shows loading and error states on purpose.
  const ofParts = name.startsWith("style-");
  if (!ofParts) await page.getByRole("status", { name: "Carregando" }).first().waitFor({ state: "detached" });
  await page.locator("h1").first().waitFor();
  const { pathname } = new URL(page.url());
  if (pathname !== path.split("?")[0]) throw new Error(`leads to ${pathname}`);
  if ((await page.title()).startsWith("Página não encontrada") !== (name === "not-found"))
    throw new Error("has no page");
  const failure = page.getByRole("heading", { name: "Não foi possível carregar" });
  if (!ofParts && (await failure.count())) throw new Error("could not be loaded");
  await before?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function take(page: Page, shot: Shot): Promise<void> {
  const complaints = complaintsOf(page);
  const path = await addressOn(page, shot.path);
  for (const viewport of widths)
    for (const mode of modes) {
      const file = `${shot.name}-${viewport.width}-${mode}.png`;
      try {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
        await open(page, path, shot);
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.screenshot({
          path: join(screenshotsFolder, file),
          animations: "disabled",
          ...(shot.windowOnly
            ? {}
            : {
                fullPage: true,
                clip: { x: 0, y: 0, width: viewport.width, height: Math.min(whole, highest) },
              }),
        });
        if (complaints.length > 0) throw new Error(complaints.join("; "));
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  page.removeAllListeners();
  await page.unrouteAll();
  console.log(`✓ ${shot.name}`);
}

/** Takes all pictures of a visitor. @throws Error at the first failure, with the file name. */
export async function visit(browser: Browser, baseURL: string, { login, shots }: Visitor): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  if (login) await signInAs(page, login.email, login.portal, await login.password?.(page));
  for (const shot of shots) await take(page, shot);
  await context.close();
}
