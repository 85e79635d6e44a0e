import { changeTournament } from "../tournaments/tournament-course.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { assertStatus } from "../tournaments/tournament.errors";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { bringForwardDeadlines } from "./bring-forward-deadlines.step";
import { updateRegistrationSchema } from "./registration-settings.rules";

/**
 * Changes when and on which terms athletes enrol; absent fields stay unchanged. Payment deadlines that are already set
 * stay, unless registration now ends before them.
 * @throws InvalidInput, RuleViolation once the tournament has started.
 */
export function updateRegistration(ctx: ActionContext, tournamentId: string, input: unknown): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const stored = await lockTournament(tx, tournamentId);
    assertStatus(stored, "REGISTRATION_OPEN");
    const { _max } = await tx.tournamentCategory.aggregate({
      where: { tournamentId },
      _max: { feeInCents: true },
    });
    const { registrationStartsOn, registrationEndsOn, earlyUntil, ...change } = parseInput(
      updateRegistrationSchema({
        kind: stored.kind,
        isChampionship: stored.federationId !== null,
        memberFeeInCents: stored.memberFeeInCents,
        memberDiscountPercent: stored.memberDiscountPercent,
        maxParticipants: stored.maxParticipants,
        startDate: dayFromDatabase(stored.startDate),
        registrationStartsOn: stored.registrationStartsOn && dayFromDatabase(stored.registrationStartsOn),
        registrationEndsOn: stored.registrationEndsOn && dayFromDatabase(stored.registrationEndsOn),
        highestFeeInCents: _max.feeInCents ?? stored.feeInCents,
      }),
      input,
    );
    const tournament = await changeTournament(tx, tournamentId, {
      ...change,
      ...(registrationStartsOn === undefined
        ? {}
        : { registrationStartsOn: optionalDayToDatabase(registrationStartsOn) }),
      ...(registrationEndsOn === undefined
        ? {}
        : { registrationEndsOn: optionalDayToDatabase(registrationEndsOn) }),
      ...(earlyUntil === undefined ? {} : { earlyUntil: optionalDayToDatabase(earlyUntil) }),
    });
    await bringForwardDeadlines(tx, ctx, tournament);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
  });
}
