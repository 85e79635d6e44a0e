import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { mostParticipants } from "../sport/event-size.rules";
import { hasPlace } from "../tournaments/enrolment-status.rules";
import { placesUndecided } from "../tournaments/categories/place-modes.rules";
import { raiseLimits } from "../tournaments/tournament-course.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { seatsLeft } from "./enrolment-state.rules";
import { assertNotDrawn, openForEntry, tournamentOfEnrolment } from "./open-enrolments.step";
import { readLine, readPlaces } from "./places.loader";
import { giveFromLine } from "./places.step";

/**
 * "Dar vaga": gives a waitlisted enrolment a place, regardless of its position in the waiting list; a pair gets its
 * places together. The athletes are notified and owe the fee like anyone who moves up. Idempotent: an enrolment that
 * already has a place keeps it.
 * @param raiseLimit whether to raise the limits as needed; otherwise there has to be room.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function admitFromLine(
  ctx: ActionContext,
  enrolmentId: string,
  { raiseLimit }: { raiseLimit: boolean },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    const open = await openForEntry(tx, ctx, tournamentId);
    const { status, categoryId } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    if (hasPlace(status)) return tournamentId;
    await assertNotDrawn(tx, categoryId);
    const { categories, capacity, taken } = await readPlaces(tx, open.tournament);
    const line = await readLine(tx, tournamentId, categories);
    const waiting = line.find(({ enrolments }) => enrolments.some(({ id }) => id === enrolmentId));
    if (!waiting) throw new RuleViolation("NOT_WAITING", "Esta inscrição não está na lista de espera.");
    const { seats, enrolments } = waiting;
    const category = categories.find(({ id }) => id === categoryId) ?? null;
    if (placesUndecided(category))
      throw new RuleViolation(
        "PLACES_UNDECIDED",
        "As vagas desta categoria ainda não foram definidas. Antes disso, só um convite da organização dá a vaga.",
      );
    if (seatsLeft(capacity, taken, categoryId) < seats) {
      const ofCategory = (taken.get(categoryId) ?? 0) + seats;
      const ofAll = [...taken.values()].reduce((sum, each) => sum + each, 0) + seats;
      assertMayGrow(open.tournament.kind, ofAll, raiseLimit, seats);
      await raiseLimits(tx, open.tournament, category, { tournament: ofAll, category: ofCategory });
    }
    await giveFromLine(tx, ctx, open, category, enrolments);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}

function assertMayGrow(kind: string, needed: number, raiseLimit: boolean, seats: 1 | 2): void {
  if (kind === "SUPER8")
    throw new RuleViolation("SUPER8_IS_FULL", "Um Super 8 tem 8 vagas, e todas estão ocupadas.");
  if (needed > mostParticipants)
    throw new RuleViolation("TOURNAMENT_FULL", "O torneio chegou ao limite de 2.000 inscrições.");
  if (!raiseLimit)
    throw new RuleViolation(
      "TOURNAMENT_FULL",
      seats === 2
        ? "Não há vaga para mais uma dupla. Para ela entrar, aumente o limite."
        : "Não há vaga para mais um atleta. Para ele entrar, aumente o limite.",
    );
}
