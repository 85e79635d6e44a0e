import { expect, test } from "../support/browser-test";
import { drawPairs } from "../support/drawn-pairs";
import { endBy, openPad, padSide, taps } from "../support/pad";

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 700 } });

test("after a double W.O. the other finalist wins; put right on the pad, the final is to be played", async ({
  page,
}) => {
  const event = await drawPairs(page, {
    name: `W.O. duplo ${Date.now()}`,
    pairs: 4,
    rules: { drawFormat: "KNOCKOUT" },
  });
  await openPad(page, event, 1);
  await endBy(
    page,
    "Desistência",
    2,
    /^Fica registrado: .+ contra .+, 0 a 0\. Na classificação conta 6 a 0\.$/,
  );
  await openPad(page, event, 2);
  await endBy(page, "W.O. duplo", null, /^Fica registrada a derrota das duas duplas\.$/);
  await expect(page.getByText("W.O. duplo: derrota para as duas duplas")).toBeVisible();
  await expect(page.getByText(/^Ninguém avança: quem vem do outro lado do jogo 3 \(Final\)/)).toBeVisible();
  await page.goto(`/arena-tournament/${event.key}/bracket`);
  await expect(page.getByText(/^Jogo 3: .+ contra Ninguém vem do jogo 2, Sem adversário$/)).toBeAttached();

  // Somebody came after all: which match moves is shown first.
  await openPad(page, event, 2);
  await page.getByRole("button", { name: "Corrigir placar" }).click();
  await expect(padSide(page, 1)).toHaveAccessibleName(/Agora: 0$/);
  await taps(page, 2, 6);
  await page.getByRole("alertdialog").getByRole("button", { name: "Encerrar jogo" }).click();
  const question = page.getByRole("dialog", { name: "Confirmar correção" });
  await expect(question).toContainText("Jogo 3 · Final");
  await question.getByRole("button", { name: "Voltar" }).click();
  const read = async () => await event.read("status categories { matches { number status } }");
  expect((await read())["status"]).toBe("FINISHED");
  await page.getByRole("button", { name: "Corrigir", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Corrigir resultado" })
    .getByRole("button", { name: "Corrigir" })
    .click();
  await question.getByRole("button", { name: "Corrigir e mudar" }).click();
  await expect(page.getByText("0x6", { exact: true })).toBeVisible();
  await expect(page.getByText("Quem venceu vai para o jogo 3 (Final).")).toBeVisible();
  const after = await read();
  expect([after["status"], after["categories"][0].matches.at(-1)]).toEqual([
    "IN_PROGRESS",
    { number: 3, status: "SCHEDULED" },
  ]);
});
