import { formatCents } from "../brazil/money.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Database, type Transaction } from "../platform/database";
import { dayAt } from "../platform/time/zoned-time.rules";
import { courtsGivenBackMail } from "./rental-mails.rules";
import { rentalWhen, type RentalTime } from "./rental-when.rules";

interface GivenBack extends RentalTime {
  id: string;
  client: string;
  feeInCents: number | null;
  arena: string;
  /** Null for an arena without an owner, or one whose account is closed. */
  email: string | null;
  name: string;
}

/**
 * Sends each arena one mail with all courts that athletes have given back since the last mail, to limit the number of
 * mails. The rentals are marked as notified in the transaction that queues the mail.
 */
export async function tellGivenBack(
  db: Database,
  by: Pick<ActionContext, "outbox" | "publicUrl">,
): Promise<void> {
  const arenas = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT q.arena_id::text AS id FROM locacoes l JOIN quadras q ON q.id = l.quadra_id WHERE l.avisar_arena ORDER BY 1`;
  for (const { id } of arenas) await inTransaction(db, (tx) => tellArena(tx, by, id));
}

async function tellArena(
  tx: Transaction,
  { outbox, publicUrl }: Pick<ActionContext, "outbox" | "publicUrl">,
  arenaId: string,
): Promise<void> {
  const given = await tx.$queryRaw<GivenBack[]>`
    SELECT l.id::text, l.descricao AS client, l.multa_centavos AS "feeInCents", ar.nome_arena AS arena, ar.responsavel AS name,
      u.email, q.nome AS court, l.inicio AS "startsAt", l.fim AS "endsAt", ar.fuso_horario AS "timeZone"
    FROM locacoes l JOIN quadras q ON q.id = l.quadra_id JOIN arenas ar ON ar.id = q.arena_id
      LEFT JOIN usuarios u ON u.id = ar.user_id AND u.desativado_em IS NULL
    WHERE l.avisar_arena AND q.arena_id = ${arenaId}::uuid ORDER BY l.inicio, l.id FOR UPDATE OF l SKIP LOCKED`;
  const [first] = given;
  if (!first) return;
  await tx.courtBooking.updateMany({
    where: { id: { in: given.map(({ id }) => id) } },
    data: { arenaUntold: false },
  });
  const { arena, name, email, startsAt, timeZone } = first;
  if (email === null) return;
  const rentals = given.map(({ client, feeInCents, ...rental }) => {
    const fee = feeInCents ? `. Multa: ${formatCents(feeInCents)}` : "";
    return `${client}: ${rentalWhen(rental)}${fee}`;
  });
  const link = `${publicUrl}/arena-calendar/quadras/${dayAt(startsAt, timeZone)}`;
  await outbox.put(tx, courtsGivenBackMail({ email, name, arena, rentals }, link));
}
