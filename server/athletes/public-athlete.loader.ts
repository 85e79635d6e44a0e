import type { Database } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { hasPublicPage } from "./athlete.access";
import { initials, isMinor } from "./display-name.rules";

/** Who has a public page under a key, as strangers read them: of a minor the initials. Null where there is none. */
export async function publicAthleteAt(db: Database, key: string, now: Date) {
  const athlete = await db.athlete.findFirst({
    where: { AND: [{ id: key }, hasPublicPage(now)] },
    select: { id: true, fullName: true, level: true, birthDate: true },
  });
  if (!athlete) return null;
  const { id, fullName, level, birthDate } = athlete;
  const minor = isMinor(birthDate && dayFromDatabase(birthDate), dayAt(now, brasiliaTime));
  return { id, level, name: minor ? initials(fullName) : fullName };
}
