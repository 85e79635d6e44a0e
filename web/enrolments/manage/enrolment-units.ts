/** One row of the list: a pair, or somebody who stands alone. */
interface EnrolmentUnit<Enrolment> {
  key: string;
  enrolment: Enrolment;
}

/**
 * The list brings athletes; a pair is one row, where the first of the two stands.
 * @param keyOf the pair's id, else the enrolment's own.
 */
export function enrolmentUnits<Enrolment>(
  enrolments: readonly Enrolment[],
  keyOf: (enrolment: Enrolment) => string,
): EnrolmentUnit<Enrolment>[] {
  const shown = new Set<string>();
  return enrolments.flatMap((enrolment) => {
    const key = keyOf(enrolment);
    if (shown.has(key)) return [];
    shown.add(key);
    return [{ key, enrolment }];
  });
}
