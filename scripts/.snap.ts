import { chromium } from "@playwright/test";
import { findBrowser } from "../tests/support/browser";
import { signInAs } from "../tests/support/sign-in";
const [base = "", email = "", door = "", width = "1440", scheme = "light", ...paths] = process.argv.slice(2);
const browser = await chromium.launch(await findBrowser());
const context = await browser.newContext({
  baseURL: base,
  locale: "pt-BR",
  timezoneId: "America/Sao_Paulo",
  viewport: { width: Number(width), height: 900 },
  colorScheme: scheme as "light",
});
const page = await context.newPage();
page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
page.on("console", (m) => {
  if (m.type() === "error") console.log("CONSOLE", m.text().slice(0, 300));
});
if (email !== "-") await signInAs(page, email, door);
for (const [i, path] of paths.entries()) {
  await page.goto(path);
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.waitForTimeout(700);
  const file = `/tmp/shots/${i}-${width}-${scheme}.png`;
  await page.screenshot({ path: file, fullPage: true });
  console.log(
    file,
    path,
    await page.title(),
    await page.evaluate(() => document.documentElement.scrollWidth),
  );
}
await browser.close();
