import type { TournamentCategory, Athlete, Tournament } from "../../../prisma/generated/client/client";
import { countingTaken, countLookUps } from "../../athletes/sheet/look-ups.step";
import {
  contradictions,
  type Newcomer,
  newcomerKey,
  readNewcomer,
} from "../../athletes/sheet/newcomer.rules";
import {
  addressesOf,
  calledBy,
  duplicates,
  findAthlete,
  guessedAddresses,
  type KnownAthlete,
  type WrittenAthlete,
  type WrittenLine,
} from "../../athletes/sheet/sheet.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { placesUndecided } from "../../tournaments/categories/place-modes.rules";
import { ineligibilityOf, mixedPairReasons } from "../eligibility.rules";
import { candidateOf, categoryRulesOf, limitsOf, standingsOf } from "../eligibility.loader";
import { athletesOfOrganiser, enrollableIn, guestsAmong } from "../enrollable-athletes.loader";
import { hasRoom } from "../enrolment-state.rules";
import { invitesBoth, twoGuests } from "../enter-pair.step";
import { limitReasons } from "../entry-limits.rules";
import { type Guest, guestOf, notReachable, reachable } from "../invitations/invitation.step";
import type { OpenEnrolments } from "../open-enrolments.step";
import type { Places } from "../places.loader";
import { takenElsewhere, unknownToFederation } from "./imported-line.rules";
import { readStanding } from "./standing-in-category.loader";

/** A known athlete who may match a line of the sheet. */
interface Known extends KnownAthlete {
  candidate: ReturnType<typeof candidateOf>;
  /** The guest who has to be invited; null for the organiser's own athletes. */
  guest: Guest | null;
  /** False for an athlete who has to be invited but has no e-mail address. */
  reachable?: boolean;
}

interface SheetAthletes {
  /** The organiser's own: by address or name. */
  own: Known[];
  /** Of other arenas, where they may play: by address only. */
  guests: Known[];
  /** Addresses in the sheet that belong to other people. */
  taken: ReadonlySet<string>;
  /** The arena that newcomers become athletes of; null for a federation, which has none of its own. */
  registersAt: string | null;
}

/**
 * The organiser's own athletes, and the other athletes whose address is in the sheet. Each address whose lookup reveals
 * something counts against the rate limit: at an arena, addresses of athletes of other arenas; in a championship,
 * addresses of athletes whom the federation knows only by name.
 * @throws TooManyAttempts
 */
async function sheetAthletes(
  tx: Transaction,
  ctx: ActionContext,
  tournament: Tournament,
  lines: readonly WrittenLine[],
): Promise<SheetAthletes> {
  const include = {
    arenas: {
      where: { arenaId: { in: tournament.arenaId === null ? [] : [tournament.arenaId] }, active: true },
      take: 1,
    },
  } as const;
  const rows = await tx.athlete.findMany({
    where: athletesOfOrganiser(tournament),
    include: { ...include, ...reachable },
  });
  if (tournament.federationId !== null) {
    const ids = rows.map(({ id }) => id);
    const guests = new Set(await guestsAmong(tx, ctx, tournament, ids));
    const own = rows.map((row): Known => {
      const asked = guests.has(row.id);
      const guest = asked ? guestOf(row, ctx.now) : null;
      return { ...toKnown(row), guest, reachable: !asked || guest !== null };
    });
    await countLookUps(ctx, guessedAddresses(lines, own).length);
    return { own, guests: [], taken: new Set(), registersAt: null };
  }
  const own = rows.map((row): Known => ({ ...toKnown(row), guest: null }));
  const ownAddresses = new Set(rows.map(({ email }) => email));
  const others = addressesOf(lines).filter((address) => !ownAddresses.has(address));
  const found = await countingTaken(ctx, others.length, () =>
    tx.athlete.findMany({ where: { email: { in: others } }, include: { ...include, ...reachable } }),
  );
  const welcome = tournament.openToOtherArenas
    ? await tx.athlete.findMany({
        where: { AND: [{ id: { in: found.map(({ id }) => id) } }, enrollableIn(tournament)] },
        select: { id: true },
      })
    : [];
  const guests = found.flatMap((row): Known[] => {
    if (!welcome.some(({ id }) => id === row.id)) return [];
    const self = row.id === ctx.viewer?.athleteId;
    const guest = self ? null : guestOf(row, ctx.now);
    // For a guest the organiser sees only what the sheet contains.
    return self || guest ? [{ ...toKnown(row), guest }] : [];
  });
  return {
    own,
    guests,
    taken: new Set(found.flatMap(({ email }) => email ?? [])),
    registersAt: tournament.arenaId,
  };
}

const toKnown = (row: Athlete & { arenas: readonly unknown[] }) => ({
  id: row.id,
  name: row.fullName,
  email: row.email,
  candidate: candidateOf(row, row.arenas.length > 0),
});

