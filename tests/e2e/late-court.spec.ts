import type { Browser } from "@playwright/test";
import { formatTime } from "../../web/ui/format";
import { expect, test } from "../support/browser-test";
import { drawPairs } from "../support/drawn-pairs";

test.use({ actionTimeout: 15_000 });

const slotMs = 5 * 60_000;
/** A time at which a match may be planned, about so many minutes from now. */
const inMinutes = (minutes: number) =>
  new Date(Math.ceil(Date.now() / slotMs) * slotMs + minutes * 60_000).toISOString();

/** A page of somebody who is not signed in. `asLoaded` is gone once it is loaded again. */
async function visitor(browser: Browser, address: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => document.body.setAttribute("data-first", ""));
  return { page, asLoaded: page.locator("body[data-first]"), close: () => context.close() };
}

test("a court that runs late moves the time of what follows, on phones and on the wall, and catches up", async ({
  page,
  browser,
}) => {
  const event = await drawPairs(page, {
    name: `Quadra atrasada ${Date.now()}`,
    pairs: 4,
    rules: { drawFormat: "ROUND_ROBIN" },
  });
  await event.send("updateTournament", { tournamentId: event.id, isPublic: true });
  await event.send("setTournamentVenue", { tournamentId: event.id, name: "Praia Mole", courtCount: 1 });
  await event.send("updateTournamentSchedule", {
    tournamentId: event.id,
    matchMinutes: 30,
    minRestMinutes: 0,
  });
  const { schedule } = await event.read(
    "schedule { availableCourts { key isElsewhere } matches { id label } }",
  );
  const courtKey = schedule.availableCourts.find((court: { isElsewhere: boolean }) => court.isElsewhere).key;
  const [unplanned, late, after] = schedule.matches as { id: string; label: string }[];
  const move = async (match: { id: string } | undefined, startsAt: string) => {
    const { schedule: now } = await event.read("schedule { matches { id revision } }");
    const found = now.matches.find(({ id }: { id: string }) => id === match?.id);
    await event.send("moveMatch", {
      matchId: found.id,
      courtKey,
      startsAt,
      expectedRevision: found.revision,
      acceptWarnings: true,
    });
  };
  const [missed, planned] = [inMinutes(-20), inMinutes(45)];
  await move(late, missed);
  await move(after, planned);

  const address = `/torneio/${event.key}`;
  const phone = await visitor(browser, `${address}?aba=programacao`, { width: 360, height: 740 });
  const wall = await visitor(browser, `${address}/tv`, { width: 1440, height: 900 });
  const row = (match: { label: string } | undefined) =>
    phone.page.getByRole("listitem").filter({ hasText: new RegExp(`${match?.label ?? ""}(?!\\d)`) });
  const delayed = (time: string) =>
    new RegExp(`^${formatTime(time, "America/Sao_Paulo")}, previsto \\d\\d:\\d\\d$`);

  // Nobody was called to the first one; the second is still in time.
  await expect(row(late)).toContainText("Atrasado");
  await expect(row(late)).toContainText(
    new RegExp(`${formatTime(missed, "America/Sao_Paulo")}, previsto \\d\\d:\\d\\d · Quadra 1`),
  );
  await expect(row(after)).toContainText(`${formatTime(planned, "America/Sao_Paulo")} · Quadra 1`);
  const card = wall.page.getByRole("article");
  await expect(card).toContainText(
    new RegExp(`${formatTime(missed, "America/Sao_Paulo")}, previsto \\d\\d:\\d\\d`),
  );
  await expect(card).toContainText("Atrasado");

  // Another match takes the court.
  await event.send("callMatch", { matchId: unplanned?.id, courtKey, acceptWarnings: true });
  await expect(row(unplanned)).toContainText("Chamado");
  await expect(row(after)).toContainText(
    new RegExp(`${formatTime(planned, "America/Sao_Paulo")}, previsto \\d\\d:\\d\\d · Quadra 1`),
  );
  await expect(card).toContainText("Chamados");
  // The wall shows what comes in turn with its tables.
  await expect(wall.page.getByText(delayed(planned))).toBeVisible({ timeout: 60_000 });

  // It goes somewhere else, and the one that was late begins.
  await event.send("uncallMatch", { matchId: unplanned?.id });
  await event.send("callMatch", { matchId: late?.id, courtKey, acceptWarnings: true });
  await expect(row(late)).toContainText("Chamado");
  await expect(row(late)).not.toContainText("Atrasado");
  await expect(row(after)).toContainText(`${formatTime(planned, "America/Sao_Paulo")} · Quadra 1`);
  await expect(wall.page.getByText(formatTime(planned, "America/Sao_Paulo"), { exact: true })).toBeVisible({
    timeout: 60_000,
  });

  await expect(phone.asLoaded).toBeVisible();
  await expect(wall.asLoaded).toBeVisible();
  await phone.close();
  await wall.close();
});
