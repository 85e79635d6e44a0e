import type { ArenaAthlete, Athlete } from "../../../prisma/generated/client/client";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import { assertRunning } from "../../arenas/arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { correctProfile, keepProfileChange } from "../athlete-profile.step";
import { recordsAddressed } from "../athlete.event";
import { registerAthleteSchema } from "../athlete.rules";
import { tellAnswered } from "../joining/tell-answered.step";
import { addAthleteToArena, writingPerson } from "../register-athlete.step";
import { countingTaken } from "../sheet/look-ups.step";
import type { Newcomer } from "../sheet/newcomer.rules";
import { addressesOf, readSheet, type WrittenLine } from "../sheet/sheet.rules";
import { type Contact, updateArenaAthleteSchema } from "./arena-athlete.rules";
import { lockArenaAthlete } from "./arena-athlete.step";
import { arenaNoteSchema } from "./arena-note.rules";
import { judgeAthletes, type JudgedAthleteLine, type SheetPeople } from "./imported-athlete.rules";

/**
 * Deactivates or reactivates an athlete at an arena. The arena cannot enrol or book inactive athletes or see their
 * contacts; existing bookings stay. Idempotent.
 * @throws RuleViolation if the athlete is inactive on the whole platform, or while the arena is suspended.
 */
export async function setArenaAthleteActive(ctx: ActionContext, id: string, active: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { link, athlete } = await lockArenaAthlete(tx, id);
    if (link.active === active) return;
    if (active && athlete.status !== "ACTIVE") throw inactiveOnPlatform();
    if (active) await acceptWaiting(tx, ctx, link);
    await tx.arenaAthlete.update({ where: { id }, data: { active } });
  });
}

const inactiveOnPlatform = () =>
  new RuleViolation(
    "INACTIVE_ON_PLATFORM",
    "O cadastro deste atleta está inativo em toda a Praia. Fale com a administração para reativá-lo.",
  );

/** Reactivating an athlete accepts their pending join request, if any, and notifies them. */
async function acceptWaiting(
  tx: Transaction,
  ctx: ActionContext,
  { arenaId, athleteId }: ArenaAthlete,
): Promise<void> {
  const waiting = await tx.joinRequest.updateManyAndReturn({
    where: { arenaId, athleteId, status: "PENDING" },
    data: { status: "ACCEPTED", answeredAt: ctx.now, answeredById: ctx.viewer?.userId ?? null },
    select: { id: true },
  });
  if (waiting.length > 0)
    await tellAnswered(
      tx,
      ctx,
      waiting.map((request) => request.id),
      true,
    );
}

/**
 * Replaces the arena's note about an athlete. The athlete finds the note in their data download.
 * @throws InvalidInput, RuleViolation while the arena is suspended.
 */
export async function writeArenaNote(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { note } = parseInput(arenaNoteSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    await lockArenaAthlete(tx, id);
    await tx.arenaAthlete.update({ where: { id }, data: { note } });
  });
}

/**
 * Registers an athlete of an arena. `andThen` runs in the same transaction, for instance to enrol them at once.
 * @returns the athlete's id.
 * @throws InvalidInput, RuleViolation while the arena is suspended, TooManyAttempts (20 addresses or CPFs per hour and person that are taken; then none that has one).
 */
export async function registerAthlete(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
  andThen: (tx: Transaction, athleteId: string) => Promise<void> = async () => {},
): Promise<string> {
  const today = await todayAtArena(ctx.db, arenaId, ctx.now);
  const athlete = parseInput(registerAthleteSchema(today), input);
  return writingPerson(ctx, { arenaId, ofThemselves: null }, athlete, () =>
    inTransaction(ctx.db, async (tx) => {
      await assertRunning(tx, arenaId);
      const id = await addAthleteToArena(tx, ctx, { arenaId, today }, athlete);
      await andThen(tx, id);
      return id;
    }),
  );
}

export interface ImportedAthletes {
  lines: JudgedAthleteLine[];
  /** Number of athletes registered: all new ones, or 0. */
  registered: number;
}

const csvProblem = (message: string) => new InvalidInput([{ path: ["csv"], message }]);

/**
 * Registers the new athletes of a CSV file, or only previews the result. One invalid line rejects the whole file,
 * unless `skipWrong` is set. Athletes already on the arena's list do not change, so the import is idempotent.
 * @throws InvalidInput for an unreadable file, TooManyAttempts (300 addresses per hour that belong to other people),
 *   RuleViolation while the arena is suspended.
 */
