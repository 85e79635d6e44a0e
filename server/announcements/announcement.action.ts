import type { Announcement } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { eachAlone } from "../platform/batches";
import type { ActionContext } from "../platform/context";
import { type Database, inTransaction, type Transaction } from "../platform/database";
import type { ErrorCode } from "../platform/error-codes.rules";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { earlier, later } from "../platform/time/duration.rules";
import { instantAt } from "../platform/time/time-zone.rules";
import { assertMayAddress, countReachable, queueDelivery } from "./announcement.step";
import { type AnnouncementSender, senderOfRow, sentFrom } from "./announcement.access";
import {
  exceedsDailyLimit,
  isTooLate,
  mostAnnouncementsADay,
  scheduleProblem,
  sendAnnouncementSchema,
  tooLateReason,
} from "./announcement.rules";

/**
 * Cancels a scheduled announcement until it is being sent: the job holds the row's lock meanwhile, so one of the two
 * comes first. Idempotent.
 * @throws RuleViolation
 */
export function cancelAnnouncement(
  { db, now }: ActionContext,
  sender: AnnouncementSender,
  id: string,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    await tx.$queryRaw`SELECT id::text FROM comunicados WHERE id = ${id}::uuid FOR UPDATE`;
    const announcement = await tx.announcement.findFirst({ where: { ...sentFrom(sender), id } });
    if (!announcement)
      throw new RuleViolation("ANNOUNCEMENT_NOT_FOUND", "Este comunicado não foi encontrado.");
    if (announcement.state === "CANCELLED") return id;
    if (announcement.state !== "SCHEDULED")
      throw new RuleViolation(
        "ANNOUNCEMENT_NOT_SCHEDULED",
        announcement.state === "SENT"
          ? "O comunicado já foi enviado."
          : "O horário deste comunicado já passou, e ele não será enviado.",
      );
    await tx.announcement.update({ where: { id }, data: { state: "CANCELLED", sentAt: now } });
    return id;
  });
}

/**
 * Sends the announcements whose time has come, each in its own transaction, to the audience as it is now. The state
 * changes in the transaction that queues the delivery, and a row that another worker holds is skipped: each is sent once.
 *
 * An announcement is the organisation's and not its writer's: it is sent even if its writer no longer works there, as the
 * others see it in their list and can cancel it.
 * @returns how many were sent.
 * @throws AggregateError after all of them
 */
export async function sendDueAnnouncements(db: Database, now: Date): Promise<number> {
  const due = await db.announcement.findMany({
    where: { state: "SCHEDULED", sentAt: { lte: now } },
    select: { id: true },
    orderBy: [{ sentAt: "asc" }, { id: "asc" }],
  });
  let sent = 0;
  await eachAlone(db, due, async ({ id }) => {
    if (await inTransaction(db, (tx) => sendIfDue(tx, now, id))) sent += 1;
  });
  return sent;
}

