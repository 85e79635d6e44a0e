import { valueBy } from "../platform/loaders";
import { placedStatuses } from "../tournaments/enrolment-status.rules";

/** How many have a place in each tournament of a list: one statement, however long the list. */
export const placedCountOf = valueBy(
  async ({ db }, ids) => {
    const rows = await db.enrolment.groupBy({
      by: ["tournamentId"],
      where: { tournamentId: { in: ids }, status: { in: [...placedStatuses] }, awaitsConsent: false },
      _count: { _all: true },
    });
    return new Map(rows.map(({ tournamentId, _count }) => [tournamentId, _count._all]));
  },
  () => 0,
);
