import type { ActionContext } from "../platform/context";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";

/** The tournaments in which a user may write scores. */
export async function appointmentsOf({ db }: Pick<ActionContext, "db">, userId: string) {
  const rows = await db.tournamentReferee.findMany({
    where: { userId },
    include: { tournament: { select: { name: true, startDate: true } } },
    orderBy: { id: "desc" },
  });
  return rows.map(({ tournament, appointedAt }) => ({
    torneio: tournament.name,
    inicio: dayFromDatabase(tournament.startDate),
    nomeadoEm: appointedAt,
  }));
}
