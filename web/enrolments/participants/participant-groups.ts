import { counted } from "../../../server/platform/numbers.rules";

interface Enrolled {
  readonly category: { readonly id: string; readonly name: string } | null | undefined;
  readonly pair:
    | { readonly id: string; readonly seed: number | null | undefined; readonly withdrawn: boolean }
    | null
    | undefined;
}

export interface ParticipantPair<E> {
  readonly id: string;
  /** Null for who is not seeded. */
  readonly seed: number | null;
  /** It left after the draw. */
  readonly withdrawn: boolean;
  readonly enrolments: E[];
}

/** Who takes part in one category. */
export interface ParticipantGroup<E> {
  readonly category: { readonly id: string; readonly name: string } | null;
  /** The seeded ones first, the others as they came. */
  readonly pairs: ParticipantPair<E>[];
  /** Who plays for themselves, or has no partner yet; as they came. */
  readonly alone: E[];
}

/** By category in the order of its first enrolment, and two who play together beside each other. */
export function participantGroups<E extends Enrolled>(enrolments: readonly E[]): ParticipantGroup<E>[] {
  const groups = new Map<string | null, ParticipantGroup<E>>();
  for (const enrolment of enrolments) {
    const { category = null, pair = null } = enrolment;
    const key = category?.id ?? null;
    const group = groups.get(key) ?? { category, pairs: [], alone: [] };
    groups.set(key, group);
    const formed = pair && group.pairs.find(({ id }) => id === pair.id);
    if (formed) formed.enrolments.push(enrolment);
    else if (pair) group.pairs.push({ ...pair, seed: pair.seed ?? null, enrolments: [enrolment] });
    else group.alone.push(enrolment);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    pairs: group.pairs.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0),
  }));
}

/** "6 de 8 vagas"; without a limit, only the number of enrolments. */
export function seatsText(taken: number, places: number | null | undefined): string {
  if (typeof places !== "number") return counted(taken, "inscrito", "inscritos");
  return `${taken} de ${places} vagas`;
}

/** "12 duplas", "12 de 16 duplas": the limit counts athletes, and a pair takes two places. */
export function pairsText(pairs: number, places: number | null | undefined): string {
  const all = typeof places === "number" ? Math.floor(places / 2) : null;
  return all === null ? counted(pairs, "dupla", "duplas") : `${pairs} de ${counted(all, "dupla", "duplas")}`;
}

export function isFull(taken: number, places: number | null | undefined): boolean {
  return typeof places === "number" && taken >= places;
}