async function sendIfDue(tx: Transaction, now: Date, id: string): Promise<boolean> {
  const free = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM comunicados WHERE id = ${id}::uuid AND situacao = 'agendado' FOR UPDATE SKIP LOCKED`;
  if (free.length === 0) return false;
  const announcement = await tx.announcement.findUniqueOrThrow({ where: { id } });
  const reason = isTooLate(now, announcement.sentAt)
    ? tooLateReason
    : await sendNow(tx, now, announcement).catch(reasonFor);
  if (reason !== null)
    await tx.announcement.update({
      where: { id },
      data: { state: "NOT_SENT", notSentReason: reason, sentAt: now },
    });
  return reason === null;
}

/** @returns null, as it was sent. @throws RuleViolation */
async function sendNow(tx: Transaction, now: Date, announcement: Announcement): Promise<null> {
  const { id, audienceKind, championshipId, categoryId } = announcement;
  const sender = senderOfRow(announcement);
  const chosen = { audience: audienceKind ?? "ATHLETES", championshipId, categoryId };
  const addressed = await assertMayAddress(tx, sender, chosen);
  const { people, unreachable } = await countReachable({ db: tx, now }, addressed);
  await tx.announcement.update({
    where: { id },
    data: {
      state: "SENT",
      sentAt: now,
      audience: addressed.inWords,
      recipientCount: people,
      skippedCount: unreachable,
    },
  });
  await queueDelivery(tx, { now }, id, addressed);
  return null;
}

/** After "Não enviado: ". */
const reasons: Partial<Record<ErrorCode, string>> = {
  ARENA_SUSPENDED: "a arena estava suspensa",
  FEDERATION_INACTIVE: "a federação não estava ativa",
  CHAMPIONSHIP_NOT_FOUND: "o campeonato já tinha terminado",
  CATEGORY_UNKNOWN: "a categoria não existia mais ou o campeonato já tinha terminado",
  CATEGORY_CANCELLED: "a categoria foi cancelada",
  NO_RECIPIENTS: "ninguém deste público podia receber",
};

function reasonFor(error: unknown): string {
  const reason = error instanceof RuleViolation ? reasons[error.code] : undefined;
  if (reason === undefined) throw error;
  return reason;
}

export const sendDueAnnouncementsTask = "send_announcements";

/** Every minute: scheduled announcements. */
export const sendDueAnnouncementsJob = (db: Database) => async (): Promise<void> => {
  await sendDueAnnouncements(db, new Date());
};

/**
 * Sends an announcement: writes it, whom it goes to, and the job that delivers it. With a day and a time it is only
 * written, see `sendDueAnnouncements`. Idempotent by `requestKey`.
 * @returns its id.
 * @throws InvalidInput, RuleViolation
 */
export async function sendAnnouncement(
  ctx: ActionContext,
  sender: AnnouncementSender,
  input: unknown,
): Promise<string> {
  const { championshipKey, categoryId, sendOn, sendAt, ...announcement } = parseInput(
    sendAnnouncementSchema,
    input,
  );
  const { audience, requestKey, title, text } = announcement;
  const { now, viewer } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    // One at a time per sender: the daily limit counts rows, and a double click has to see the first one's.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`announcements:${sender.id}`}, 0))::text`;
    const sent = await tx.announcement.findFirst({ where: { ...sentFrom(sender), requestKey } });
    if (sent) return sent.id;
    const chosen = { audience, championshipId: championshipKey ?? null, categoryId: categoryId ?? null };
    const addressed = await assertMayAddress(tx, sender, chosen);
    const scheduledFor = sendOn && sendAt ? await plannedTime(tx, sender, now, { sendOn, sendAt }) : null;
    await assertBelowLimit(tx, sender, scheduledFor ?? now);
    // The recipients of a scheduled one are those of its own time: an empty category may have filled up by then.
    const counts =
      scheduledFor === null
        ? await countReachable({ db: tx, now }, addressed)
        : { people: 0, unreachable: 0 };
    const { id } = await tx.announcement.create({
      data: {
        ...sentFrom(sender),
        requestKey,
        title,
        text,
        audience: addressed.inWords,
        audienceKind: audience,
        championshipId: addressed.championshipId,
        categoryId: addressed.categoryId,
        recipientCount: counts.people,
        skippedCount: counts.unreachable,
        sentById: viewer?.userId ?? null,
        state: scheduledFor === null ? "SENT" : "SCHEDULED",
        scheduledFor,
        sentAt: scheduledFor ?? now,
      },
    });
    if (scheduledFor === null) await queueDelivery(tx, ctx, id, addressed);
    return id;
  });
}

/** @throws InvalidInput for a time too soon or too far ahead. */
async function plannedTime(
  tx: Transaction,
  sender: AnnouncementSender,
  now: Date,
  { sendOn, sendAt }: { sendOn: string; sendAt: string },
): Promise<Date> {
  const timeZone = await timeZoneAt(tx, sender.kind === "ARENA" ? sender.id : null);
  const at = instantAt(sendOn, sendAt, timeZone);
  const problem = scheduleProblem(now, at);
  if (problem) throw new InvalidInput([problem]);
  return at;
}

async function assertBelowLimit(tx: Transaction, sender: AnnouncementSender, at: Date): Promise<void> {
  const near = await tx.announcement.findMany({
    where: {
      ...sentFrom(sender),
      state: { in: ["SENT", "SCHEDULED"] },
      sentAt: { gt: earlier(at, { days: 1 }), lt: later(at, { days: 1 }) },
    },
    select: { sentAt: true },
  });
  const times = near.map(({ sentAt }) => sentAt);
  if (exceedsDailyLimit(times, at))
    throw new RuleViolation(
      "TOO_MANY_ANNOUNCEMENTS",
      `O limite é de ${mostAnnouncementsADay} comunicados em 24 horas, contando os agendados. Escolha outro horário.`,
    );
}
