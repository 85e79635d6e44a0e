import type {
  CourtWindow,
  ScheduleCourt,
  ScheduleMatch,
  ScheduleSetting,
} from "../../server/sport/scheduling/schedule-plan.rules";

type Pair = readonly [string, string];
type Side =
  | { kind: "PAIR"; pair: Pair }
  | { kind: "GROUP_PLACE"; group: number; place: number }
  | { kind: "WINNER_OF"; match: string };
interface DrawnMatch {
  id: string;
  group: number | null;
  sides: [Side, Side];
}

/** A category in groups of up to four with two qualifiers each, then knockout; its matches in order of play. */
export interface DrawnCategory {
  name: string;
  groups: Pair[][];
  matches: DrawnMatch[];
}

export function drawnCategory(name: string, pairs: readonly Pair[]): DrawnCategory {
  const count = Math.max(1, Math.ceil(pairs.length / 4));
  const groups: Pair[][] = Array.from({ length: count }, () => []);
  for (const [index, pair] of pairs.entries()) groups[index % count]?.push(pair);
  const matches: DrawnMatch[] = [];
  for (const [group, members] of groups.entries()) {
    for (const [index, first] of members.entries()) {
      for (const second of members.slice(index + 1)) {
        const sides: [Side, Side] = [
          { kind: "PAIR", pair: first },
          { kind: "PAIR", pair: second },
        ];
        matches.push({ id: `${name}-g${group}-${matches.length}`, group, sides });
      }
    }
  }
  let round: Side[] = [
    ...groups.flatMap((members, group): Side[] =>
      members.length > 0 ? [{ kind: "GROUP_PLACE", group, place: 1 }] : [],
    ),
    ...groups
      .flatMap((members, group): Side[] =>
        members.length > 1 ? [{ kind: "GROUP_PLACE", group, place: 2 }] : [],
      )
      .reverse(),
  ];
  for (let depth = 1; round.length > 1; depth++) {
    const bracket = 2 ** Math.floor(Math.log2(round.length - 1));
    const byes = round.slice(0, 2 * bracket - round.length);
    const playing = round.slice(byes.length);
    const next: Side[] = [...byes];
    for (let index = 0; index < playing.length / 2; index++) {
      const sides = [playing[index], playing[playing.length - 1 - index]] as [Side, Side];
      const id = `${name}-k${depth}-${index}`;
      matches.push({ id, group: null, sides });
      next.push({ kind: "WINNER_OF", match: id });
    }
    round = next;
  }
  return { name, groups, matches };
}

/** The matches as the scheduler sees them before the first match. */
export function scheduleMatchesOf(category: DrawnCategory, minutes: number): ScheduleMatch[] {
  const possible = new Map<string, string[]>();
  const athletes = (side: Side): string[] => {
    if (side.kind === "PAIR") return [...side.pair];
    if (side.kind === "GROUP_PLACE") return (category.groups[side.group] ?? []).flat();
    return possible.get(side.match) ?? [];
  };
  return category.matches.map(({ id, sides }) => {
    const certain = sides.filter(({ kind }) => kind === "PAIR").flatMap(athletes);
    const maybe = sides.filter(({ kind }) => kind !== "PAIR").flatMap(athletes);
    possible.set(id, [...certain, ...maybe]);
    const follows = sides.flatMap((side) => {
      if (side.kind === "WINNER_OF") return [side.match];
      if (side.kind === "PAIR") return [];
      return category.matches.filter(({ group }) => group === side.group).map((match) => match.id);
    });
    return {
      id,
      label: id,
      category: category.name,
      athleteIds: certain,
      possibleAthleteIds: maybe,
      minutes,
      follows,
      earliestStart: null,
    };
  });
}

/**
 * Plays the category. @returns the athletes who actually played each match.
 * @param choose returns a whole number from 0 to below its argument.
 */
export function playedBy(category: DrawnCategory, choose: (limit: number) => number): Map<string, string[]> {
  const places = category.groups.map((members) => {
    const left = [...members];
    return members.map(() => left.splice(choose(left.length), 1)[0] as Pair);
  });
  const winners = new Map<string, Pair>();
  const pairOf = (side: Side): Pair =>
    side.kind === "PAIR"
      ? side.pair
      : side.kind === "GROUP_PLACE"
        ? (places[side.group]?.[side.place - 1] as Pair)
        : (winners.get(side.match) as Pair);
  return new Map(
    category.matches.map(({ id, sides }) => {
      const pairs = sides.map(pairOf) as [Pair, Pair];
      winners.set(id, pairs[choose(2)] as Pair);
      return [id, pairs.flat()];
    }),
  );
}

/** Pairs of a category: athletes `from`, `from` + 1, … two by two. */
export function pairsFrom(from: number, count: number): Pair[] {
  return Array.from({ length: count }, (_, index): Pair => [
    `a${from + 2 * index}`,
    `a${from + 2 * index + 1}`,
  ]);
}

export function courtsAndDays(
  courtCount: number,
  days: number,
  hours: number,
): {
  courts: ScheduleCourt[];
  windows: CourtWindow[];
} {
  const courts = Array.from({ length: courtCount }, (_, index) => ({
    id: `q${index + 1}`,
    label: `Quadra ${index + 1}`,
    venue: "Arena",
  }));
  const windows = courts.flatMap(({ id }) =>
    Array.from({ length: days }, (_, day) => ({
      courtId: id,
      startsAt: day * 1440 + 11 * 60,
      endsAt: day * 1440 + (11 + hours) * 60,
    })),
  );
  return { courts, windows };
}

export function settingOf(
  categories: readonly DrawnCategory[],
  given: Partial<ScheduleSetting> & Pick<ScheduleSetting, "courts" | "windows">,
  minutes = 40,
): ScheduleSetting {
  return {
    matches: categories.flatMap((category) => scheduleMatchesOf(category, minutes)),
    occupations: [],
    unavailabilities: [],
    minRestMinutes: 30,
    travelMinutes: 0,
    athleteNames: new Map(),
    timeZone: "America/Sao_Paulo",
    ...given,
  };
}

/**
 * Eight categories of 14 pairs, 200 matches, over a long weekend.
 * @param apart distance between the first athletes of two consecutive categories: below 28, some athletes play both.
 */
export function bigEvent(courtCount = 6, apart = 22): ScheduleSetting {
  const categories = Array.from({ length: 8 }, (_, index) =>
    drawnCategory(`c${index}`, pairsFrom(index * apart, 14)),
  );
  return settingOf(categories, courtsAndDays(courtCount, 4, 14));
}
