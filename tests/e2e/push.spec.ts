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
