import type { AthleteLevel } from "../../server/sport/athlete-level.rules";
import { checkDigit } from "../../server/brazil/cpf-cnpj.rules";
import type { Prisma } from "../generated/client/client";
import { arenas, arenaKeys, type ArenaKey } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId, fraction } from "./keys";
import { demoEmail, demoName, type Gender } from "./names";
import { people } from "./people";
import { dayFromDatabase, yearOf } from "../../server/platform/time/calendar-day.rules";

export interface DemoAthlete {
  readonly id: string;
  readonly arena: ArenaKey;
  readonly gender: Gender;
  readonly level: AthleteLevel;
  readonly fullName: string;
  readonly birthYear: number;
  /** Days from today. */
  readonly firstVisit: number;
  readonly active: boolean;
  /** The arena's note. */
  readonly note: string | null;
  readonly row: Prisma.AthleteCreateManyInput;
}

/** Number of athletes per level; the newest of each came this month, former ones are inactive. */
interface Group {
  readonly level: AthleteLevel;
  readonly count: number;
  readonly newest?: number;
  readonly former?: number;
  /** Better players have an earlier first visit. */
  readonly since: readonly [number, number];
}

const groups: Record<ArenaKey, readonly Group[]> = {
  main: [
    { level: "A_PRO", count: 12, since: [500, 730] },
    { level: "B", count: 22, since: [420, 730] },
    { level: "C", count: 34, since: [300, 730] },
    { level: "D", count: 38, newest: 3, former: 1, since: [60, 730] },
    { level: "FUN", count: 42, newest: 9, former: 3, since: [32, 730] },
  ],
  second: [
    { level: "A_PRO", count: 4, since: [500, 730] },
    { level: "B", count: 12, since: [400, 730] },
    { level: "C", count: 8, since: [200, 730] },
    { level: "D", count: 8, newest: 1, since: [60, 600] },
    { level: "FUN", count: 8, newest: 2, since: [32, 400] },
  ],
  dunes: [
    { level: "B", count: 2, since: [40, 55] },
    { level: "C", count: 2, since: [35, 55] },
    { level: "D", count: 2, since: [35, 55] },
    { level: "FUN", count: 3, newest: 1, since: [35, 55] },
  ],
};

/** The athletes of the arenas; the athlete who can sign in leads the main arena's level B. */
export function demoAthletes(calendar: DemoCalendar): DemoAthlete[] {
  const named = { MALE: 0, FEMALE: 0 };
  return arenaKeys.flatMap((arena) =>
    groups[arena].flatMap(({ level, count, newest = 0, former = 0, since }) =>
      Array.from({ length: count + former }, (_, index) => {
        const gender: Gender = index % 2 === 0 ? "MALE" : "FEMALE";
        const signsIn = arena === "main" && level === "B" && index === 0;
        const fullName = signsIn ? people.athlete.name : demoName(gender, named[gender]++);
        const id = signsIn ? people.athlete.id : demoId(`athlete:${fullName}`);
        const active = index < count;
        const isNew = active && index >= count - newest;
        const firstVisit = isNew ? thisMonth(calendar, id) : -between(since, `visit:${id}`);
        return athlete(calendar, { id, arena, gender, level, fullName, firstVisit, active });
      }),
    ),
  );
}

/** Active athletes, by first visit. */
export function regulars(
  athletes: readonly DemoAthlete[],
  wanted: { arena: ArenaKey; levels: readonly AthleteLevel[]; gender?: Gender },
): DemoAthlete[] {
  return athletes
    .filter(
      ({ active, arena, level, gender }) =>
        active &&
        arena === wanted.arena &&
        wanted.levels.includes(level) &&
        (!wanted.gender || wanted.gender === gender),
    )
    .sort((a, b) => a.firstVisit - b.firstVisit);
}

/** Moves the athlete who can sign in to the front, so that selections from the start of the list include her. */
export function demoAthleteFirst(athletes: readonly DemoAthlete[]): DemoAthlete[] {
  const signsIn = ({ id }: DemoAthlete) => id === people.athlete.id;
  return [...athletes.filter(signsIn), ...athletes.filter((athlete) => !signsIn(athlete))];
}

export const arenaAthleteRows = (calendar: DemoCalendar, athletes: readonly DemoAthlete[]) =>
  athletes.map(({ id, arena, firstVisit, active, note }): Prisma.ArenaAthleteCreateManyInput => ({
    id: demoId(`attends:${arena}:${id}`),
    arenaId: arenas[arena].id,
    athleteId: id,
    firstVisitOn: calendar.day(firstVisit),
    active,
    note,
  }));

function athlete(
  calendar: DemoCalendar,
  person: Omit<DemoAthlete, "row" | "note" | "birthYear">,
): DemoAthlete {
  const { id, level, fullName, firstVisit } = person;
  const signsIn = id === people.athlete.id;
  const account = [people.athlete, people.secondAthlete].find((holder) => holder.id === id);
  const age = signsIn ? 31 : ageOf(person);
  const birthDate = calendar.day(-Math.round((age + 0.1 + fraction(`birthday:${id}`) * 0.8) * 365.25));
  const adult = age >= 18;
  return {
    ...person,
    birthYear: yearOf(dayFromDatabase(birthDate)),
    note: noteOf(person, adult),
    row: {
      id,
      userId: account?.id ?? null,
      fullName,
      email: account?.email ?? demoEmail(fullName),
      cpf: adult && (signsIn || fraction(`cpf?:${id}`) < 0.8) ? demoCpf(id) : null,
      phone: `(${person.arena === "second" ? 47 : 48}) 99${digits(`phone-a:${id}`, 3)}-${digits(`phone-b:${id}`, 4)}`,
      birthDate,
      level,
      publicSince: signsIn ? calendar.past(-30, "12:00") : null,
      gender: person.gender,
      // Active even if inactive at an arena: the two states are independent.
      status: "ACTIVE",
      createdAt: calendar.past(firstVisit, "08:00"),
    },
  };
}

/** One in seven beginners is a minor; a third of the adults are older than forty. */
function ageOf({ id, level }: { id: string; level: AthleteLevel }): number {
  const chance = fraction(`minor:${id}`);
  if ((level === "FUN" || level === "D") && chance < 1 / 7) return 12 + Math.floor(chance * 7 * 6);
  return between([18, 56], `age:${id}`);
}

function noteOf({ id, firstVisit }: { id: string; firstVisit: number }, adult: boolean): string | null {
  if (!adult) return "Menor de idade: autorização do responsável arquivada na recepção.";
  if (firstVisit > -31) return "Chegou por indicação; fez aula experimental.";
  const chance = fraction(`note:${id}`);
  if (chance < 0.06) return "Prefere aulas no início da manhã.";
  if (chance < 0.1) return "Voltando de lesão no ombro: evitar saques nas primeiras semanas.";
  return null;
}

/** Valid, and recognisable as invented by its zeros. */
function demoCpf(key: string): string {
  const base = `000${digits(`cpf:${key}`, 5)}9`;
  const first = `${base}${checkDigit(base, [10, 9, 8, 7, 6, 5, 4, 3, 2])}`;
  return `${first}${checkDigit(first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])}`;
}

function thisMonth(calendar: DemoCalendar, key: string): number {
  const first = calendar.offsetOf(calendar.month(0));
  return first + Math.floor(fraction(`new:${key}`) * (1 - first));
}

const between = ([from, to]: readonly [number, number], key: string) =>
  from + Math.floor(fraction(key) * (to - from + 1));

const digits = (key: string, length: number) =>
  String(Math.floor(fraction(key) * 10 ** length)).padStart(length, "0");
