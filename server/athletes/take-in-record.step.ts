import type { Athlete, Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { joinedNote, joinRows, type Merging } from "./joined-record.rules";
import { keepProfileChange } from "./athlete-profile.step";

/** Fields of the removed record that fill empty fields of the kept one. */
export type Filling = Pick<
  Prisma.AthleteUncheckedUpdateInput,
  "email" | "cpf" | "phone" | "birthDate" | "gender" | "notes"
>;

interface TakingIn {
  /** Both are locked, and no row of a higher-level domain references the removed one. */
  kept: Athlete;
  other: Athlete;
  filling: Filling;
  /** Whose record it was, and who joins them. */
  arenaId: string | null;
  byId: string;
  now: Date;
}

/**
 * Merges a record into another one of the same person and deletes it. Moves arenas, join requests, the history of
 * changes and the log of reads. Links with the removed id redirect to the kept record.
 */
export async function takeInRecord(
  tx: Transaction,
  { kept, other, filling, arenaId, byId, now }: TakingIn,
): Promise<void> {
  const merging = { keptId: kept.id, otherId: other.id };
  await joinArenas(tx, merging);
  await joinRequests(tx, merging, now);
  await joinReadings(tx, merging);
  const own = { where: { athleteId: other.id }, data: { athleteId: kept.id } };
  await tx.profileChange.updateMany(own);
  await tx.mergedRecord.updateMany(own);
  // The kept record's own photo stays; the other's then goes with its record, and the journal of the merge has it.
  const photoKey = kept.photoKey ?? other.photoKey;
  if (kept.photoKey === null) await tx.athletePhoto.updateMany(own);
  await tx.athlete.delete({ where: { id: other.id } });
  await tx.mergedRecord.create({
    data: { id: other.id, athleteId: kept.id, arenaId, mergedById: byId, mergedAt: now },
  });
  // After the other is gone: an address and a CPF are there once only.
  const filled = await tx.athlete.update({ where: { id: kept.id }, data: { ...filling, photoKey } });
  await keepProfileChange(tx, kept, filled, byId);
}

/** Attendance starts on the earlier day and is active if either record is; the arena's notes are concatenated. */
async function joinArenas(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.$queryRaw`SELECT id FROM alunos_arenas WHERE aluno_id IN (${keptId}::uuid, ${otherId}::uuid)
    ORDER BY id FOR UPDATE`;
  const links = await tx.arenaAthlete.findMany({ where: { athleteId: { in: [keptId, otherId] } } });
  const kept = links.filter(({ athleteId }) => athleteId === keptId);
  const other = links.filter(({ athleteId }) => athleteId === otherId);
  const { dropped } = joinRows(kept, other, ({ arenaId }) => arenaId);
  for (const link of dropped) {
    const stays = kept.find(({ arenaId }) => arenaId === link.arenaId)!;
    await tx.arenaAthlete.delete({ where: { id: link.id } });
    await tx.arenaAthlete.update({
      where: { id: stays.id },
      data: {
        firstVisitOn: link.firstVisitOn < stays.firstVisitOn ? link.firstVisitOn : stays.firstVisitOn,
        active: stays.active || link.active,
        note: joinedNote(stays.note, link.note),
      },
    });
  }
  await tx.arenaAthlete.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
}

/**
 * Of two requests to one arena the newer one counts; a request is closed if the other record already attends the arena.
 */
async function joinRequests(tx: Transaction, { keptId, otherId }: Merging, now: Date): Promise<void> {
  const requests = await tx.joinRequest.findMany({ where: { athleteId: { in: [keptId, otherId] } } });
  const { dropped } = joinRows(
    requests.filter(({ athleteId }) => athleteId === keptId),
    requests.filter(({ athleteId }) => athleteId === otherId),
    ({ arenaId }) => arenaId,
    (request, standing) => request.askedAt > standing.askedAt,
  );
  await tx.joinRequest.deleteMany({ where: { id: { in: dropped.map(({ id }) => id) } } });
  await tx.joinRequest.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
  const attended = await tx.arenaAthlete.findMany({
    where: { athleteId: keptId, active: true },
    select: { arenaId: true },
  });
  await tx.joinRequest.updateMany({
    where: { athleteId: keptId, status: "PENDING", arenaId: { in: attended.map(({ arenaId }) => arenaId) } },
    data: { status: "ACCEPTED", answeredAt: now },
  });
}

/** Who read either has read the person. */
async function joinReadings(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.$executeRaw`INSERT INTO leituras_dados_pessoais (aluno_id, leitor_id, dia)
    SELECT ${keptId}::uuid, leitor_id, dia FROM leituras_dados_pessoais WHERE aluno_id = ${otherId}::uuid
    ON CONFLICT DO NOTHING`;
  await tx.personalDataReading.deleteMany({ where: { athleteId: otherId } });
}

/** Links under the id of a record that exists again lead to it and no longer to the one that had taken it in. */
export async function dropMergedRecord(tx: Transaction, id: string): Promise<void> {
  await tx.mergedRecord.delete({ where: { id } });
}

/** A photo that was replaced or removed since it went to the kept record does not come back to this one. */
export async function dropLostPhoto(tx: Transaction, id: string): Promise<void> {
  await tx.athlete.updateMany({ where: { id, photo: null }, data: { photoKey: null } });
}

/** Adds the athlete to the lists of arenas where they have data, from today on if they are not there yet. */
export async function attendStill(
  tx: Transaction,
  { athleteId, arenaIds, now }: { athleteId: string; arenaIds: readonly string[]; now: Date },
): Promise<void> {
  const firstVisitOn = dayToDatabase(dayAt(now, brasiliaTime));
  await tx.arenaAthlete.createMany({
    data: arenaIds.map((arenaId) => ({ arenaId, athleteId, firstVisitOn })),
    skipDuplicates: true,
  });
}
