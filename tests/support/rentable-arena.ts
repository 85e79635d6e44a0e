import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";
import { createArena, nextNumber } from "./story";

/** Creates an open arena with instant rentals on its page. @returns the input that requests a court. */
export async function createRentableArena(api: TestApi) {
  const { id } = await createArena(api, `Alugada ${nextNumber()}`);
  const { pageKey } = await api.db.arena.update({ where: { id }, data: { onlineRentals: "AT_ONCE" } });
  const { id: courtKey } = await api.db.court.findFirstOrThrow({ where: { arenaId: id } });
  const date = addDays(dayAt(new Date(), brasiliaTime), 3);
  return { arenaKey: pageKey, courtKey, date, startsAt: "10:00", endsAt: "11:00" };
}
