import type { Athlete, Tournament } from "../../../prisma/generated/client/client";
import { countingTaken, countLookUps } from "../../athletes/sheet/look-ups.step";
import {
  addressesOf,
  guessedAddresses,
  type KnownAthlete,
  type WrittenLine,
} from "../../athletes/sheet/sheet.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { candidateOf } from "../eligible.loader";
import { athletesOfOrganiser, enrollableIn, guestsAmong } from "../enrollable-athletes.loader";
import { guestOf, reachable, type Guest } from "../invitations/ask-guest.step";

/** A known athlete who may match a line of the sheet. */
export interface Known extends KnownAthlete {
  candidate: ReturnType<typeof candidateOf>;
  /** The guest who has to be invited; null for the organiser's own athletes. */
  guest: Guest | null;
  /** False for an athlete who has to be invited but has no e-mail address. */
  reachable?: boolean;
}

export interface SheetAthletes {
  /** The organiser's own: by address or name. */
  own: Known[];
  /** Of other arenas, where they may play: by address only. */
  guests: Known[];
  /** Addresses in the sheet that belong to other people. */
  taken: ReadonlySet<string>;
  /** The arena that newcomers become athletes of; null for a federation, which has none of its own. */
  registersAt: string | null;
}

/**
 * The organiser's own athletes, and the other athletes whose address is in the sheet. Each address whose lookup reveals
 * something counts against the rate limit: at an arena, addresses of athletes of other arenas; in a championship,
 * addresses of athletes whom the federation knows only by name.
 * @throws TooManyAttempts
 */
export async function sheetAthletes(
  tx: Transaction,
  ctx: ActionContext,
  tournament: Tournament,
  lines: readonly WrittenLine[],
): Promise<SheetAthletes> {
  const include = {
    arenas: {
      where: { arenaId: { in: tournament.arenaId === null ? [] : [tournament.arenaId] }, active: true },
      take: 1,
    },
  } as const;
  const rows = await tx.athlete.findMany({
    where: athletesOfOrganiser(tournament),
    include: { ...include, ...reachable },
  });
  if (tournament.federationId !== null) {
    const ids = rows.map(({ id }) => id);
    const guests = new Set(await guestsAmong(tx, ctx, tournament, ids));
    const own = rows.map((row): Known => {
      const asked = guests.has(row.id);
      const guest = asked ? guestOf(row, ctx.now) : null;
      return { ...toKnown(row), guest, reachable: !asked || guest !== null };
    });
    await countLookUps(ctx, guessedAddresses(lines, own).length);
    return { own, guests: [], taken: new Set(), registersAt: null };
  }
  const own = rows.map((row): Known => ({ ...toKnown(row), guest: null }));
  const ownAddresses = new Set(rows.map(({ email }) => email));
  const others = addressesOf(lines).filter((address) => !ownAddresses.has(address));
  const found = await countingTaken(ctx, others.length, () =>
    tx.athlete.findMany({ where: { email: { in: others } }, include: { ...include, ...reachable } }),
  );
  const welcome = tournament.openToOtherArenas
    ? await tx.athlete.findMany({
        where: { AND: [{ id: { in: found.map(({ id }) => id) } }, enrollableIn(tournament)] },
        select: { id: true },
      })
    : [];
  const guests = found.flatMap((row): Known[] => {
    if (!welcome.some(({ id }) => id === row.id)) return [];
    const self = row.id === ctx.viewer?.athleteId;
    const guest = self ? null : guestOf(row, ctx.now);
    // For a guest the organiser sees only what the sheet contains.
    return self || guest ? [{ ...toKnown(row), guest }] : [];
  });
  return {
    own,
    guests,
    taken: new Set(found.flatMap(({ email }) => email ?? [])),
    registersAt: tournament.arenaId,
  };
}

const toKnown = (row: Athlete & { arenas: readonly unknown[] }) => ({
  id: row.id,
  name: row.fullName,
  email: row.email,
  candidate: candidateOf(row, row.arenas.length > 0),
});
