import { randomUUID } from "node:crypto";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { createPerson, nextNumber, type Person } from "./story";

export interface FederationStory {
  id: string;
  globalId: string;
  manager: Person;
}

/** A federation with its president. */
export async function createFederation(api: TestApi, mark: string, active = true): Promise<FederationStory> {
  const { userId } = await createPerson(api, `Presidente ${mark}`);
  const { id } = await api.db.federation.create({
    data: {
      name: `Federação ${mark}`,
      acronym: `F${nextNumber()}`,
      email: `federacao${nextNumber()}@teste.example`,
      responsibleName: `Presidente ${mark}`,
      active,
      members: { create: { userId, position: "Presidente", appointedOn: day("2026-01-05") } },
    },
  });
  return {
    id,
    globalId: encodeGlobalId("Federation", id),
    manager: { userId, token: await api.tokenOf(userId) },
  };
}

interface PlaceInList {
  athleteId: string;
  position: number;
  points: number;
}

/** A ranking with the athletes' positions for each month, in the order of the athletes. @returns its id. */
export async function createRanking(
  api: TestApi,
  owner: { federationId: string } | { arenaId: string },
  months: Record<string, readonly PlaceInList[]>,
  active = true,
): Promise<string> {
  const id = randomUUID();
  await api.db.ranking.create({
    data: { id, name: `Ranking ${nextNumber()}`, category: "Masculino B", scope: "STATE", active, ...owner },
  });
  for (const [month, rows] of Object.entries(months)) await publishPlaces(api.db, id, month, rows);
  return id;
}

/** A published version of a month. @returns its id. */
export async function publishPlaces(
  db: TestApi["db"],
  rankingId: string,
  month: string,
  rows: readonly PlaceInList[],
): Promise<string> {
  const of = { rankingId, month: day(month) };
  const { id } = await db.rankingVersion.create({
    data: { ...of, positions: { createMany: { data: rows.map((row) => ({ ...row, ...of })) } } },
  });
  return id;
}

/** An account for this athlete. */
export async function accountOf(api: TestApi, athleteId: string): Promise<Person> {
  const person = await createPerson(api, "Atleta com conta");
  await api.db.athlete.update({ where: { id: athleteId }, data: { userId: person.userId } });
  return person;
}

export const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A tournament's status with its timestamps. */
export const inStatus = (status: "REGISTRATION_OPEN" | "IN_PROGRESS" | "FINISHED") => ({
  status,
  startedAt: status === "REGISTRATION_OPEN" ? null : day("2026-11-07"),
  finishedAt: status === "FINISHED" ? day("2026-11-08") : null,
});
