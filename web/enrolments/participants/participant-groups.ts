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
