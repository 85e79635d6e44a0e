import type { Transaction } from "../../platform/database";
import { goneStatuses } from "../../tournaments/tournament-and-enrolment-status.rules";

/** How athletes of a sheet stand in a category already. */
export interface Standing {
  /** Who only seeks a partner has found one, and has said before that they play. */
  seeking: ReadonlySet<string>;
  /** Who is in. */
  taken: ReadonlySet<string>;
  /** Whether they are in just so: alone, or with this partner, who may still have to say yes. */
  isIn: (athleteId: string, partnerId: string | null) => boolean;
}

/** Two statements with what hangs on them, however many athletes. */
export async function readStanding(
  tx: Transaction,
  tournamentId: string,
  categoryId: string | null,
  inPairs: boolean,
  athleteIds: readonly string[],
): Promise<Standing> {
  const enrolled = await tx.enrolment.findMany({
    where: {
      tournamentId,
      categoryId,
      athleteId: { in: [...athleteIds] },
      status: { notIn: [...goneStatuses] },
    },
    select: {
      id: true,
      athleteId: true,
      status: true,
      pairsAsFirst: { select: { second: { select: { athleteId: true } } } },
      pairsAsSecond: { select: { first: { select: { athleteId: true } } } },
    },
  });
  const invitations = await tx.pairInvitation.findMany({
    where: {
      enrolmentId: { in: enrolled.map(({ id }) => id) },
      status: "PENDING",
      guestId: { not: null },
    },
    select: { enrolmentId: true, guestId: true },
  });
  const seeks = ({ status }: (typeof enrolled)[number]) => inPairs && status === "SEEKING_PARTNER";
  const taken = enrolled.filter((row) => !seeks(row));
  const partners = new Map(
    taken.map(({ id, athleteId, pairsAsFirst, pairsAsSecond }) => [
      athleteId,
      [
        ...pairsAsFirst.map(({ second }) => second.athleteId),
        ...pairsAsSecond.map(({ first }) => first.athleteId),
        ...invitations.filter(({ enrolmentId }) => enrolmentId === id).map(({ guestId }) => guestId),
      ],
    ]),
  );
  const plays = (one: string, other: string) => partners.get(one)?.includes(other) ?? false;
  return {
    seeking: new Set(enrolled.filter(seeks).map(({ athleteId }) => athleteId)),
    taken: new Set(partners.keys()),
    isIn: (athleteId, partnerId) =>
      partnerId === null
        ? partners.has(athleteId)
        : plays(athleteId, partnerId) || plays(partnerId, athleteId),
  };
}
