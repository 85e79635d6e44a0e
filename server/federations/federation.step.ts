import type { Federation, Prisma, User, FederationMember } from "../../prisma/generated/client/client";
import { audit } from "../identity/audit.step";
import { dropRole } from "../identity/roles.step";
import type { Entrusted } from "../identity/identity.event";
import { whoActs } from "../identity/management/management.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { type FieldProblem, InvalidInput, RuleViolation } from "../platform/errors";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { isAdmin } from "../platform/viewer";
import { memberRemovedMail } from "./federation-mails.rules";
import type { FederationRecord } from "./federation-record.rules";

/** Locks the row: of two who change it at once, or what hangs on it, the second waits and sees what the first did. */
export async function lockFederation(tx: Transaction, id: string): Promise<Federation> {
  await tx.$queryRaw`SELECT id FROM federacoes WHERE id = ${id}::uuid FOR UPDATE`;
  const federation = await tx.federation.findUnique({ where: { id } });
  if (!federation) throw new RuleViolation("FEDERATION_GONE", "Esta federação não existe mais.");
  return federation;
}

/** @returns its id. */
export async function addFederation(
  tx: Transaction,
  record: FederationRecord,
  { active, createdAt }: { active: boolean; createdAt: Date },
): Promise<string> {
  const { id } = await tx.federation.create({ data: { ...record, active, createdAt }, select: { id: true } });
  return id;
}

/** Expects it to be locked. */
export async function changeFederation(tx: Transaction, id: string, record: FederationRecord): Promise<void> {
  await tx.federation.update({ where: { id }, data: { ...record, version: { increment: 1 } } });
}

/** Expects it to be locked. @param inactive since when and why; null for one that is active. */
export async function setFederationState(
  tx: Transaction,
  id: string,
  inactive: { since: Date; reason: string } | null,
): Promise<void> {
  await tx.federation.update({
    where: { id },
    data: {
      active: inactive === null,
      inactiveSince: inactive?.since ?? null,
      inactiveReason: inactive?.reason ?? null,
    },
  });
}

/** With those who work for it; expects that nothing else hangs on it. */
export async function removeFederation(tx: Transaction, id: string): Promise<void> {
  await tx.federation.delete({ where: { id } });
}

/** Makes a user a member of a federation from today on; a former member is reactivated. */
export async function admitMember(
  tx: Transaction,
  { now }: Pick<ActionContext, "now">,
  { userId, federationId, position }: { userId: string; federationId: string; position: string },
): Promise<void> {
  const appointed = { position, active: true, appointedOn: dayToDatabase(dayAt(now, brasiliaTime)) };
  const of = { userId, federationId };
  await tx.federationMember.upsert({
    where: { userId_federationId: of },
    create: { ...of, ...appointed },
    update: appointed,
  });
}

/**
 * The memberships that a federation can be left to when this user goes: of people who can sign in. Who has never entered
 * since they were added may have been added by a mistyped address, and takes over only from who cannot sign in either.
 */
export function membersBeside({
  id,
  temporaryPasswordUntil,
  disabledAt,
}: Pick<User, "id" | "temporaryPasswordUntil" | "disabledAt">): Prisma.FederationMemberWhereInput {
  const signsIn = temporaryPasswordUntil === null && disabledAt === null;
  return {
    active: true,
    userId: { not: id },
    user: { disabledAt: null, ...(signsIn ? { temporaryPasswordUntil: null } : {}) },
  };
}

/** A user accepts the administration's invitation to work for a federation. */
export async function joinFederation(
  tx: Transaction,
  ctx: ActionContext,
  { kind, userId, placeId, position }: Entrusted,
): Promise<void> {
  if (kind !== "FEDERATION") return;
  await lockFederation(tx, placeId);
  await admitMember(tx, ctx, { userId, federationId: placeId, position: position ?? "" });
}

export async function changeMemberPosition(
  tx: Transaction,
  memberId: string,
  position: string,
): Promise<void> {
  await tx.federationMember.update({ where: { id: memberId }, data: { position } });
}

/** Deactivates a member. Expects the federation to be locked. */
export async function dismissMember(tx: Transaction, memberId: string): Promise<void> {
  const { userId } = await tx.federationMember.update({ where: { id: memberId }, data: { active: false } });
  await forgetManagers(tx, [userId]);
}

/** Who works for no federation any more is no manager of one either. */
export async function forgetManagers(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const rows = await tx.federationMember.findMany({
    where: { userId: { in: [...userIds] }, active: true },
    select: { userId: true },
  });
  const still = new Set(rows.map(({ userId }) => userId));
  await dropRole(
    tx,
    userIds.filter((id) => !still.has(id)),
    "FEDERATION_MANAGER",
  );
}

/**
 * Guards against a membership that ended while this request waited for the federation's lock.
 * @throws RuleViolation
 */
