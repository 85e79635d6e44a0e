import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { countAttempt } from "../../platform/rate-limit";
import type { Athlete, Tournament, TournamentCategory } from "../../../prisma/generated/client/client";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import type { EnrolmentStatus } from "../../tournaments/tournament-labels.rules";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { ineligibilityOf, mixedPairReasons } from "../eligibility.rules";
import { candidateOf, categoryRulesOf } from "../eligible.loader";
import { enrollableIn, athletesOfOrganiser } from "../enrollable-athletes.loader";
import { enterAlone } from "../enter.step";
import { hasRoom } from "../enrolment-state.rules";
import { goneStatuses } from "../../tournaments/enrolment-status.rules";
import { guestOf, reachable, type Guest } from "../invitations/ask-guest.step";
import { assertNotDrawn, chosenCategory, openEnrolments, type OpenEnrolments } from "../open-enrolments.step";
import { readPlaces, type Places } from "../places.loader";
import { enrolPairWithin, twoGuests } from "../enter-pair.step";
import {
  addressesOf,
  calledBy,
  duplicates,
  findAthlete,
  guessedAddresses,
  readSheet,
  type ImportedLine,
  type KnownAthlete,
  type WrittenLine,
} from "./csv-import.rules";

export interface Sheet {
  csv: string;
  apply: boolean;
  allOrNothing: boolean;
}

/**
 * Enters what stands in a sheet, or only tells what would happen: the same checks either way, under the tournament's lock.
 * @returns each line with its problems, in the order of the file.
 * @throws InvalidInput for a file that cannot be read, TooManyAttempts (300 addresses of people whose address one may not see per hour), RuleViolation
 */
export async function importEnrolments(
  ctx: ActionContext,
  tournamentId: string,
  categoryId: string | null,
  { csv, apply, allOrNothing }: Sheet,
): Promise<ImportedLine[]> {
  return inTransaction(ctx.db, async (tx) => {
    const open = await openEnrolments(tx, ctx, tournamentId);
    const places = await readPlaces(tx, open.tournament);
    const category = chosenCategory(places.categories, categoryId);
    const sheet = readSheet(csv, entersInPairs(category));
    if ("problem" in sheet) throw new InvalidInput([{ path: ["csv"], message: sheet.problem }]);
    await assertNotDrawn(tx, category?.id ?? null);
    const judged = await judge(tx, ctx, open, places, category, sheet.lines);
    const good = judged.filter(({ problems }) => problems.length === 0);
    const enters = apply && (!allOrNothing || good.length === judged.length) ? good : [];
    for (const line of enters) await enter(tx, ctx, open, category, line);
    if (enters.length > 0) await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return judged.map(({ line, athletes, problems, guests }) => ({
      line,
      athletes: athletes.map(calledBy),
      problems,
      guests: guests.map(({ name }) => name),
      entered: enters.some((it) => it.line === line),
    }));
  });
}

interface JudgedLine extends Omit<WrittenLine, "problems"> {
  athleteIds: string[];
  guests: Guest[];
  problems: string[];
}

async function enter(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  { athleteIds, guests }: JudgedLine,
): Promise<void> {
  const [first, second] = athleteIds;
  if (first === undefined) return;
  if (second !== undefined) {
    await enrolPairWithin(tx, ctx, open, {
      tournamentId: open.tournament.id,
      categoryId: category?.id,
      athleteIds: [first, second],
      bySheet: true,
    });
    return;
  }
  await enterAlone(tx, ctx, open, category, { athleteId: first, guest: guests[0], bySheet: true });
}

