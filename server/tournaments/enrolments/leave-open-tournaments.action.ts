import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { lockTournament } from "../lock-tournament.action";
import { tournamentTopic } from "../tournament-topic.rules";
import { goneStatuses } from "./enrolment-status.rules";

/** Somebody who will not play gives up their places in tournaments that have not begun. */
export async function leaveOpenTournaments(
  { events }: Pick<ActionContext, "events">,
  tx: Transaction,
  athleteId: string,
): Promise<void> {
  const places = await tx.enrolment.findMany({
    where: { athleteId, status: { notIn: [...goneStatuses] }, tournament: { status: "REGISTRATION_OPEN" } },
    select: { id: true, tournamentId: true },
    orderBy: { tournamentId: "asc" }, // two who lock several take them in the same order
  });
  for (const { id, tournamentId } of places) {
    if ((await lockTournament(tx, tournamentId)).status !== "REGISTRATION_OPEN") continue;
    await tx.pair.deleteMany({ where: { OR: [{ firstId: id }, { secondId: id }] } });
    await tx.enrolment.update({ where: { id }, data: { status: "CANCELLED" } });
    await events.emit(tx, tournamentTopic(tournamentId));
  }
}
