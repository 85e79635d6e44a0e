import { assertRunning } from "../arenas/running-arena.step";
import { assertActive } from "../federations/active-federation.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { enqueue } from "../platform/jobs/queue";
import { categoryCancelled, isCancelledCategory } from "../tournaments/categories/category-state.rules";
import type { AnnouncementSender } from "./announcement.access";
import { audienceInWords, audiencesOf, type AnnouncementAudience } from "./audience.rules";
import { countRecipients, withAddresses, type Asked, type RecipientCount } from "./recipients.loader";

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
