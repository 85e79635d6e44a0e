import { openArena } from "../arenas/arena.access";
import { typedArenaKey } from "../arenas/arena-name.rules";
import { athleteCardPath } from "../competition/record/athlete-card-path.rules";
import { publicAthleteAt } from "../athletes/athlete.loader";
import { athleteLevelLabel } from "../sport/athlete-level.rules";
import type { ActionContext } from "../platform/context";
import type { ArrivingPage } from "../platform/http/page-head";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dayInWords, shortDayInWords } from "../platform/time/time-in-words.rules";
import { isUuid } from "../platform/uuid.rules";
import { publicRanking } from "../rankings/ranking.access";
import { rankingCardPath } from "../rankings/ranking-files.rules";
import { publishedTournament } from "../tournaments/tournament.access";

type Reader = Pick<ActionContext, "db" | "log" | "now">;

/**
 * The first title and text of the public pages that visitors open first: of a tournament, an arena, a ranking or an
 * athlete, limited to public data. One statement; none for other paths. Without a database, the page is served without.
 */
export async function arrivingPage(reader: Reader, path: string): Promise<ArrivingPage | null> {
  const [, area, key, more] = path.split("/");
  if (key === undefined || more !== undefined) return null;
  try {
    if (area === "torneio") return await arrivingTournament(reader, key.toLowerCase());
    if (area === "ranking") return await arrivingRanking(reader, key.toLowerCase());
    if (area === "atleta") return await arrivingAthlete(reader, key.toLowerCase());
    if (area === "arena") return await arrivingArena(reader, key);
  } catch (error) {
    reader.log.warn({ err: error }, "A page arrives without its title");
  }
  return null;
}

async function arrivingTournament({ db }: Reader, key: string): Promise<ArrivingPage | null> {
  if (!isUuid(key)) return null;
  const tournament = await db.tournament.findFirst({
    where: { AND: [{ id: key }, publishedTournament] },
    select: {
      name: true,
      startDate: true,
      endDate: true,
      venue: true,
      arena: { select: { name: true, city: true } },
    },
  });
  if (!tournament) return null;
  const { name, startDate, endDate, venue, arena } = tournament;
  const days = daysInWords(dayFromDatabase(startDate), endDate && dayFromDatabase(endDate));
  return { title: name, line: inOneLine(days, venue ?? arena?.name, arena?.city) };
}

async function arrivingArena({ db }: Reader, key: string): Promise<ArrivingPage | null> {
  const arena = await db.arena.findFirst({
    where: { AND: [{ pageKey: typedArenaKey(key) }, openArena] },
    select: { name: true, city: true, fullAddress: true },
  });
  return arena && { title: arena.name, line: inOneLine(arena.fullAddress, arena.city) };
}

async function arrivingRanking({ db }: Reader, key: string): Promise<ArrivingPage | null> {
  if (!isUuid(key)) return null;
  const ranking = await db.ranking.findFirst({
    where: { AND: [{ id: key }, publicRanking] },
    select: { name: true, category: true, federation: { select: { name: true } } },
  });
  return (
    ranking && {
      title: ranking.name,
      line: inOneLine(ranking.category, ranking.federation?.name),
      picture: rankingCardPath(key),
    }
  );
}

async function arrivingAthlete({ db, now }: Reader, key: string): Promise<ArrivingPage | null> {
  if (!isUuid(key)) return null;
  const athlete = await publicAthleteAt(db, key, now);
  return (
    athlete && {
      title: athlete.name,
      line: `Nível ${athleteLevelLabel[athlete.level]} no beach tennis`,
      picture: athleteCardPath(key),
    }
  );
}

const daysInWords = (start: string, end: string | null): string =>
  end === null || end === start ? dayInWords(start) : `${shortDayInWords(start)} a ${shortDayInWords(end)}`;

const inOneLine = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => typeof part === "string" && part !== "").join(" · ");
