import type { TournamentCategory } from "../../../prisma/generated/client/client";
import {
  contradictions,
  newcomerKey,
  readNewcomer,
  type Newcomer,
} from "../../athletes/sheet/newcomer.rules";
import {
  calledBy,
  duplicates,
  findAthlete,
  type WrittenAthlete,
  type WrittenLine,
} from "../../athletes/sheet/sheet.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { placesUndecided } from "../../tournaments/categories/place-modes.rules";
import { ineligibilityOf, mixedPairReasons } from "../eligibility.rules";
import { categoryRulesOf, limitsOf, standingsOf } from "../eligible.loader";
import { limitReasons } from "../entry-limits.rules";
import { invitesBoth, twoGuests } from "../enter-pair.step";
import { hasRoom } from "../enrolment-state.rules";
import { notReachable, type Guest } from "../invitations/ask-guest.step";
import type { OpenEnrolments } from "../open-enrolments.step";
import type { Places } from "../places.loader";
import { takenElsewhere, unknownToFederation } from "./imported-line.rules";
import { sheetAthletes, type Known, type SheetAthletes } from "./sheet-athletes.step";
import { readStanding } from "./standing-in-category.loader";

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
