import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { enterAs } from "../support/sign-in";

test("where notifications are denied the page says where to allow them", async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "denied" }),
  );
  await enterAs(page, await signUpFreshAthlete(page));
  await page.goto("/avisos");
  const card = page.getByRole("region", { name: "Avisos neste aparelho" });
  await expect(card).toContainText("Permita avisos nas configurações do navegador");
  await expect(card.getByRole("switch")).toHaveCount(0);
});

test("phones can add the platform to the home screen", async ({ page, context }) => {
  await page.goto("/");
  const browser = await context.newCDPSession(page);
  const { url, errors, data = "" } = await browser.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);
  const { icons, display } = JSON.parse(data) as { icons: { src: string; sizes: string }[]; display: string };
  // An iPhone sends push messages to apps of their own window only.
  expect(display).toBe("standalone");
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const { src, sizes } of [...icons, { src: touch ?? "", sizes: "180x180" }])
    expect(
      await page.evaluate(async (address) => {
        const image = await createImageBitmap(await (await fetch(address)).blob());
        return `${image.width}x${image.height}`;
      }, src),
      src,
    ).toBe(sizes);
});
