import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { type EnrolAthleteChoice, enrolWithin } from "./enter.step";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { assertStatus } from "../tournaments/tournament.errors";
import { enrollableIn } from "./enrollable-athletes.loader";
import { findGuestSchema } from "./guest.rules";
import { countGuestLookUp } from "./guest-limit.step";

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
