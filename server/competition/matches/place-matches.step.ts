import { freeMatches, occupy } from "../../courts/occupy.step";
import type { Transaction } from "../../platform/database";

/** Where and when a match is to be played. */
export interface PlacedMatch {
  matchId: string;
  courtId: string;
  from: Date;
  until: Date;
}

/**
 * Writes the courts and times of matches. All old places are released first, so that two matches can swap.
 * @throws an overlap violation when another booking holds the court, see `orCourtTaken`.
 * @param released ids of all matches that lose their current place, including those in `placed`.
 */
export async function placeMatches(
  tx: Transaction,
  released: readonly string[],
  placed: readonly PlacedMatch[],
): Promise<void> {
  await tx.match.updateMany({
    where: { id: { in: [...released] } },
    data: { courtId: null, scheduledFor: null, scheduledUntil: null },
  });
  await freeMatches(tx, released);
  await tx.$executeRaw`
    UPDATE jogos SET quadra_id = p.quadra, data_jogo = p.inicio, data_jogo_fim = p.fim
    FROM unnest(
      ${placed.map(({ matchId }) => matchId)}::uuid[], ${placed.map(({ courtId }) => courtId)}::uuid[],
      ${placed.map(({ from }) => from.toISOString())}::timestamptz[],
      ${placed.map(({ until }) => until.toISOString())}::timestamptz[]
    ) AS p(jogo, quadra, inicio, fim)
    WHERE jogos.id = p.jogo`;
  await occupy(
    tx,
    placed.map(({ matchId, courtId, from, until }) => ({
      kind: "MATCH",
      matchId,
      courtId,
      startsAt: from,
      endsAt: until,
    })),
  );
}
