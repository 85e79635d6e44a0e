import { assertRunning } from "../arenas/running-arena.step";
import { assertActive } from "../federations/active-federation.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { enqueue } from "../platform/jobs/queue";
import { parseInput } from "../platform/parse-input";
import { earlier } from "../platform/time/duration.rules";
import { sentFrom, type AnnouncementSender } from "./announcement.access";
import { mostAnnouncementsADay, sendAnnouncementSchema } from "./announcement.rules";
import { audienceInWords, audiencesOf, type AnnouncementAudience } from "./audience.rules";
import { deliverAnnouncementTask } from "./deliver-announcement.action";
import { countRecipients, withAddresses, type Asked } from "./recipients.loader";

/**
 * Writes the announcement, whom it goes to, and the job that delivers it. Idempotent by `requestKey`.
 * @returns its id.
 * @throws InvalidInput, RuleViolation
 */
export async function sendAnnouncement(
  ctx: ActionContext,
  sender: AnnouncementSender,
  input: unknown,
): Promise<string> {
  const { championshipKey, ...announcement } = parseInput(sendAnnouncementSchema, input);
  const { audience, requestKey, title, text } = announcement;
  const { now, viewer } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    // One at a time per sender: the daily limit counts rows, and a double click has to see the first one's.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`announcements:${sender.id}`}, 0))::text`;
    const sent = await tx.announcement.findFirst({ where: { ...sentFrom(sender), requestKey } });
    if (sent) return sent.id;
    await assertMaySend(tx, sender);
    await assertBelowLimit(tx, sender, now);
    const championship = await championshipFor(tx, sender, audience, championshipKey ?? null);
    const asked = { sender, audience, championshipId: championship?.id ?? null };
    const { people, unreachable } = await countRecipients({ db: tx, now }, asked);
    if (people === 0)
      throw new RuleViolation(
        "NO_RECIPIENTS",
        "Ninguém deste público pode receber: falta o e-mail de todos.",
      );
    const { id } = await tx.announcement.create({
      data: {
        ...sentFrom(sender),
        requestKey,
        title,
        text,
        audience: audienceInWords(sender.kind, audience, championship?.name ?? null),
        recipientCount: people,
        skippedCount: unreachable,
        sentById: viewer?.userId ?? null,
        sentAt: now,
      },
    });
    await listRecipients(tx, ctx, id, asked);
    await enqueue(tx, deliverAnnouncementTask, { announcementId: id });
    return id;
  });
}

const assertMaySend = (tx: Transaction, { kind, id }: AnnouncementSender): Promise<void> =>
  kind === "ARENA" ? assertRunning(tx, id) : assertActive(tx, id);

async function assertBelowLimit(tx: Transaction, sender: AnnouncementSender, now: Date): Promise<void> {
  const count = await tx.announcement.count({
    where: { ...sentFrom(sender), sentAt: { gt: earlier(now, { days: 1 }) } },
  });
  if (count >= mostAnnouncementsADay)
    throw new RuleViolation(
      "TOO_MANY_ANNOUNCEMENTS",
      `O limite é de ${mostAnnouncementsADay} comunicados em 24 horas. Tente de novo mais tarde.`,
    );
}

async function championshipFor(
  tx: Transaction,
  { kind, id }: AnnouncementSender,
  audience: AnnouncementAudience,
  key: string | null,
): Promise<{ id: string; name: string } | null> {
  if (!audiencesOf[kind].includes(audience))
    throw new RuleViolation("AUDIENCE_NOT_OFFERED", "Escolha um público da lista.");
  if (audience !== "CHAMPIONSHIP") return null;
  const championship =
    key === null
      ? null
      : await tx.tournament.findFirst({
          where: { id: key, federationId: id, status: { not: "FINISHED" }, publishedAt: { not: null } },
          select: { id: true, name: true },
        });
  if (!championship)
    throw new RuleViolation("CHAMPIONSHIP_NOT_FOUND", "Escolha um campeonato que ainda não terminou.");
  return championship;
}

/** Writes down whom an announcement goes to, in one statement. */
async function listRecipients(
  tx: Transaction,
  by: Pick<ActionContext, "now">,
  announcementId: string,
  asked: Asked,
): Promise<void> {
  await tx.$executeRaw`${withAddresses(by, asked)}
    INSERT INTO entregas_comunicados (comunicado_id, email, user_id)
    SELECT DISTINCT ON (email) ${announcementId}::uuid, email, user_id FROM enderecos
    WHERE email IS NOT NULL ORDER BY email, user_id`;
}
