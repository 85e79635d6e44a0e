import type { Teacher, TeacherArena } from "../../../prisma/generated/client/client";
import { assertRunning } from "../../arenas/running-arena.step";
import type { Transaction } from "../../platform/database";

/** One thing at a time is done with an arena's list, so that nobody comes onto it twice. @throws RuleViolation */
export async function lockList(tx: Transaction, arenaId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR NO KEY UPDATE`;
  await assertRunning(tx, arenaId);
}

/**
 * What an arena that runs keeps of a teacher, and their record; nobody else writes either until the transaction ends.
 * @throws RuleViolation while the arena is suspended.
 */
export async function lockTeacherArena(
  tx: Transaction,
  id: string,
): Promise<{ link: TeacherArena; teacher: Teacher }> {
  const { arenaId } = await tx.teacherArena.findUniqueOrThrow({ where: { id } });
  await lockList(tx, arenaId);
  const { teacherId } = await tx.teacherArena.findUniqueOrThrow({ where: { id } });
  await tx.$queryRaw`SELECT id FROM professores WHERE id = ${teacherId}::uuid FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT id FROM professores_arenas WHERE id = ${id}::uuid FOR UPDATE`;
  const { teacher, ...link } = await tx.teacherArena.findUniqueOrThrow({
    where: { id },
    include: { teacher: true },
  });
  return { link, teacher };
}

/** Somebody who is on an arena's list already, as the arena sees them, under an address; null for nobody. */
export async function listedUnder(
  tx: Transaction,
  arenaId: string,
  email: string,
): Promise<(TeacherArena & { teacher: Teacher }) | null> {
  return tx.teacherArena.findFirst({
    where: {
      arenaId,
      OR: [
        { email },
        { teacher: { userId: null, email } },
        // The address of who has an account one sees only while they teach here.
        { active: true, teacher: { user: { email } } },
      ],
    },
    include: { teacher: true },
  });
}
