import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openSuper8 } from "../support/super8-arena";

/** As typed, and as everybody reads them. */
const names = [
  ["Ana D'Ávila", "Ana D'Ávila"],
  ["Luíza Sant’Anna", "Luíza Sant'Anna"],
  ["Maria-Clara Nuñez", "Maria-Clara Nuñez"],
  ["João Müller Jr.", "João Müller Jr."],
] as const;

test("names as people have them stand whole on the public page, on TV and on paper", async ({ page }) => {
  const { path, key, token } = await openSuper8(
    page,
    names.map(([typed]) => typed),
  );
  const { tournament } = await ask(
    page.request,
    `query ($key: UUID!) { tournament(key: $key) { id } }`,
    { key },
    token,
  );
  const { updateTournament } = await ask(
    page.request,
    `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) { __typename } }`,
    { input: { tournamentId: tournament.id, isPublic: true } },
    token,
  );
  expect(updateTournament.__typename).toBe("UpdateTournamentSuccess");
  const shown = async () => {
    for (const [, name] of names)
      await expect(page.getByText(name).filter({ visible: true }).first(), name).toBeVisible();
  };

  await test.step("the draw, on paper", async () => {
    await page.goto(`${path}/bracket`);
    await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await shown();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("the public page", async () => {
    await page.goto(`/torneio/${key}?aba=jogos`);
    await shown();
  });
  await test.step("TV", async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`/torneio/${key}/tv`);
    await shown();
  });
});
