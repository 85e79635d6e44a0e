import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { inviteToTeach } from "../invitations/invite.step";
import { registerTeacherSchema } from "./arena-teacher.rules";
import { listedUnder, lockList } from "./arena-teacher.step";
import { writeHours } from "./write-hours.step";

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
