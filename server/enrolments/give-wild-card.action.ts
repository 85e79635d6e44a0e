import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { hasPlace } from "../tournaments/enrolment-status.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { wildCardProblem } from "./enrolment-state.rules";
import { assertNotDrawn, openForEntry, tournamentOfEnrolment } from "./open-enrolments.step";
import { readLine, readPlaces } from "./places.loader";
import { giveFromLine } from "./places.step";

/**
 * "Dar convite": gives a waitlisted enrolment one of the places that its category keeps for wild cards; a pair gets its
 * places together. The athletes are notified and owe the fee like anyone who moves up. Idempotent: an enrolment that
 * already has a place keeps it.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function giveWildCard(ctx: ActionContext, enrolmentId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    const open = await openForEntry(tx, ctx, tournamentId);
    const { status, categoryId } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    if (hasPlace(status)) return tournamentId;
    await assertNotDrawn(tx, categoryId);
    const places = await readPlaces(tx, open.tournament);
    const { categories } = places;
    const line = await readLine(tx, tournamentId, categories);
    const waiting = line.find(({ enrolments }) => enrolments.some(({ id }) => id === enrolmentId));
    if (!waiting) throw new RuleViolation("NOT_WAITING", "Esta inscrição não está na lista de espera.");
    const { seats, enrolments } = waiting;
    if (enrolments.length < seats)
      throw new RuleViolation("PAIR_INCOMPLETE", "O convite é da dupla: falta o parceiro aceitar.");
    const problem = wildCardProblem(places, { categoryId, seats });
    if (problem === "ALL_GIVEN")
      throw new RuleViolation("NO_WILD_CARD", "Não há mais convites da organização nesta categoria.");
    if (problem === "LIMIT_LOWERED")
      throw new RuleViolation(
        "TOURNAMENT_FULL",
        "O máximo de participantes foi atingido: aumente-o para dar este convite.",
      );
    await tx.enrolment.updateMany({
      where: { id: { in: enrolments.map(({ id }) => id) } },
      data: { wildCardAt: ctx.now },
    });
    const category = categories.find(({ id }) => id === categoryId) ?? null;
    await giveFromLine(tx, ctx, open, category, enrolments);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}
