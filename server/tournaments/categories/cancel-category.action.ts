import { dropEnrolmentCharges } from "../../billing/enrolment-charge.action";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { dayIn } from "../../platform/stored-time.rules";
import { finishOrReopen } from "../../competition/classification/end-category.action";
import { endInvitations } from "../../enrolments/invitations/create-invitation.action";
import { timeZoneOf } from "../../enrolments/open-enrolments.action";
import { moveUp } from "../../enrolments/places.action";
import { tellCategoryCancelled } from "../../enrolments/tell.action";
import { touchMatches } from "../../competition/matches/touch-matches.action";
import { isCancelledCategory } from "./category-state.rules";
import { lockCategory } from "./lock-category.action";

/**
 * A category that will not be played: everybody in it is out and told so, and what they paid comes back in full, whatever
 * the rule for who gives up: it is not they who do. The others go on; once all of them are over, so is the tournament.
 * Cancelling twice changes nothing.
 * @returns the tournament's id.
 * @throws RuleViolation for one that is drawn, or the last one there is.
 */
export function cancelCategory(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board } = await lockCategory(tx, categoryId);
    if (isCancelledCategory(category)) return tournament.id;
    if (category.draw !== null)
      throw new RuleViolation(
        "ALREADY_DRAWN",
        "Esta categoria já foi sorteada. Desfaça o sorteio para poder cancelá-la.",
      );
    if (!board.categories.some((other) => other.id !== categoryId && !isCancelledCategory(other)))
      throw new RuleViolation(
        "LAST_CATEGORY",
        "É a única categoria do torneio: cancele as inscrições em Gerenciar Inscrições.",
      );
    const ids = board.enrolments.flatMap((enrolment) =>
      enrolment.categoryId === categoryId ? [enrolment.id] : [],
    );
    await endInvitations(tx, ...ids);
    await dropEnrolmentCharges(tx, ids);
    await tx.pair.deleteMany({ where: { categoryId } });
    await tx.$executeRaw`
      UPDATE inscricoes_torneios SET status = 'cancelado', cancelado_em = ${ctx.now}, vence_em = NULL,
        lista_de_espera_em = NULL, reembolso_centavos = CASE WHEN pago_em IS NULL THEN 0 ELSE valor_centavos END
      WHERE id = ANY (${ids}::uuid[])`;
    await tx.tournamentCategory.update({ where: { id: categoryId }, data: { settledAt: ctx.now } });
    const timeZone = await timeZoneOf(tx, tournament);
    const open = { tournament, timeZone, today: dayIn(timeZone, ctx.now) };
    await tellCategoryCancelled(tx, ctx, open, category, ids);
    if (tournament.status === "REGISTRATION_OPEN") await moveUp(tx, ctx, open);
    else await finishOrReopen(tx, ctx.now, tournament.id);
    await touchMatches(ctx, tx, tournament.id, []);
    return tournament.id;
  });
}
