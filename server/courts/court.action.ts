import { type ArenaSettings, arenaSettingsSchema } from "../arenas/arena.rules";
import { changeArena, lockArena } from "../arenas/arena.step";
import { changesOf } from "../identity/audit.rules";
import { audit } from "../identity/audit.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/time-zone.rules";
import { arenaHoursOf, fallsOut, type Opening } from "./opening.rules";
import { courtNamesSchema, nameTaken, sameName } from "./court-names.rules";
import { matchCourts } from "./court.step";
import { OccupancyAhead } from "./occupancy.errors";
import { openingHoursSchema } from "./opening-hours.rules";
import { type Ahead, hoursChanging } from "./opening.event";

const kindWords = { CLASS: "Aula", RENTAL: "Locação", BLOCK: "Bloqueio", MATCH: "Jogo" } as const;

/**
 * Nothing is marked from now on that lies within what the arena opens today, and not within what it is to open.
 * @throws OccupancyAhead with what is.
 */
async function assertNothingFallsOut(
  tx: Transaction,
  arenaId: string,
  { today, wanted, since }: { today: Opening; wanted: Opening; since: Date },
): Promise<void> {
  const taken = await tx.courtOccupancy.findMany({
    where: { arenaId, endsAt: { gt: since }, court: { borrowedForId: null } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    include: { court: true },
  });
  const { timeZone } = today.hours;
  const ahead: Ahead[] = taken
    .filter(({ court, ...span }) => fallsOut({ ...span, courtNumber: court.number }, today, wanted))
    .map(({ kind, court, startsAt, endsAt }) => {
      const [from, until] = [startsAt, endsAt].map((instant) => clockAt(instant, timeZone));
      const on = dateInDigits(dayAt(startsAt, timeZone));
      return { startsAt, sentence: `${kindWords[kind]}, ${court.name}: ${on}, ${from}–${until}` };
    });
  await hoursChanging.happened(tx, null, {
    arenaId,
    today: today.hours,
    wanted: wanted.hours,
    since,
    ahead,
  });
  if (ahead.length === 0) return;
  const byStart = ahead.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  throw new OccupancyAhead(byStart.map(({ sentence }) => sentence));
}

/**
 * Which weekdays and which single days have hours of their own. Days that are over stay as they were; what is marked stays
 * marked.
 * @param confirmed whether hours may be closed that are taken.
 * @throws InvalidInput, OccupancyAhead
 */
export async function saveOpeningHours(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
  confirmed: boolean,
): Promise<void> {
  const hours = parseInput(openingHoursSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    const arena = await tx.arena.findUniqueOrThrow({
      where: { id: arenaId },
      include: { weekdayHours: true, specialDays: true },
    });
    const today = dayToDatabase(dayAt(ctx.now, arena.timeZone));
    const stored = (row: { opensAt: string | null; closesAt: string | null }) => ({
      arenaId,
      opensAt: row.opensAt === null ? null : clockToDatabase(row.opensAt),
      closesAt: row.closesAt === null ? null : clockToDatabase(row.closesAt),
    });
    const weekdayHours = hours.weekdays.map((row) => ({ ...stored(row), weekday: row.weekday }));
    const specialDays = hours.specialDays
      .map((row) => ({ ...stored(row), date: dayToDatabase(row.date), reason: row.reason }))
      .filter(({ date }) => date >= today);
    if (!confirmed)
      await assertNothingFallsOut(tx, arenaId, {
        today: { courtCount: arena.courtCount, hours: arenaHoursOf(arena) },
        wanted: {
          courtCount: arena.courtCount,
          hours: arenaHoursOf({
            ...arena,
            weekdayHours,
            // One that is over by the calendar may still be open in this night.
            specialDays: [...arena.specialDays.filter(({ date }) => date < today), ...specialDays],
          }),
        },
        since: ctx.now,
      });
    await tx.weekdayHours.deleteMany({ where: { arenaId } });
    await tx.weekdayHours.createMany({ data: weekdayHours });
    await tx.specialDay.deleteMany({ where: { arenaId, date: { gte: today } } });
    await tx.specialDay.createMany({ data: specialDays });
  });
}

