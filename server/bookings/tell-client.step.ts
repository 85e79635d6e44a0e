import { Prisma } from "../../prisma/generated/client/client";
import { ofChild, toldOf } from "../guardians/told-of.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import type { Mail } from "../platform/mail/mail.rules";
import type { RentalInMail, RentalsInMail } from "./rental-mails.rules";
import { rentalWhen, type RentalTime } from "./rental-when.rules";

export interface RentalTold extends Omit<RentalInMail, "when">, RentalTime {}

/** When and where, for the mail of an athlete or a guardian. */
export const toldWhen = ({ court, startsAt, endsAt, timeZone, child }: RentalTold): string =>
  ofChild(rentalWhen({ court, startsAt, endsAt, timeZone }), { child });

const inMail = (rental: RentalTold): RentalInMail => {
  const { email, name, child, arena, freeCancelHours } = rental;
  return { email, name, child, arena, freeCancelHours, when: toldWhen(rental) };
};

/**
 * Athletes of these rentals, and the guardians of minors. A client without an account gets no mail: the arena informs
 * them.
 */
export const clientsOf = (
  tx: Transaction,
  rentalIds: readonly string[],
  now: Date,
): Promise<RentalTold[]> => tx.$queryRaw<RentalTold[]>`
  SELECT p.email, p.name, p.child, ar.nome_arena AS arena, q.nome AS court, l.inicio AS "startsAt", l.fim AS "endsAt",
    ar.fuso_horario AS "timeZone", l.cancelamento_horas AS "freeCancelHours"
  FROM locacoes l JOIN quadras q ON q.id = l.quadra_id JOIN arenas ar ON ar.id = q.arena_id
    JOIN LATERAL ${toldOf(Prisma.sql`l.aluno_id`, now)} p ON true
  WHERE l.id = ANY(${[...rentalIds]}::uuid[]) ORDER BY l.inicio, l.id, p.email`;

/** Mails the athlete of a rental, and the guardians of a minor. */
export async function tellClient(
  tx: Transaction,
  { outbox, now }: Pick<ActionContext, "outbox" | "now">,
  rentalId: string,
  write: (rental: RentalInMail) => Mail,
): Promise<void> {
  for (const client of await clientsOf(tx, [rentalId], now)) await outbox.put(tx, write(inMail(client)));
}

/** One mail to each who asked for some of these rentals or is a guardian of who did, for each arena. */
export async function tellClients(
  tx: Transaction,
  { outbox, now }: Pick<ActionContext, "outbox" | "now">,
  rentalIds: readonly string[],
  write: (rentals: RentalsInMail) => Mail,
): Promise<void> {
  const mails = new Map<string, RentalsInMail>();
  for (const client of await clientsOf(tx, rentalIds, now)) {
    const { email, name, arena, when } = inMail(client);
    const key = JSON.stringify([email, arena]);
    const { rentals } = mails.get(key) ?? { rentals: [] };
    mails.set(key, { email, name, arena, rentals: [...rentals, when] });
  }
  await outbox.putAll(tx, [...mails.values()].map(write));
}

/** Mails the owner of a rental's arena. */
export async function tellArena(
  tx: Transaction,
  { outbox }: Pick<ActionContext, "outbox">,
  rentalId: string,
  write: (rental: RentalInMail) => Mail,
): Promise<void> {
  const owners = await tx.$queryRaw<RentalTold[]>`
    SELECT u.email, ar.responsavel AS name, ar.nome_arena AS arena, q.nome AS court, l.inicio AS "startsAt", l.fim AS "endsAt",
      ar.fuso_horario AS "timeZone", l.cancelamento_horas AS "freeCancelHours"
    FROM locacoes l JOIN quadras q ON q.id = l.quadra_id JOIN arenas ar ON ar.id = q.arena_id
      JOIN usuarios u ON u.id = ar.user_id AND u.desativado_em IS NULL
    WHERE l.id = ${rentalId}::uuid`;
  for (const owner of owners) await outbox.put(tx, write(inMail(owner)));
}