export async function assertStillActs(
  tx: Transaction,
  { viewer }: Pick<ActionContext, "viewer">,
  federationId: string,
): Promise<void> {
  if (viewer === null || isAdmin(viewer)) return;
  const mine = await tx.federationMember.count({
    where: { federationId, userId: viewer.userId, active: true },
  });
  if (mine === 0)
    throw new RuleViolation("NO_MEMBER", "Você já não trabalha nesta federação. Atualize a página.");
}

/** Locks the federation's row, so that its members stay the same meanwhile. @throws RuleViolation for an ended membership. */
export async function lockMember(
  tx: Transaction,
  ctx: ActionContext,
  memberId: string,
): Promise<FederationMember> {
  const { federationId } = await tx.federationMember.findUniqueOrThrow({
    where: { id: memberId },
    select: { federationId: true },
  });
  await lockFederation(tx, federationId);
  const member = await tx.federationMember.findUniqueOrThrow({ where: { id: memberId } });
  if (!member.active)
    throw new RuleViolation("NO_MEMBER", "Esta pessoa já não trabalha na federação. Atualize a página.");
  await assertStillActs(tx, ctx, federationId);
  return member;
}

/**
 * Ends a membership, never the last one: a federation keeps at least one person who has signed in. The person gets a
 * mail, unless they left by themselves.
 * @returns the federation's id. @throws RuleViolation
 */
export async function removeMember(tx: Transaction, ctx: ActionContext, memberId: string): Promise<string> {
  const { userId, federationId, position } = await lockMember(tx, ctx, memberId);
  const { name } = await tx.federation.findUniqueOrThrow({ where: { id: federationId } });
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const others = await tx.federationMember.count({ where: { federationId, ...membersBeside(user) } });
  if (others === 0)
    throw new RuleViolation(
      "LAST_FEDERATION_MEMBER",
      `É a única pessoa da federação “${name}”. Inclua outra, e espere que ela entre, antes de retirar esta.`,
    );
  await dismissMember(tx, memberId);
  if (isAdmin(ctx.viewer))
    await audit(tx, ctx, {
      action: "REMOVE_FEDERATION_MEMBER",
      subject: { kind: "FEDERATION", id: federationId },
      changes: { before: { Pessoa: userId, Cargo: position }, after: null },
    });
  if (userId === ctx.viewer?.userId) return federationId;
  if (user.disabledAt === null)
    await ctx.outbox.put(tx, memberRemovedMail(user, name, await whoActs(tx, ctx)));
  return federationId;
}

/** Of accounts that were never confirmed, the federations that only such run, and on which nothing hangs. */
export async function forgetFederations(
  tx: Transaction,
  _ctx: null,
  { userIds }: { userIds: readonly string[] },
): Promise<void> {
  const userId = { in: [...userIds] };
  const none = { none: {} };
  await tx.federation.deleteMany({
    where: {
      members: { some: { userId }, every: { userId } },
      arenas: none,
      championships: none,
      rankings: none,
      charges: none,
      contracts: none,
    },
  });
}

/** Ends all of a user's federation memberships. */
export async function leaveFederations(tx: Transaction, userId: string): Promise<void> {
  await tx.federationMember.updateMany({ where: { userId }, data: { active: false } });
}

/**
 * What a federation that is not active takes nothing new with: enrolments, affiliations, charges. What runs may be
 * finished, and it may prepare. It stays active until the transaction ends.
 * @throws RuleViolation
 */
export async function assertActive(tx: Transaction, federationId: string): Promise<void> {
  const [federation] = await tx.$queryRaw<{ ativa: boolean }[]>`
    SELECT ativa FROM federacoes WHERE id = ${federationId}::uuid FOR SHARE`;
  if (!federation?.ativa)
    throw new RuleViolation(
      "FEDERATION_INACTIVE",
      "A federação não está ativa e não recebe nada novo: inscrições, filiações ou cobranças. Fale com a administração da Praia.",
    );
}

/** The same for what goes on by itself: it waits instead. */
export async function isActiveNow(tx: Transaction, federationId: string): Promise<boolean> {
  return (await tx.federation.count({ where: { id: federationId, active: true } })) > 0;
}

/** @throws InvalidInput where another federation has the acronym or the CNPJ. @param exceptId whose they are already. */
export async function assertFederationFree(
  db: Transaction,
  { acronym, cnpj }: Pick<FederationRecord, "acronym" | "cnpj">,
  exceptId?: string,
): Promise<void> {
  const others = await db.federation.findMany({
    where: {
      OR: [{ acronym }, ...(cnpj === null ? [] : [{ cnpj }])],
      ...(exceptId === undefined ? {} : { id: { not: exceptId } }),
    },
    select: { acronym: true, cnpj: true },
  });
  const problems: FieldProblem[] = [];
  if (others.some((other) => other.acronym === acronym))
    problems.push({ path: ["acronym"], message: "Esta sigla já está cadastrada" });
  if (cnpj !== null && others.some((other) => other.cnpj === cnpj))
    problems.push({ path: ["cnpj"], message: "Este CNPJ já está cadastrado" });
  if (problems.length > 0) throw new InvalidInput(problems);
}
