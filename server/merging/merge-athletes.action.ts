import type { MergeRequest, ArenaAthlete } from "../../prisma/generated/client/client";
import { assertRunning } from "../arenas/arena.step";
import { audit } from "../identity/audit.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { countAttempt } from "../platform/rate-limit";
import { isAdmin } from "../platform/viewer";
import {
  askLimit,
  daysAfterRefusal,
  expiryOf,
  isRefusedLately,
  mergeRequestMail,
  mostAskedBy,
  mostAskedOf,
} from "./merging.rules";
import { type LoadedPlan, mergePlanOf } from "./merge-plan.loader";
import { twoAccounts } from "./merge-plan.rules";
import { recordThatTookIn } from "./merging.access";
import { lockRecords, mergeRecords } from "./merging.step";
import { readAgain } from "./merging.errors";

/**
 * Asks the account's owner whether the other record is theirs too. Expects both records to be locked. Asking again returns
 * the existing request.
 * @throws RuleViolation, TooManyAttempts
 */
async function askPerson(
  tx: Transaction,
  ctx: ActionContext,
  { kept, other }: Pick<LoadedPlan, "kept" | "other">,
  arenaId: string,
): Promise<MergeRequest> {
  const { now, viewer } = ctx;
  await tx.mergeRequest.updateMany({
    where: { otherId: other.id, status: "PENDING", expiresAt: { lte: now } },
    data: { status: "WITHDRAWN" },
  });
  const open = await tx.mergeRequest.findFirst({ where: { otherId: other.id, status: "PENDING" } });
  if (open?.keptId === kept.id) return open;
  if (open)
    throw new RuleViolation(
      "ALREADY_ASKED",
      "Este cadastro já está em outro pedido. Cancele aquele pedido antes de fazer este.",
    );
  await assertNotTooMany(tx, kept.id, arenaId, now);
  await countAttempt(tx, askLimit(arenaId), now);
  const request = await tx.mergeRequest.create({
    data: {
      arenaId,
      keptId: kept.id,
      otherId: other.id,
      otherName: other.fullName,
      byAdmin: isAdmin(viewer),
      askedById: viewer?.userId ?? "",
      askedAt: now,
      expiresAt: expiryOf(now),
    },
  });
  const user = await tx.user.findUniqueOrThrow({ where: { id: kept.accountId ?? "" } });
  const { name: arena } = await tx.arena.findUniqueOrThrow({ where: { id: arenaId } });
  const said = { arena, otherName: other.fullName, url: `${ctx.publicUrl}/conta` };
  await ctx.outbox.put(tx, mergeRequestMail(user, said));
  return request;
}

/** @throws RuleViolation */
async function assertNotTooMany(tx: Transaction, keptId: string, arenaId: string, now: Date): Promise<void> {
  const refused = await tx.mergeRequest.findFirst({
    where: { arenaId, keptId, status: "REFUSED" },
    orderBy: [{ answeredAt: "desc" }, { id: "desc" }],
  });
  if (refused && isRefusedLately(refused.answeredAt, now))
    throw new RuleViolation(
      "REFUSED_LATELY",
      `Esta pessoa não aceitou juntar um cadastro. Você pode pedir de novo depois de ${daysAfterRefusal} dias; se houve engano, fale com ela.`,
    );
  const waiting = { status: "PENDING", expiresAt: { gt: now } } as const;
  if ((await tx.mergeRequest.count({ where: { keptId, ...waiting } })) >= mostAskedOf)
    throw new RuleViolation("TOO_MANY_ASKED", "Esta pessoa já tem pedidos demais à espera de resposta.");
  if ((await tx.mergeRequest.count({ where: { arenaId, ...waiting } })) >= mostAskedBy)
    throw new RuleViolation(
      "TOO_MANY_ASKED",
      `A arena já tem ${mostAskedBy} pedidos à espera de resposta. Cancele algum antes de fazer outro.`,
    );
}

/** What has become of it: one record, or a question to the person. */
export interface Merged {
  keptAthleteId: string;
  request: MergeRequest | null;
}

interface Wanted {
  /** Rows of arenas' lists. */
  keptId: string;
  otherId: string;
  /** Of the preview that was read. */
  key: string;
}

/**
 * 'Juntar cadastros': of two records without an account one takes in the other at once; where the person has an account
 * they are asked. Twice is once, also the other way round.
 * @throws RuleViolation, TooManyAttempts
 */
