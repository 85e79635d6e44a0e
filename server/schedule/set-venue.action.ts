import { addVenueCourts, removeVenueCourts } from "../courts/court.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { venueSchema } from "../sport/scheduling/schedule-settings.rules";
import { courtWords } from "../sport/scheduling/schedule-words.rules";

/** An arena's own courts are at most 50. */
const firstNumber = 101;

/**
 * Gives a tournament so many courts at a venue besides its arena, 0 to take the venue away. The same name, however it is
 * written, is the same venue.
 * @throws InvalidInput, RuleViolation
 */
export function setVenue(ctx: ActionContext, tournamentId: string, input: unknown): Promise<void> {
  const { name, courtCount } = parseInput(venueSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { status, arenaId } = await lockTournament(tx, tournamentId);
    if (status === "FINISHED") throw new RuleViolation("TOURNAMENT_STATUS", "O torneio já foi finalizado.");
    if (arenaId === null)
      throw new RuleViolation(
        "CHAMPIONSHIP_VENUES",
        "Em campeonato valem as quadras das arenas filiadas à federação.",
      );
    // Two tournaments of one arena number their courts one after the other.
    const [arena] = await tx.$queryRaw<{ nome_arena: string }[]>`
      SELECT nome_arena FROM arenas WHERE id = ${arenaId}::uuid FOR UPDATE`;
    if (sameName(arena?.nome_arena ?? "", name))
      throw new InvalidInput([{ path: ["name"], message: "As quadras da arena já fazem parte do torneio" }]);
    const all = await tx.court.findMany({
      where: { arenaId, number: { gte: firstNumber } },
      orderBy: { number: "asc" },
    });
    const own = all.filter(
      (court) => court.borrowedForId === tournamentId && sameName(court.venue ?? "", name),
    );
    await takeAway(
      tx,
      own.slice(courtCount).map(({ id }) => id),
    );
    const last = all.at(-1)?.number ?? firstNumber - 1;
    const missing = Math.max(0, courtCount - own.length);
    await addVenueCourts(
      tx,
      Array.from({ length: missing }, (_, index) => ({
        arenaId,
        number: last + 1 + index,
        name: `Quadra ${own.length + 1 + index}`,
        venue: own[0]?.venue ?? name,
        borrowedForId: tournamentId,
      })),
    );
    await announceMatches(ctx, tx, tournamentId, []);
  });
}

const sameName = (a: string, b: string) =>
  a.localeCompare(b, "pt-BR", { sensitivity: "base", ignorePunctuation: true }) === 0;

async function takeAway(tx: Transaction, courtIds: readonly string[]): Promise<void> {
  const taken = await tx.match.findFirst({
    where: { courtId: { in: [...courtIds] } },
    select: { court: { select: { name: true, venue: true } } },
  });
  if (taken?.court)
    throw new RuleViolation(
      "COURT_IN_USE",
      `Há jogos na ${courtWords(taken.court.name, taken.court.venue)}. Mude-os de quadra antes.`,
    );
  await removeVenueCourts(tx, courtIds);
}