export async function importAthletes(
  ctx: ActionContext,
  arenaId: string,
  { csv, apply, skipWrong = false }: { csv: string; apply: boolean; skipWrong?: boolean | null },
): Promise<ImportedAthletes> {
  const sheet = readSheet(csv, false);
  if ("problem" in sheet) throw csvProblem(sheet.problem);
  try {
    return await inTransaction(ctx.db, async (tx) => {
      // One sheet at a time: who has no address could be registered twice.
      await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR NO KEY UPDATE`;
      await assertRunning(tx, arenaId);
      const lines = judgeAthletes(sheet.lines, await readPeople(tx, ctx, arenaId, sheet.lines));
      const good = lines.filter(({ problems }) => problems.length === 0);
      const newcomers = good.flatMap(({ newcomer }) => newcomer ?? []);
      if (!apply || (!skipWrong && good.length < lines.length)) return { lines, registered: 0 };
      await register(tx, ctx, { arenaId, today: await todayAtArena(tx, arenaId, ctx.now) }, newcomers);
      return { lines, registered: newcomers.length };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw csvProblem("Um e-mail da planilha acabou de ser cadastrado por outra pessoa: confira de novo");
  }
}

/** Three statements, however long the sheet and the list. */
async function readPeople(
  tx: Transaction,
  ctx: ActionContext,
  arenaId: string,
  lines: readonly WrittenLine[],
): Promise<SheetPeople> {
  const links = await tx.arenaAthlete.findMany({
    where: { arenaId },
    select: { active: true, athlete: { select: { id: true, fullName: true, email: true } } },
  });
  const known = (active: boolean) =>
    links
      .filter((link) => link.active === active)
      .map(({ athlete: { id, fullName, email } }) => ({ id, name: fullName, email }));
  const own = known(true);
  const ownAddresses = new Set(own.map(({ email }) => email));
  const others = addressesOf(lines).filter((address) => !ownAddresses.has(address));
  const taken = await countingTaken(ctx, others.length, () =>
    tx.athlete.findMany({ where: { email: { in: others } }, select: { email: true } }),
  );
  return { own, former: known(false), taken: new Set(taken.flatMap(({ email }) => email ?? [])) };
}

async function register(
  tx: Transaction,
  ctx: ActionContext,
  { arenaId, today }: { arenaId: string; today: string },
  newcomers: readonly Newcomer[],
): Promise<void> {
  const made = await tx.athlete.createManyAndReturn({
    data: [...newcomers],
    select: { id: true, email: true },
  });
  await tx.arenaAthlete.createMany({
    data: made.map(({ id }) => ({ arenaId, athleteId: id, firstVisitOn: dayToDatabase(today) })),
  });
  const addressed = made.flatMap(({ id, email }) => (email === null ? [] : [id]));
  if (addressed.length > 0) await recordsAddressed.happened(tx, ctx, { athleteIds: addressed });
}

/**
 * 'Alterar Cadastro': changes level, birth date and gender, and also name and contacts while no account has claimed the
 * record.
 * @throws InvalidInput, RuleViolation, TooManyAttempts as for registering an athlete.
 */
export async function updateArenaAthlete(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { contact = null, ...correction } = parseInput(
    updateArenaAthleteSchema(dayAt(ctx.now, brasiliaTime)),
    typed,
  );
  const { arenaId, athleteId } = await ctx.db.arenaAthlete.findUniqueOrThrow({ where: { id } });
  const before = await ctx.db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
  // Only a changed address could reveal whether it is registered.
  const email = contact === null || contact.email === before.email ? null : contact.email;
  const claimed = { fullName: contact?.fullName ?? before.fullName, email };
  await writingPerson(ctx, { arenaId, ofThemselves: athleteId, within: ["contact"] }, claimed, () =>
    inTransaction(ctx.db, async (tx) => {
      const { link, athlete } = await lockArenaAthlete(tx, id);
      if (!link.active)
        throw new RuleViolation(
          "INACTIVE",
          "O atleta está inativo na arena. Reative-o para alterar o cadastro.",
        );
      await correctProfile(tx, ctx, athlete, correction);
      if (contact !== null) await writeContact(tx, ctx, athlete, contact);
    }),
  );
}

async function writeContact(
  tx: Transaction,
  ctx: ActionContext,
  athlete: Athlete,
  contact: Contact,
): Promise<void> {
  const { fullName, email, phone } = contact;
  if (athlete.fullName === fullName && athlete.email === email && athlete.phone === phone) return;
  if (athlete.userId !== null)
    throw new RuleViolation(
      "HAS_ACCOUNT",
      "O atleta já tem conta na Praia: o e-mail só ele muda; nome, telefone e CPF se corrigem no perfil dele.",
    );
  const after = await tx.athlete.update({ where: { id: athlete.id }, data: { fullName, email, phone } });
  const named = { ...after, fullName: athlete.fullName, phone: athlete.phone };
  await keepProfileChange(tx, named, after, ctx.viewer?.userId ?? null);
  if (email !== null && email !== athlete.email)
    await recordsAddressed.happened(tx, ctx, { athleteIds: [athlete.id] });
}
