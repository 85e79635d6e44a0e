import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { clockToDatabase } from "../../platform/time/clock-time.rules";
import { isAdmin } from "../../platform/viewer";
import {
  inviteToTeach,
  tellTeachingEnded,
  withdrawTeachingInvitations,
} from "../invitations/teaching-invitation.step";
import { correctTeacher } from "../record/correct-teacher.step";
import { teachingEnds } from "../teacher.event";
import { registerTeacherSchema, updateArenaTeacherSchema } from "./arena-teacher.rules";
import { listedUnder, lockList, lockTeacherArena } from "./arena-teacher.step";
import type { Hours } from "./teaching-hours.rules";

/** Replaces a teacher's available hours at an arena. */
async function writeHours(tx: Transaction, teacherArenaId: string, hours: readonly Hours[]): Promise<void> {
  await tx.teachingHours.deleteMany({ where: { teacherArenaId } });
  await tx.teachingHours.createMany({
    data: hours.map(({ weekday, startsAt, endsAt }) => ({
      teacherArenaId,
      weekday,
      startsAt: clockToDatabase(startsAt),
      endsAt: clockToDatabase(endsAt),
    })),
  });
}

/**
 * 'Alterar Cadastro': changes the arena's phone, specialties and hours of a teacher, and name and CPF of the record. A
 * teacher with an account gets a mail about the changes.
 * @throws InvalidInput, RuleViolation
 */
export async function updateArenaTeacher(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { fullName, cpf, hours, phone, specialties } = parseInput(updateArenaTeacherSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const { link, teacher } = await lockTeacherArena(tx, id);
    if (!link.active)
      throw new RuleViolation(
        "INACTIVE",
        "Este professor não dá mais aulas na arena, e o cadastro não muda.",
      );
    if (
      cpf !== null &&
      teacher.userId !== null &&
      teacher.userId === ctx.viewer?.userId &&
      !isAdmin(ctx.viewer)
    )
      throw new InvalidInput([
        { path: ["cpf"], message: "O próprio CPF só outra pessoa da arena ou a administração corrige" },
      ]);
    await correctTeacher(tx, ctx, { teacher, links: [link] }, { fullName: fullName ?? null, cpf, phone });
    await tx.teacherArena.update({ where: { id }, data: { specialties } });
    await writeHours(tx, id, hours);
  });
}

/**
 * Deactivates or reactivates a teacher at an arena, which sees only the name of former teachers. A teacher with an
 * account returns by accepting an invitation. Idempotent.
 * @throws RuleViolation while they have upcoming classes, or while the arena is suspended.
 */
export async function setTeachingActive(ctx: ActionContext, id: string, active: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { link, teacher } = await lockTeacherArena(tx, id);
    if (link.active === active) return;
    if (active) {
      if (teacher.userId !== null)
        throw new RuleViolation(
          "HAS_ACCOUNT",
          "Este professor tem conta na Praia: convide-o de novo, e ele responde.",
        );
      if (!teacher.active)
        throw new RuleViolation("INACTIVE_ON_PLATFORM", "Este cadastro não está mais ativo na Praia.");
    } else {
      const { arenaId, teacherId } = link;
      await teachingEnds.happened(tx, ctx, { arenaId, teacherId, name: teacher.fullName });
      await withdrawTeachingInvitations(tx, id, ctx.now);
      await tellTeachingEnded(tx, ctx, link);
    }
    await tx.teacherArena.update({ where: { id }, data: { active } });
  });
}

/**
 * 'Cadastrar Novo Professor': creates a record at the arena, which can be used to plan classes at once, and sends an
 * invitation to the address. Does not check whether the address has an account, so that the response cannot reveal it.
 * @returns the id of the arena's row; repeating the same input returns the existing id.
 * @throws InvalidInput, RuleViolation, TooManyAttempts
 */
export async function registerTeacher(ctx: ActionContext, arenaId: string, typed: unknown): Promise<string> {
  const { hours, fullName, email, phone, specialties } = parseInput(registerTeacherSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    await lockList(tx, arenaId);
    const there =
      email === null
        ? await assertOnlyOne(tx, arenaId, fullName)
        : await sameOnceMore(tx, arenaId, { fullName, email });
    if (there !== null) return there;
    const { id: teacherId } = await tx.teacher.create({
      data: { fullName, createdAt: ctx.now },
      select: { id: true },
    });
    const link = await tx.teacherArena.create({ data: { teacherId, arenaId, email, phone, specialties } });
    await writeHours(tx, link.id, hours);
    if (email !== null) await inviteToTeach(tx, ctx, link, { email, name: fullName });
    return link.id;
  });
}

/**
 * Rejects a second teacher with the same name and no address: the two could not be distinguished.
 * @throws InvalidInput
 */
async function assertOnlyOne(tx: Transaction, arenaId: string, fullName: string): Promise<null> {
  const namesakes = await tx.teacherArena.count({
    where: {
      arenaId,
      active: true,
      email: null,
      teacher: { userId: null, email: null, fullName: { equals: fullName, mode: "insensitive" } },
    },
  });
  if (namesakes > 0)
    throw new InvalidInput([
      {
        path: ["fullName"],
        message:
          "Este nome já está na lista, sem e-mail. Para cadastrar outra pessoa, informe o e-mail dela.",
      },
    ]);
  return null;
}

/**
 * Id of the same teacher if already registered.
 * @throws InvalidInput if another teacher on the list has the address.
 */
async function sameOnceMore(
  tx: Transaction,
  arenaId: string,
  { fullName, email }: { fullName: string; email: string },
): Promise<string | null> {
  const listed = await listedUnder(tx, arenaId, email);
  if (listed === null) return null;
  const { teacher, active } = listed;
  if (active && teacher.userId === null && listed.email === email && teacher.fullName === fullName)
    return listed.id;
  throw new InvalidInput([
    {
      path: ["email"],
      message: active
        ? `Este e-mail é de ${teacher.fullName}, que já está na lista.`
        : `Este e-mail é de ${teacher.fullName}, que já deu aulas aqui: reative na lista.`,
    },
  ]);
}