/**
 * What the arena's courts are called; those that are not named keep their names.
 * @throws InvalidInput
 */
export async function nameCourts(ctx: ActionContext, arenaId: string, input: unknown): Promise<void> {
  const { courts: wanted } = parseInput(courtNamesSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    const own = await tx.court.findMany({ where: { arenaId, borrowedForId: null } });
    const others = own.filter(({ id, active }) => active && !wanted.some(({ courtKey }) => courtKey === id));
    const taken = others.map(({ name }) => sameName(name));
    const problems = wanted.flatMap(({ courtKey, name }, index) => {
      const path = ["courts", String(index), "name"];
      if (!own.some(({ id }) => id === courtKey)) return [{ path, message: "Esta quadra não é desta arena" }];
      return taken.includes(sameName(name)) ? [{ path, message: nameTaken }] : [];
    });
    if (problems.length > 0) throw new InvalidInput(problems);
    await tx.$executeRaw`
      UPDATE quadras SET nome = nova.nome
      FROM unnest(${wanted.map(({ courtKey }) => courtKey)}::uuid[], ${wanted.map(({ name }) => name)}::text[]) AS nova (id, nome)
      WHERE quadras.id = nova.id`;
  });
}

/**
 * Saves what is said of an arena, and leaves what is not. Courts follow the number: new ones are added, surplus ones are closed and come back when
 * the number grows again, so that matches keep the court they were played on. What is taken stays taken.
 * @param confirmed whether courts and hours may be closed that are taken.
 * @throws InvalidInput, OccupancyAhead
 */
export async function updateArenaSettings(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
  confirmed: boolean,
): Promise<void> {
  const settings = parseInput(arenaSettingsSchema, input);
  const { courtCount, opensAt, closesAt, timeZone } = settings;
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR UPDATE`;
    const isAboutHours = [courtCount, opensAt, timeZone].some((said) => said !== undefined);
    if (isAboutHours && !confirmed) {
      const arena = await tx.arena.findUniqueOrThrow({
        where: { id: arenaId },
        include: { weekdayHours: true, specialDays: true },
      });
      const changed = {
        ...arena,
        timeZone: timeZone ?? arena.timeZone,
        opensAt: opensAt === undefined ? arena.opensAt : clockToDatabase(opensAt),
        closesAt: closesAt === undefined ? arena.closesAt : clockToDatabase(closesAt),
      };
      await assertNothingFallsOut(tx, arenaId, {
        today: { courtCount: arena.courtCount, hours: arenaHoursOf(arena) },
        wanted: { courtCount: courtCount ?? arena.courtCount, hours: arenaHoursOf(changed) },
        since: ctx.now,
      });
    }
    await writeDown(tx, ctx, arenaId, settings);
    await changeArena(tx, arenaId, settings, ctx.now);
    if (courtCount !== undefined) await matchCourts(tx, arenaId, courtCount);
  });
}

/** What an arena is called and where it is, others rely on: the administration reads who has changed it, and from what. */
async function writeDown(
  tx: Transaction,
  ctx: ActionContext,
  arenaId: string,
  { name, uf }: ArenaSettings,
): Promise<void> {
  if (name === undefined && uf === undefined) return;
  const stored = await tx.arena.findUniqueOrThrow({
    where: { id: arenaId },
    select: { name: true, uf: true },
  });
  const changes = changesOf(
    { "Nome da arena": stored.name, UF: stored.uf },
    { "Nome da arena": name ?? stored.name, UF: uf === undefined ? stored.uf : uf },
  );
  if (changes !== null)
    await audit(tx, ctx, { action: "UPDATE_ARENA", subject: { kind: "ARENA", id: arenaId }, changes });
}