/** An athlete of a line: already known, or to be registered at the arena. */
interface Meant {
  /** Of a newcomer a key that no athlete has. */
  id: string;
  called: string;
  candidate: Known["candidate"];
  guest: Guest | null;
  newcomer: Newcomer | null;
}

export interface JudgedLine extends Omit<WrittenLine, "problems"> {
  meant: Meant[];
  /** Those of the line who have to be asked, and how it calls them. */
  guests: Guest[];
  asked: string[];
  alreadyIn: boolean;
  problems: string[];
}

/** Every check there is, for all lines; a constant number of statements. */
export async function judgeSheet(
  tx: Transaction,
  ctx: ActionContext,
  { tournament }: OpenEnrolments,
  places: Places,
  category: TournamentCategory | null,
  lines: readonly WrittenLine[],
): Promise<JudgedLine[]> {
  const athletes = await sheetAthletes(tx, ctx, tournament, lines);
  const found = lines.map((line): JudgedLine => {
    const answers =
      line.problems.length > 0 ? [] : line.athletes.map((one, index) => meant(one, index, line, athletes));
    return {
      line: line.line,
      athletes: line.athletes,
      meant: answers.flatMap((answer) => ("problems" in answer ? [] : [answer])),
      guests: [],
      asked: [],
      alreadyIn: false,
      problems: [
        ...line.problems,
        ...answers.flatMap((answer) => ("problems" in answer ? answer.problems : [])),
      ],
    };
  });
  const contradicted = contradictions(lines);
  const repeated = duplicates(
    found.map(({ line, meant: people }) => ({ line, athleteIds: people.map(({ id }) => id) })),
  );
  const known = found.flatMap(({ meant: people }) =>
    people.flatMap(({ id, newcomer }) => (newcomer ? [] : [id])),
  );
  const inPairs = entersInPairs(category);
  const standing = await readStanding(tx, tournament.id, category?.id ?? null, inPairs, known);
  const rules = category && categoryRulesOf(tournament, category);
  const standingOf = await standingsOf(tx, tournament, known);
  const taken = new Map(places.taken);
  for (const row of found) {
    const against = contradicted.get(row.line) ?? repeated.get(row.line);
    if (against !== undefined) row.problems.push(against);
    const [first, second] = row.meant;
    if (row.problems.length === 0 && first && standing.isIn(first.id, second?.id ?? null)) {
      row.alreadyIn = true;
      continue;
    }
    for (const { id, called } of row.meant)
      if (standing.taken.has(id)) row.problems.push(`${called} já está inscrito nesta categoria.`);
    if (rules && category) {
      const reasons = row.meant.flatMap(({ candidate }) => ineligibilityOf(candidate, rules));
      if (first && second) reasons.push(...mixedPairReasons([first.candidate, second.candidate], rules));
      for (const { id, candidate } of row.meant)
        reasons.push(...limitReasons(candidate, category, standingOf(id), limitsOf(tournament)));
      row.problems.push(...reasons.flatMap(({ unknown, message }) => (unknown ? [] : [message])));
    }
    const asked = row.meant.filter(({ id, guest }) => guest !== null && !standing.seeking.has(id));
    row.guests = asked.flatMap(({ guest }) => guest ?? []);
    row.asked = asked.map(({ called }) => called);
    if (asked.length === 2 && !invitesBoth(tournament)) row.problems.push(twoGuests().message);
    if (row.problems.length > 0) continue;
    const categoryId = category?.id ?? null;
    const seats = row.meant.length === 2 ? 2 : 1;
    // Where places are given later by ranking or lots, everyone joins the waiting list.
    if (placesUndecided(category)) continue;
    if (hasRoom(places.capacity, taken, places.awaited, { categoryId, seats }))
      taken.set(categoryId, (taken.get(categoryId) ?? 0) + seats);
    else row.problems.push("Não há mais vagas.");
  }
  return found;
}

function meant(
  written: WrittenAthlete,
  index: number,
  { athletes: all }: WrittenLine,
  { own, guests, taken, registersAt }: SheetAthletes,
): Meant | { problems: string[] } {
  // A federation knows the names of its athletes, and not their addresses.
  const found =
    findAthlete(written, own, registersAt !== null) ??
    (written.email === null ? null : findAthlete(written, guests, false));
  if (found && "problem" in found) return { problems: [found.problem] };
  if (found?.reachable === false) return { problems: [notReachable(calledBy(written)).message] };
  if (found) {
    const called = found.guest === null ? found.name : calledBy(written);
    return { ...found, called, candidate: { ...found.candidate, name: called }, newcomer: null };
  }
  if (registersAt === null) return { problems: [unknownToFederation(written)] };
  if (written.email !== null && taken.has(written.email))
    return { problems: [takenElsewhere(written.email)] };
  const newcomer = readNewcomer(written, index, all.length);
  if ("problems" in newcomer) return newcomer;
  const { fullName, level, gender } = newcomer;
  return {
    id: newcomerKey(newcomer),
    called: fullName,
    candidate: { name: fullName, level, gender, birthDate: null, attendsArena: true },
    guest: null,
    newcomer,
  };
}
