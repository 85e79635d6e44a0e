import type { Teacher, TeacherArena } from "../../../prisma/generated/client/client";
import { listedUnder, lockTeacherArena } from "../arena-teachers/arena-teacher.step";
import { inviteTeacherSchema } from "../arena-teachers/arena-teacher.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { inviteToTeach } from "./invite.step";

/**
 * 'Convidar': invites a teacher on the list. Without an account the arena gives the address; a former teacher with an
 * account is invited at the account's address, which the arena does not see.
 * @throws InvalidInput, RuleViolation, TooManyAttempts
 */
export async function inviteTeacher(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { email: said } = parseInput(inviteTeacherSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const { link, teacher } = await lockTeacherArena(tx, id);
    if (!teacher.active)
      throw new RuleViolation("INACTIVE_ON_PLATFORM", "Este cadastro não está mais ativo na Praia.");
    const email =
      teacher.userId === null
        ? await addressFor(tx, link, teacher, said)
        : await addressOf(tx, link, teacher.userId);
    await inviteToTeach(tx, ctx, link, { email, name: teacher.fullName });
  });
}

/** @throws RuleViolation */
async function addressOf(tx: Transaction, { active }: TeacherArena, userId: string): Promise<string> {
  if (active) throw new RuleViolation("TEACHES_HERE", "Este professor já aceitou dar aulas na arena.");
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.disabledAt !== null)
    throw new RuleViolation("ACCOUNT_CLOSED", "Este professor não pode ser convidado agora.");
  return user.email;
}

/** The given address, or else the stored one. @throws InvalidInput */
async function addressFor(
  tx: Transaction,
  link: TeacherArena,
  teacher: Teacher,
  said: string | null,
): Promise<string> {
  const email = said ?? link.email ?? teacher.email;
  if (email === null) throw new InvalidInput([{ path: ["email"], message: "Informe o e-mail" }]);
  const listed = await listedUnder(tx, link.arenaId, email);
  if (listed !== null && listed.id !== link.id)
    throw new InvalidInput([
      { path: ["email"], message: `Este e-mail é de ${listed.teacher.fullName}, que já está na lista.` },
    ]);
  await tx.teacherArena.update({ where: { id: link.id }, data: { email } });
  return email;
}
