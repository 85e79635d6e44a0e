import { changesOf } from "../identity/audit.rules";
import { audit } from "../identity/audit.step";
import { signUp } from "../identity/sign-up.action";
import type { ActionContext } from "../platform/context";
import { inTransaction, whileFree } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { isAdmin } from "../platform/viewer";
import { federationAuditFields, personalInFederation } from "./federation-audit-fields.rules";
import { federationRecordSchema } from "./federation-record.rules";
import { FederationChangedMeanwhile } from "./federation.errors";
import { assertFederationFree } from "./free-federation.step";
import { signUpFederationSchema } from "./sign-up-federation.rules";
import { changeFederation, lockFederation } from "./write-federation.step";

/**
 * A federation signs up with the person responsible for it. It can prepare everything at once; nothing of it is public
 * until an admin activates it.
 * @returns the address the confirmation was sent to.
 * @throws InvalidInput, RuleViolation, EmailTaken, TooManyAttempts
 */
export async function signUpFederation(
  ctx: ActionContext,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const { name, acronym, email, responsibleName, password } = parseInput(signUpFederationSchema, input);
  return signUp(
    ctx,
    network,
    { email, name: responsibleName, password, role: "FEDERATION_MANAGER" },
    {
      async assertFree(db) {
        if (await db.federation.findUnique({ where: { acronym }, select: { id: true } }))
          throw new InvalidInput([{ path: ["acronym"], message: "Esta sigla já está cadastrada" }]);
      },
      async record(tx, userId) {
        const appointedOn = dayToDatabase(dayAt(ctx.now, brasiliaTime));
        await tx.federation.create({
          data: {
            name,
            acronym,
            email,
            responsibleName,
            active: false,
            createdAt: ctx.now,
            members: { create: { userId, position: "Responsável", appointedOn } },
          },
        });
        return undefined;
      },
    },
  );
}

/**
 * Saves a federation's data, for its people and for admins. A save without changes writes nothing; the audit trail
 * records what admins change.
 * @param version the one the form was filled from; rejects a stale version.
 * @throws InvalidInput, FederationChangedMeanwhile, RuleViolation
 */
export async function updateFederation(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const { city, uf, pixKey, ...sent } = parseInput(federationRecordSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockFederation(tx, id);
    const record = {
      ...sent,
      city: city === undefined ? stored.city : city,
      uf: uf === undefined ? stored.uf : uf,
      pixKey: pixKey === undefined ? stored.pixKey : pixKey,
    };
    const changes = changesOf(
      federationAuditFields(stored),
      federationAuditFields(record),
      personalInFederation,
    );
    if (changes === null) return;
    if (stored.version !== version) throw new FederationChangedMeanwhile(id);
    await assertFederationFree(tx, record, id);
    await changeFederation(tx, id, record);
    if (isAdmin(ctx.viewer))
      await audit(tx, ctx, { action: "UPDATE_FEDERATION", subject: { kind: "FEDERATION", id }, changes });
  });
  await whileFree(work, () => assertFederationFree(ctx.db, sent, id));
}
