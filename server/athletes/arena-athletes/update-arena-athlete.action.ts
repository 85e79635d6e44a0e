import type { Athlete } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { recordsAddressed } from "../athlete.event";
import { correctProfile } from "../correct-profile.step";
import { keepProfileChange } from "../keep-profile-change.step";
import { writingPerson } from "../taken-person.step";
import { updateArenaAthleteSchema, type Contact } from "./arena-athlete.rules";
import { lockArenaAthlete } from "./arena-athlete.step";

/**
 * 'Alterar Cadastro': changes level, birth date and gender, and also name and contacts while no account has claimed the
 * record.
 * @throws InvalidInput, RuleViolation, TooManyAttempts as for registering an athlete.
 */
export async function updateArenaAthlete(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { contact = null, ...correction } = parseInput(
    updateArenaAthleteSchema(dayAt(ctx.now, brasiliaTime)),
    typed,
  );
  const { arenaId, athleteId } = await ctx.db.arenaAthlete.findUniqueOrThrow({ where: { id } });
  const before = await ctx.db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
  // Only a changed address could reveal whether it is registered.
  const email = contact === null || contact.email === before.email ? null : contact.email;
  const claimed = { fullName: contact?.fullName ?? before.fullName, email };
  await writingPerson(ctx, { arenaId, ofThemselves: athleteId, within: ["contact"] }, claimed, () =>
    inTransaction(ctx.db, async (tx) => {
      const { link, athlete } = await lockArenaAthlete(tx, id);
      if (!link.active)
        throw new RuleViolation(
          "INACTIVE",
          "O atleta está inativo na arena. Reative-o para alterar o cadastro.",
        );
      await correctProfile(tx, ctx, athlete, correction);
      if (contact !== null) await writeContact(tx, ctx, athlete, contact);
    }),
  );
}

async function writeContact(
  tx: Transaction,
  ctx: ActionContext,
  athlete: Athlete,
  contact: Contact,
): Promise<void> {
  const { fullName, email, phone } = contact;
  if (athlete.fullName === fullName && athlete.email === email && athlete.phone === phone) return;
  if (athlete.userId !== null)
    throw new RuleViolation(
      "HAS_ACCOUNT",
      "O atleta já tem conta na Praia: o e-mail só ele muda; nome, telefone e CPF se corrigem no perfil dele.",
    );
  const after = await tx.athlete.update({ where: { id: athlete.id }, data: { fullName, email, phone } });
  const named = { ...after, fullName: athlete.fullName, phone: athlete.phone };
  await keepProfileChange(tx, named, after, ctx.viewer?.userId ?? null);
  if (email !== null && email !== athlete.email)
    await recordsAddressed.happened(tx, ctx, { athleteIds: [athlete.id] });
}
