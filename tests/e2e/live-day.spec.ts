import { people } from "../../prisma/demo/people";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { expect, test } from "../support/browser-test";
import { drawPairs } from "../support/drawn-pairs";
import { enterAs } from "../support/sign-in";

test.use({ actionTimeout: 15_000 });

const today = () => dayAt(new Date(), "America/Sao_Paulo");

test("a free court gets its next match with one press, says why, and every screen follows", async ({
  page,
  browser,
}) => {
  const event = await drawPairs(page, {
    name: `Dia de jogo ${Date.now()}`,
    pairs: 4,
    rules: { drawFormat: "ROUND_ROBIN" },
    startDate: today(),
  });
  // Courts that nothing else of the demo arena takes.
  await event.send("setTournamentVenue", { tournamentId: event.id, name: "Praia Mole", courtCount: 3 });
  const { schedule } = await event.read("schedule { availableCourts { key isElsewhere } }");
  const courts = schedule.availableCourts.filter((court: { isElsewhere: boolean }) => court.isElsewhere);
  await event.send("updateTournamentSchedule", {
    tournamentId: event.id,
    matchMinutes: 30,
    minRestMinutes: 0,
    hours: courts.map(({ key }: { key: string }) => ({
      courtKey: key,
      day: today(),
      from: "00:00",
      until: "23:59",
    })),
  });

  const address = `/arena-tournament/${event.key}/schedule`;
  await page.goto(address);
  const court = (number: number, on = page) => on.getByRole("region", { name: `Quadra ${number}` });
  const call = (number: number) =>
    court(number).getByRole("button", { name: new RegExp(`^Chamar próximo jogo para Quadra ${number}`) });
  await expect(page.getByText("Próxima quadra livre: Quadra 1, agora")).toBeVisible();
  await expect(court(1)).toContainText("Atletas livres e descansados.");

  // Another manager looks on.
  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const second = await other.newPage();
  await enterAs(second, people.mainManager.email);
  await second.goto(address);
  await expect(court(1, second).getByText("Livre", { exact: true })).toBeVisible();

  const proposed =
    (await court(1)
      .getByRole("button", { name: /^Jogo \d+$/ })
      .textContent()) ?? "";
  await call(1).dblclick();
  await expect(page.getByText(`${proposed} chamado para Quadra 1`)).toBeVisible();
  await expect(court(1)).toContainText(proposed);
  await expect(court(1)).toContainText("Chamado às");
  await expect(court(1, second)).toContainText("Chamado às");
  await expect(court(1, second)).toContainText(proposed);

  // The other one takes the second court, with the keyboard; nobody is left for the third, and it says so.
  const forSecond = court(2, second).getByRole("button", { name: /^Chamar próximo jogo/ });
  await forSecond.focus();
  await second.keyboard.press("Enter");
  await expect(court(2)).toContainText("Chamado às");
  await expect(page.getByText("Livres: Quadra 3")).toBeVisible();
  await expect(
    page.getByText(/Nenhum jogo pode começar agora\. Jogo \d+: .+ em quadra no Jogo \d+\./),
  ).toBeVisible();
  await expect(call(3)).toHaveCount(0);
  await expect(page.getByText("Próxima quadra livre: Quadra 3, agora")).toBeVisible();

  await court(1)
    .getByRole("button", { name: `Iniciar o ${proposed}` })
    .click();
  await expect(court(1, second)).toContainText("Em andamento");
  await expect(court(1, second)).toContainText("Deve liberar às");
  await other.close();
});