/** Every check there is, for all lines; a constant number of statements. */
async function judge(
  tx: Transaction,
  ctx: ActionContext,
  { tournament }: OpenEnrolments,
  places: Places,
  category: TournamentCategory | null,
  lines: readonly WrittenLine[],
): Promise<JudgedLine[]> {
  const known = await knownAthletes(tx, ctx, tournament, lines);
  const byId = new Map(known.map((athlete) => [athlete.id, athlete]));
  const found = lines.map(({ line, athletes, problems }): JudgedLine => {
    const answers = problems.length > 0 ? [] : athletes.map((written) => findAthlete(written, known));
    return {
      line,
      athletes,
      athleteIds: answers.flatMap((answer) => ("id" in answer ? [answer.id] : [])),
      guests: [],
      problems: [...problems, ...answers.flatMap((answer) => ("problem" in answer ? [answer.problem] : []))],
    };
  });
  const repeated = duplicates(found);
  const enrolled = await tx.enrolment.findMany({
    where: {
      tournamentId: tournament.id,
      categoryId: category?.id ?? null,
      athleteId: { in: [...byId.keys()] },
      status: { notIn: [...goneStatuses] },
    },
    select: { athleteId: true, status: true },
  });
  // Who only seeks a partner has found one, and has said before that they play.
  const seeks = ({ status }: { status: EnrolmentStatus }) =>
    entersInPairs(category) && status === "SEEKING_PARTNER";
  const idsOf = (rows: typeof enrolled) => new Set(rows.map(({ athleteId }) => athleteId));
  const seeking = idsOf(enrolled.filter(seeks));
  const inAlready = idsOf(enrolled.filter((row) => !seeks(row)));
  const rules = category && categoryRulesOf(tournament, category);
  const taken = new Map(places.taken);
  for (const row of found) {
    const again = repeated.get(row.line);
    if (again !== undefined) row.problems.push(again);
    const athletes = row.athleteIds.flatMap((id) => byId.get(id) ?? []);
    for (const { id, name } of athletes)
      if (inAlready.has(id)) row.problems.push(`${name} já está inscrito nesta categoria.`);
    if (rules) {
      const candidates = athletes.map(({ candidate }) => candidate);
      const [first, second] = candidates;
      const reasons = candidates.flatMap((candidate) => ineligibilityOf(candidate, rules));
      if (first && second) reasons.push(...mixedPairReasons([first, second], rules));
      row.problems.push(...reasons.flatMap(({ unknown, message }) => (unknown ? [] : [message])));
    }
    row.guests = athletes.flatMap(({ id, guest }) => (guest === null || seeking.has(id) ? [] : [guest]));
    if (row.guests.length === 2) row.problems.push(twoGuests().message);
    if (row.problems.length > 0) continue;
    const categoryId = category?.id ?? null;
    const seats = row.athleteIds.length === 2 ? 2 : 1;
    if (hasRoom(places.capacity, taken, places.awaited, { categoryId, seats }))
      taken.set(categoryId, (taken.get(categoryId) ?? 0) + seats);
    else row.problems.push("Não há mais vagas.");
  }
  return found;
}

/**
 * The organiser's own athletes, and whoever else an address in the file names where others may play. Each address that
 * would tell an organiser whose it is counts: those of guests, and those of whom a federation knows only by name.
 */
async function knownAthletes(
  tx: Transaction,
  ctx: ActionContext,
  tournament: Tournament,
  lines: readonly WrittenLine[],
): Promise<Known[]> {
  const include = {
    arenas: {
      where: { arenaId: { in: tournament.arenaId === null ? [] : [tournament.arenaId] }, active: true },
      take: 1,
    },
  } as const;
  const rows = await tx.athlete.findMany({ where: athletesOfOrganiser(tournament), include });
  const known: Known[] = rows.map((row) => ({ ...toKnown(row), guest: null }));
  if (tournament.federationId !== null)
    await countLookUps(ctx, guessedAddresses(lines, rows.map(toKnown)).length);
  else if (tournament.openToOtherArenas) {
    const own = new Set(rows.map(({ email }) => email));
    const guests = addressesOf(lines).filter((address) => !own.has(address));
    await countLookUps(ctx, guests.length);
    const found = await tx.athlete.findMany({
      where: { AND: [{ email: { in: guests } }, enrollableIn(tournament)] },
      include: { ...include, ...reachable },
    });
    for (const row of found) {
      const self = row.id === ctx.viewer?.athleteId;
      const guest = self ? null : guestOf(row, ctx.now);
      if (self || guest) known.push({ ...toKnown(row), guest });
    }
  }
  return known;
}

interface Known extends KnownAthlete {
  candidate: ReturnType<typeof candidateOf>;
  /** Whoever has to be asked; null for the organiser's own. */
  guest: Guest | null;
}

const toKnown = (row: Athlete & { arenas: readonly unknown[] }) => ({
  id: row.id,
  name: row.fullName,
  email: row.email,
  candidate: candidateOf(row, row.arenas.length > 0),
});

/** A file must not tell of any number of addresses whether somebody has them. */
async function countLookUps(ctx: ActionContext, count: number): Promise<void> {
  for (let counted = 0; counted < count; counted++)
    await countAttempt(
      ctx.db,
      { key: `import-guest:${ctx.viewer?.userId}`, points: 300, windowSeconds: 3600 },
      ctx.now,
    );
}
