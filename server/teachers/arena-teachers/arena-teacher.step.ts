import type { Teacher, TeacherArena } from "../../../prisma/generated/client/client";
import { assertRunning } from "../../arenas/arena.step";
import type { Transaction } from "../../platform/database";

/** Locks an arena's list of teachers, so that concurrent requests do not add a teacher twice. @throws RuleViolation */
export async function lockList(tx: Transaction, arenaId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR NO KEY UPDATE`;
  await assertRunning(tx, arenaId);
}

/**
 * Locks a teacher's record and its arena row until the transaction ends.
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

/** The teacher on an arena's list with an address that the arena can see; null if there is none. */
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
        // The arena sees the address of an account only while the teacher is active there.
        { active: true, teacher: { user: { email } } },
      ],
    },
    include: { teacher: true },
  });
}
