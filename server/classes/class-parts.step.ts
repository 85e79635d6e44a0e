import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { isUuid } from "../platform/uuid.rules";

/** @throws InvalidInput */
export async function assertTeaches(tx: Transaction, arenaId: string, teacherId: string): Promise<void> {
  const message = "Este professor não dá aulas nesta arena";
  // They stay so until the transaction ends.
  const [teaches] = isUuid(teacherId)
    ? await tx.$queryRaw<object[]>`
        SELECT a.id FROM professores_arenas a JOIN professores p ON p.id = a.professor_id
        WHERE a.arena_id = ${arenaId}::uuid AND a.professor_id = ${teacherId}::uuid AND a.ativo AND p.ativo FOR SHARE`
    : [];
  if (!teaches) throw new InvalidInput([{ path: ["teacherKey"], message }]);
}

/** @throws InvalidInput */
export async function assertAttend(
  tx: Transaction,
  arenaId: string,
  athleteIds: readonly string[],
): Promise<void> {
  if (athleteIds.length === 0) return;
  const attending = await tx.arenaAthlete.count({
    where: { arenaId, athleteId: { in: [...athleteIds] }, active: true, athlete: { status: "ACTIVE" } },
  });
  if (attending < athleteIds.length)
    throw new InvalidInput([
      { path: ["athleteIds"], message: "Um dos alunos não é atleta ativo desta arena" },
    ]);
}
