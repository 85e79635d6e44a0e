import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { changeTournament } from "../tournaments/tournament-course.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { assertStatus } from "../tournaments/tournament.errors";
import { bringForwardDeadlines } from "./bring-forward-deadlines.step";
import { enrollableIn } from "./enrollable-athletes.loader";
import { type EnrolAthleteChoice, enrolWithin } from "./enter.step";
import { countGuestLookUp } from "./guest-limit.step";
import { findGuestSchema } from "./guest.rules";
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

/**
 * Enters an athlete, as the organiser does: confirmed at once where one enters alone, among those who seek a partner where
 * people enter two by two. A guest is asked, and enters with their yes.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation when it has started, is full, or the athlete plays
 *   already.
 */
export const enrolAthlete = (ctx: ActionContext, choice: EnrolAthleteChoice): Promise<string> =>
  inTransaction(ctx.db, (tx) => enrolWithin(tx, ctx, choice));

/**
 * Finds an athlete of another arena for a tournament that is open to them. Takes only the exact e-mail and is
 * rate-limited: a search by name would expose the athletes of every arena to anyone who opens a tournament.
 * @returns the athlete's id.
 * @throws InvalidInput, RuleViolation, TooManyAttempts (30 look-ups per hour and person).
 */
export async function findGuest(ctx: ActionContext, tournamentId: string, input: unknown): Promise<string> {
  const { email } = parseInput(findGuestSchema, input);
  const tournament = await ctx.db.tournament.findUniqueOrThrow({ where: { id: tournamentId } });
  assertStatus(tournament, "REGISTRATION_OPEN", "IN_PROGRESS");
  if (tournament.federationId !== null)
    throw new RuleViolation(
      "NOT_OPEN_TO_GUESTS",
      "Em campeonato só entram atletas das arenas filiadas: busque pelo nome.",
    );
  if (!tournament.openToOtherArenas)
    throw new RuleViolation(
      "NOT_OPEN_TO_GUESTS",
      "Este torneio é só para atletas da arena. Em Configurações é possível abri-lo a atletas de outras arenas.",
    );
  await countGuestLookUp(ctx);
  const guest = await ctx.db.athlete.findFirst({
    where: { AND: [{ email }, enrollableIn(tournament)] },
    select: { id: true },
  });
  if (!guest)
    throw new RuleViolation("GUEST_NOT_FOUND", "Nenhum atleta encontrado com este e-mail.", ["email"]);
  return guest.id;
}
