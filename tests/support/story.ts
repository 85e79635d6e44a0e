import { randomUUID } from "node:crypto";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { Role } from "../../server/platform/access.rules";
import type { TestApi } from "./api";
import { makeCnpj } from "./cnpj";

let counter = 0;
/** A number that is unique in this process. */
export const nextNumber = (): number => ++counter;

/** Continues after a number that another process has reached. */
export const skipNumbers = (last: number): void => void (counter = Math.max(counter, last));

/** A valid CNPJ that no other test of this process uses. */
export const nextCnpj = (): string => makeCnpj(nextNumber());

export interface Person {
  userId: string;
  token: string;
}

/** A user who can sign in, with these stored roles. */
export async function createPerson(api: TestApi, name: string, roles: Role[] = []): Promise<Person> {
  const user = await api.db.user.create({
    data: {
      email: `pessoa${nextNumber()}@teste.example`,
      name,
      passwordHash: "nunca usada",
      emailConfirmedAt: new Date(),
      roles: { create: roles.map((role) => ({ role })) },
    },
  });
  return { userId: user.id, token: await api.tokenOf(user.id) };
}

export interface ArenaStory {
  id: string;
  globalId: string;
  manager: Person;
}

/** An arena with its manager; every text contains `mark`, so that leaked data can be found. */
export async function createArena(api: TestApi, mark: string, courts = 2): Promise<ArenaStory> {
  const manager = await createPerson(api, `Gestora ${mark}`, ["ARENA_MANAGER"]);
  const { id } = await api.db.arena.create({
    data: {
      ownerId: manager.userId,
      name: `Arena ${mark}`,
      responsibleName: `Gestora ${mark}`,
      email: `arena${nextNumber()}@teste.example`,
      cnpj: nextCnpj(),
      fullAddress: `Rua ${mark}, 100`,
      courtCount: courts,
      courts: {
        create: Array.from({ length: courts }, (_, index) => ({
          number: index + 1,
          name: `Quadra ${mark} ${index + 1}`,
        })),
      },
    },
  });
  return {
    id,
    globalId: encodeGlobalId("Arena", id),
    manager: { ...manager, token: await api.tokenOf(manager.userId) },
  };
}

/** Active athletes of an arena. @returns their ids. */
export async function createAthletes(
  api: TestApi,
  arenaId: string,
  count: number,
  mark = "Atleta",
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await api.db.athlete.createMany({
    data: ids.map((id, index) => ({
      id,
      fullName: `${mark} Número ${index}`,
      email: `atleta${nextNumber()}@teste.example`,
      phone: "(48) 99999-0000",
      birthDate: new Date("1990-03-14T00:00:00Z"),
    })),
  });
  await api.db.arenaAthlete.createMany({
    data: ids.map((athleteId) => ({ athleteId, arenaId, firstVisitOn: new Date("2026-01-10T00:00:00Z") })),
  });
  return ids;
}

export interface Super8Story {
  id: string;
  globalId: string;
  athleteIds: string[];
}

/** A Super 8 of this arena with enrolled athletes; drawn if `start`. */
export async function createSuper8(
  api: TestApi,
  arena: ArenaStory,
  players = 8,
  start = true,
): Promise<Super8Story> {
  const athleteIds = await createAthletes(api, arena.id, players, "Jogador");
  const categoryId = randomUUID();
  const tournament = await api.db.tournament.create({
    data: {
      arenaId: arena.id,
      name: `Super 8 ${nextNumber()}`,
      kind: "SUPER8",
      category: "Fun",
      startDate: new Date("2026-11-20T00:00:00Z"),
      maxParticipants: Math.max(players, 4),
      categories: {
        create: { id: categoryId, name: "Fun", level: "Fun", gender: "MIXED", drawFormat: "SUPER_N" },
      },
      enrolments: {
        create: athleteIds.map((athleteId, index) => ({
          athleteId,
          categoryId,
          enrolledAt: new Date(Date.UTC(2026, 10, 1, 12, index)),
        })),
      },
    },
  });
  const globalId = encodeGlobalId("Tournament", tournament.id);
  if (start) {
    const { startTournament } = await api.data(
      `mutation ($input: StartTournamentInput!) { startTournament(input: $input) { __typename ... on UserError { message } } }`,
      { input: { tournamentId: globalId } },
      arena.manager.token,
    );
    if (startTournament.__typename !== "StartTournamentSuccess") throw new Error(startTournament.message);
  }
  return { id: tournament.id, globalId, athleteIds };
}
