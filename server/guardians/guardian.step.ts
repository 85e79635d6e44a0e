import type { Athlete, Guardianship, User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { guardianAnsweredMail, guardianEndedMail } from "./guardian-mails.rules";
import { firstName, isUnderAge } from "./guardian.rules";
import { closePublicPages } from "../athletes/athlete-profile.step";
import type { Merging } from "../athletes/joined-record.rules";

/** Locks a minor against concurrent changes of guardians. @throws RuleViolation for an adult or an inactive record */
export async function lockMinor(tx: Transaction, athleteId: string, now: Date): Promise<Athlete> {
  await tx.$queryRaw`SELECT id FROM alunos WHERE id = ${athleteId}::uuid FOR UPDATE`;
  const athlete = await tx.athlete.findUniqueOrThrow({ where: { id: athleteId } });
  if (!isUnderAge(athlete, now))
    throw new RuleViolation(
      "NOT_A_MINOR",
      athlete.birthDate === null
        ? "Informe antes a data de nascimento: só menores de 18 anos têm responsáveis."
        : "Só menores de 18 anos têm responsáveis.",
    );
  if (athlete.status !== "ACTIVE")
    throw new RuleViolation("INACTIVE_ON_PLATFORM", "Este cadastro não está mais ativo na Praia.");
  return athlete;
}

type Outbox = Pick<ActionContext, "outbox" | "publicUrl">;

/** Notifies the user who sent the invitation, and the minor if the record has an account. */
export async function tellAnswer(
  tx: Transaction,
  { outbox, publicUrl }: Outbox,
  row: Guardianship,
  { person, accepted }: { person: string; accepted: boolean },
): Promise<void> {
  const { athlete, invitedBy } = await tx.guardianship.findUniqueOrThrow({
    where: { id: row.id },
    select: { athlete: { select: { fullName: true, user: true } }, invitedBy: true },
  });
  const url = `${publicUrl}/${row.arenaId === null ? "conta" : "arena-athletes"}`;
  const recipients = new Map<string, [User, string]>();
  if (invitedBy !== null) recipients.set(invitedBy.id, [invitedBy, url]);
  if (athlete.user !== null) recipients.set(athlete.user.id, [athlete.user, `${publicUrl}/conta`]);
  for (const [user, to] of recipients.values())
    if (user.disabledAt === null)
      await outbox.put(
        tx,
        guardianAnsweredMail(user, { child: firstName(athlete.fullName), person, accepted, url: to }),
      );
}

/** Notifies the guardian and the minor, except the one who ended the guardianship. */
export async function notifyGuardianshipEnded(
  tx: Transaction,
  { outbox }: Outbox,
  row: Guardianship,
  byId: string,
): Promise<void> {
  const { athlete, user: guardian } = await tx.guardianship.findUniqueOrThrow({
    where: { id: row.id },
    select: { athlete: { select: { fullName: true, user: true } }, user: true },
  });
  if (guardian === null) return;
  for (const user of [guardian, athlete.user])
    if (user !== null && user.id !== byId && user.disabledAt === null)
      await outbox.put(
        tx,
        guardianEndedMail(user, { child: firstName(athlete.fullName), person: guardian.name }),
      );
}

/** Deletes the guardianships of a minor whose data is erased, with their history. */
export async function forgetGuardiansOf(tx: Transaction, athleteId: string): Promise<void> {
  await tx.guardianship.deleteMany({ where: { athleteId } });
}

/** Ends the guardianships of a guardian whose account is erased. The log of the guardian's actions is kept. */
export async function leaveChildren(tx: Transaction, userId: string, now: Date): Promise<void> {
  const where = { userId, status: "ACTIVE" as const };
  const children = await tx.guardianship.findMany({ where, select: { athleteId: true } });
  await tx.guardianship.updateMany({
    where,
    data: { status: "ENDED", endedAt: now, nameConsentAt: null },
  });
  await closePublicPages(
    tx,
    children.map(({ athleteId }) => athleteId),
    now,
  );
}

/** Deletes the guardian invitations that were sent to the addresses of a person whose data is erased. */
export async function forgetGuardianInvitationsTo(
  tx: Transaction,
  addresses: readonly string[],
): Promise<void> {
  await tx.guardianship.deleteMany({ where: { email: { in: [...addresses] } } });
}

/**
 * Who answers for a record answers for the one that takes it in, and what they did for it goes along. Of two bonds of one
 * account, or two questions to one address, that of the record that stays is left.
 */
export async function handOverGuardianships(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  const kept = await tx.guardianship.findMany({ where: { athleteId: keptId } });
  for (const row of await tx.guardianship.findMany({ where: { athleteId: otherId } })) {
    const same = kept.find(
      ({ status, userId, email }) =>
        status === row.status &&
        (status === "ACTIVE" ? userId === row.userId : status === "INVITED" && email === row.email),
    );
    if (same === undefined) {
      await tx.guardianship.update({ where: { id: row.id }, data: { athleteId: keptId } });
      continue;
    }
    await tx.guardianAct.updateMany({
      where: { guardianshipId: row.id },
      data: { guardianshipId: same.id },
    });
    await tx.guardianship.delete({ where: { id: row.id } });
  }
}
