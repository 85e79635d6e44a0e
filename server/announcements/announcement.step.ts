import { assertRunning } from "../arenas/arena.step";
import { assertActive } from "../federations/federation.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { enqueue } from "../platform/jobs/queue";
import { categoryCancelled, isCancelledCategory } from "../tournaments/categories/category-state.rules";
import type { AnnouncementSender } from "./announcement.access";
import { type Asked, countRecipients, type RecipientCount, withAddresses } from "./announcement.loader";
import { type AnnouncementAudience, audienceInWords, audiencesOf } from "./audience.rules";

export const deliverAnnouncementTask = "deliver_announcement";

interface Chosen {
  audience: AnnouncementAudience;
  championshipId: string | null;
  categoryId: string | null;
}

/** An audience that the sender may write to now. */
export interface Addressed extends Asked {
  /** "Inscritos em Feminino C, Etapa de verão" */
  inWords: string;
}

/**
 * Checks the sender and its audience: on request, and again when the time of a scheduled announcement has come.
 * @throws RuleViolation
 */
export async function assertMayAddress(
  tx: Transaction,
  sender: AnnouncementSender,
  chosen: Chosen,
): Promise<Addressed> {
  await (sender.kind === "ARENA" ? assertRunning(tx, sender.id) : assertActive(tx, sender.id));
  const { audience } = chosen;
  if (!audiencesOf[sender.kind].includes(audience))
    throw new RuleViolation("AUDIENCE_NOT_OFFERED", "Escolha um público da lista.", ["audience"]);
  const among = await amongOf(tx, sender, chosen);
  return {
    sender,
    audience,
    championshipId: among?.championshipId ?? null,
    categoryId: among?.categoryId ?? null,
    inWords: audienceInWords(sender.kind, audience, among),
  };
}

interface Among {
  championshipId: string;
  championship: string;
  categoryId: string | null;
  category: string | null;
}

/** The championship of an audience, and its category; null for audiences without one. */
async function amongOf(
  tx: Transaction,
  { id: federationId }: AnnouncementSender,
  { audience, championshipId, categoryId }: Chosen,
): Promise<Among | null> {
  const goesOn = { federationId, status: { not: "FINISHED" as const }, publishedAt: { not: null } };
  if (audience === "CHAMPIONSHIP") {
    const championship =
      championshipId === null
        ? null
        : await tx.tournament.findFirst({
            where: { id: championshipId, ...goesOn },
            select: { id: true, name: true },
          });
    if (!championship)
      throw new RuleViolation("CHAMPIONSHIP_NOT_FOUND", "Escolha um campeonato que ainda não terminou.", [
        "championshipKey",
      ]);
    const { id, name } = championship;
    return { championshipId: id, championship: name, categoryId: null, category: null };
  }
  if (audience !== "CATEGORY") return null;
  const category =
    categoryId === null
      ? null
      : await tx.tournamentCategory.findFirst({
          where: { id: categoryId, tournament: goesOn },
          select: {
            name: true,
            settledAt: true,
            draw: { select: { id: true } },
            tournament: { select: { id: true, name: true } },
          },
        });
  if (!category)
    throw new RuleViolation(
      "CATEGORY_UNKNOWN",
      "Escolha uma categoria de um campeonato que ainda não terminou.",
      ["categoryId"],
    );
  if (isCancelledCategory(category))
    throw new RuleViolation("CATEGORY_CANCELLED", categoryCancelled, ["categoryId"]);
  const { id, name } = category.tournament;
  return { championshipId: id, championship: name, categoryId, category: category.name };
}

/** @throws RuleViolation for an audience that has no address. */
export async function countReachable(
  by: Pick<ActionContext, "now"> & { db: Transaction },
  asked: Asked,
): Promise<RecipientCount> {
  const counts = await countRecipients(by, asked);
  if (counts.people === 0)
    throw new RuleViolation("NO_RECIPIENTS", "Ninguém deste público pode receber: falta o e-mail de todos.");
  return counts;
}

/** Writes down whom an announcement goes to, in one statement, and queues the job that delivers it. */
export async function queueDelivery(
  tx: Transaction,
  by: Pick<ActionContext, "now">,
  announcementId: string,
  asked: Asked,
): Promise<void> {
  await tx.$executeRaw`${withAddresses(by, asked)}
    INSERT INTO entregas_comunicados (comunicado_id, email, user_id)
    SELECT DISTINCT ON (email) ${announcementId}::uuid, email, user_id FROM enderecos
    WHERE email IS NOT NULL ORDER BY email, user_id`;
  await enqueue(tx, deliverAnnouncementTask, { announcementId });
}

/** Cancels deliveries to a deleted account's addresses. */
export async function forgetDeliveriesTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.announcementDelivery.deleteMany({ where: { email: { in: [...addresses] } } });
}

/** Keeps how many have read an announcement once its old notices are deleted. */
export async function keepReadCounts(
  tx: Transaction,
  _ctx: null,
  { before }: { before: Date },
): Promise<void> {
  await tx.$executeRaw`UPDATE comunicados c SET lidos_antigos = c.lidos_antigos + n.lidos
    FROM (SELECT comunicado_id, count(*)::int AS lidos FROM avisos
      WHERE comunicado_id IS NOT NULL AND lido_em IS NOT NULL AND created_at < ${before} GROUP BY comunicado_id) n
    WHERE n.comunicado_id = c.id`;
}

/** After a restore: those whose time came after the backup was made have been sent since. @returns how many. */
export async function giveUpDueAnnouncements(tx: Transaction, now: Date): Promise<number> {
  const { count } = await tx.announcement.updateMany({
    where: { state: "SCHEDULED", sentAt: { lte: now } },
    data: { state: "NOT_SENT", notSentReason: "o sistema foi restaurado de uma cópia depois do horário" },
  });
  return count;
}
