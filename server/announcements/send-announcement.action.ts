import { timeZoneAt } from "../arenas/arena-clock.loader";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { earlier, later } from "../platform/time/duration.rules";
import { instantAt } from "../platform/time/zoned-time.rules";
import { assertMayAddress, countReachable, queueDelivery } from "./address-announcement.step";
import { sentFrom, type AnnouncementSender } from "./announcement.access";
import {
  exceedsDailyLimit,
  mostAnnouncementsADay,
  scheduleProblem,
  sendAnnouncementSchema,
} from "./announcement.rules";

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