export async function mergeAthletes(ctx: ActionContext, { keptId, otherId, key }: Wanted): Promise<Merged> {
  const links = await ctx.db.arenaAthlete.findMany({ where: { id: { in: [keptId, otherId] } } });
  const athleteIds = links.map(({ athleteId }) => athleteId);
  const arenaIds = [...new Set(links.map(({ arenaId }) => arenaId))].sort();
  return inTransaction(ctx.db, async (tx) => {
    for (const arenaId of arenaIds) await assertRunning(tx, arenaId);
    await lockRecords(tx, athleteIds);
    const loaded = await mergePlanOfLinks(tx, ctx, [keptId, otherId]);
    if (loaded === null) return { keptAthleteId: await joinedAlready(tx, [keptId, otherId]), request: null };
    const { plan, problems } = loaded;
    const [problem] = problems;
    if (plan === null || problem !== undefined)
      throw new RuleViolation("CANNOT_MERGE", problem ?? "Estes cadastros não podem ser juntados.");
    if (plan.key !== key) throw readAgain();
    const arenaId = arenaOfOther(loaded);
    await noteAct(tx, ctx, arenaId, plan);
    const keptAthleteId = plan.kept.id;
    if (plan.asksFirst) return { keptAthleteId, request: await askPerson(tx, ctx, plan, arenaId) };
    await mergeRecords(tx, ctx, plan, {
      arenaId,
      byId: ctx.viewer?.userId ?? "",
      byAdmin: isAdmin(ctx.viewer),
    });
    return { keptAthleteId, request: null };
  });
}

/** Whose record it is that goes. */
const arenaOfOther = ({ first, second, plan }: LinkedPlan): string =>
  plan?.other.id === first.athleteId ? first.arenaId : second.arenaId;

/** Handles a repeated press, or a concurrent merge of the same records. */
async function joinedAlready(tx: Transaction, rowIds: readonly string[]): Promise<string> {
  const rows = await tx.arenaAthlete.findMany({ where: { id: { in: [...rowIds] } } });
  const [row] = rows;
  const gone = rowIds.find((id) => rows.every((one) => one.id !== id));
  if (row) {
    // Rows of two arenas are both still there.
    const keptId = gone === undefined ? row.athleteId : await recordThatTookIn(tx, gone, row.athleteId);
    if (keptId !== null) return keptId;
  }
  throw new RuleViolation("RECORD_GONE", "Um dos cadastros não existe mais. Atualize a página.");
}

/** What an admin does is written down, by the ids alone. */
async function noteAct(
  tx: Transaction,
  ctx: ActionContext,
  arenaId: string,
  { kept, other, asksFirst }: { kept: { id: string }; other: { id: string }; asksFirst: boolean },
): Promise<void> {
  if (!isAdmin(ctx.viewer)) return;
  await audit(tx, ctx, {
    action: asksFirst ? "ASK_TO_MERGE" : "MERGE_ATHLETES",
    subject: { kind: "ARENA", id: arenaId },
    changes: { before: { Cadastro: other.id }, after: { Cadastro: kept.id } },
  });
}

/** What joining two records does, to be read before. */
export interface MergePreview {
  keptAthleteId: string;
  otherAthleteId: string;
  /** Null where they are not compared. */
  plan: LoadedPlan | null;
  problems: readonly string[];
}

/**
 * What joining two people of a list does; nothing is written.
 * @returns null where one of them is no more.
 */
export async function previewMerge(
  ctx: ActionContext,
  link: ArenaAthlete,
  otherId: string,
): Promise<MergePreview | null> {
  const loaded = await mergePlanOfLinks(ctx.db, ctx, [link.id, otherId]);
  if (loaded === null) return null;
  const { first, second, plan, problems } = loaded;
  return {
    keptAthleteId: plan?.kept.id ?? first.athleteId,
    otherAthleteId: plan?.other.id ?? second.athleteId,
    plan,
    problems,
  };
}

/** What joining two people of an arena's list does, or why it cannot be done. */
interface LinkedPlan {
  first: ArenaAthlete;
  second: ArenaAthlete;
  /** Null for two accounts, of which nothing is compared. */
  plan: LoadedPlan | null;
  problems: string[];
}

const inactiveHere = "Um dos dois está inativo na arena. Reative o cadastro antes de juntar.";

/** @returns null where one of them is no more. */
async function mergePlanOfLinks(
  tx: Transaction,
  { viewer, now }: Pick<ActionContext, "viewer" | "now">,
  [firstId, secondId]: readonly [string, string],
): Promise<LinkedPlan | null> {
  const links = await tx.arenaAthlete.findMany({ where: { id: { in: [firstId, secondId] } } });
  const [first, second] = [firstId, secondId].map((id) => links.find((link) => link.id === id));
  if (!first || !second || first.athleteId === second.athleteId) return null;
  const everywhere = isAdmin(viewer);
  const plan = await mergePlanOf(tx, [first.athleteId, second.athleteId], {
    ownArenaIds: viewer?.ownedArenaIds ?? [],
    everywhere,
    toPerson: false,
    now,
  });
  if (plan === null) return null;
  if (plan === "TWO_ACCOUNTS") return { first, second, plan: null, problems: [twoAccounts] };
  const isInactive = !everywhere && !(first.active && second.active);
  return { first, second, plan, problems: isInactive ? [inactiveHere] : plan.problems };
}
