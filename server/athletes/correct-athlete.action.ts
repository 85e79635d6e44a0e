import type { Athlete } from "../../prisma/generated/client/client";
import { renameAccount } from "../identity/rename-account.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { isAdmin } from "../platform/viewer";
import { correctProfile, lockAthlete } from "./correct-profile.step";
import { keepProfileChange } from "./keep-profile-change.step";
import { correctRecordSchema, recordCorrectedMail, type RecordCorrection } from "./profile-change.rules";
import { writingPerson } from "./taken-person.step";

/**
 * Who knows the athlete corrects level, birth date and gender, which stay as they are while an enrolment depends on them, and
 * name, phone and CPF. A person with an account is told by mail who corrected these three.
 * @throws InvalidInput, TooManyAttempts for CPFs that somebody has (20 per hour and person).
 */
export async function correctAthlete(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const { fullName, phone, cpf, ...correction } = parseInput(
    correctRecordSchema(dayAt(ctx.now, brasiliaTime)),
    typed,
  );
  if (cpf !== null && ctx.viewer?.athleteId === athleteId && !isAdmin(ctx.viewer))
    throw new InvalidInput([
      { path: ["cpf"], message: "O próprio CPF só outra pessoa da arena ou a administração corrige" },
    ]);
  const writing = { arenaId: ctx.viewer?.ownedArenaIds[0] ?? athleteId, ofThemselves: athleteId };
  await writingPerson(ctx, writing, { fullName: fullName ?? "", email: null, cpf }, () =>
    inTransaction(ctx.db, async (tx) => {
      const athlete = await lockAthlete(tx, athleteId);
      await correctProfile(tx, ctx, athlete, correction);
      await correctIdentity(tx, ctx, athlete, { fullName, phone, cpf });
    }),
  );
}

/** @param athlete as it was, locked. */
async function correctIdentity(
  tx: Transaction,
  ctx: ActionContext,
  athlete: Athlete,
  { fullName, phone, cpf }: Pick<RecordCorrection, "fullName" | "phone" | "cpf">,
): Promise<void> {
  const after = await tx.athlete.update({
    where: { id: athlete.id },
    data: {
      fullName: fullName ?? athlete.fullName,
      phone: phone ?? athlete.phone,
      cpf: cpf ?? athlete.cpf,
    },
  });
  const what = [
    ...(after.fullName === athlete.fullName ? [] : ["nome"]),
    ...(after.phone === athlete.phone ? [] : ["telefone"]),
    ...(after.cpf === athlete.cpf ? [] : ["CPF"]),
  ];
  if (what.length === 0) return;
  const byId = ctx.viewer?.userId ?? null;
  const { fullName: before, phone: phoneBefore, cpf: cpfBefore } = athlete;
  await keepProfileChange(
    tx,
    { ...after, fullName: before, phone: phoneBefore, cpf: cpfBefore },
    after,
    byId,
  );
  if (athlete.userId === null) return;
  if (after.fullName !== before) await renameAccount(tx, athlete.userId, after.fullName);
  if (athlete.userId === byId) return;
  const [person, corrector] = [
    await tx.user.findUnique({ where: { id: athlete.userId }, select: { email: true, disabledAt: true } }),
    byId === null ? null : await tx.user.findUnique({ where: { id: byId }, select: { name: true } }),
  ];
  if (!person || person.disabledAt) return;
  await ctx.outbox.put(
    tx,
    recordCorrectedMail(
      { email: person.email, name: after.fullName },
      {
        what: what.join(", "),
        by: corrector?.name ?? "A administração",
        url: `${ctx.publicUrl}/user-profile/${athlete.id}`,
      },
    ),
  );
}
