import fc from "fast-check";
import type { TestApi } from "./api";
import { createCharge, today } from "./ledger";
import { createRanking, day } from "./federation-story";
import { createArena, createPerson, nextNumber } from "./story";
import type { Side } from "./world-side";
import { athlete, createKey, federation } from "./world-rows";
import { createOpenTournament, createPlayedTournament } from "./world-tournaments";

/** Random additional rows of a side: how many, and their position in a list. */
interface Chance {
  /** Sorts before or after all existing rows. */
  name: string;
  createdAt: Date;
  flag: boolean;
}

type Addition = (api: TestApi, side: Side, chance: Chance) => Promise<unknown>;

const others = async (api: TestApi, { rows }: Side): Promise<string[]> =>
  (await api.db.arenaAthlete.findMany({ where: { arenaId: rows.arena }, take: 8 })).map((it) => it.athleteId);

const additions: Record<string, Addition> = {
  athlete: (api, { rows }, { name, createdAt, flag }) =>
    athlete(api, rows.arena, { fullName: `${name} Atleta`, createdAt, level: flag ? "A_PRO" : "D" }),
  minor: (api, { rows }, { name }) =>
    athlete(api, rows.arena, { fullName: `${name} Menor`, birthDate: day("2021-01-01") }),
  openTournament: async (api, side, { flag }) =>
    createOpenTournament(api, { arenaId: side.rows.arena }, await others(api, side), flag),
  playedTournament: async (api, side, { flag }) =>
    createPlayedTournament(api, { arenaId: side.rows.arena }, await others(api, side), { over: flag }),
  championship: async (api, side, { flag }) =>
    createPlayedTournament(api, { federationId: side.rows.federation }, await others(api, side), {
      over: flag,
    }),
  ranking: async (api, side, { flag, createdAt }) => {
    const owner = flag ? { federationId: side.rows.federation } : { arenaId: side.rows.arena };
    const places = (await others(api, side)).map((athleteId) => ({ athleteId, position: 1, points: 999 }));
    const id = await createRanking(api, owner, { "2026-12-01": places }, createdAt.getTime() % 2 === 0);
    return api.db.ranking.update({ where: { id }, data: { createdAt } });
  },
  charge: (api, { rows }, { name, flag }) =>
    createCharge(
      api.db,
      {
        arenaId: rows.arena,
        athleteId: rows.listedAthlete,
        serviceType: "RENTAL",
        description: name,
        amountInCents: 99_999,
        serviceDate: today(),
      },
      { status: flag ? "PAID" : "PENDING" },
    ),
  teacher: (api, { rows }, { name, flag }) =>
    api.db.teacher.create({
      data: {
        fullName: name,
        email: `professor${nextNumber()}@teste.example`,
        active: flag,
        arenas: { create: { arenaId: rows.arena } },
        certifications: { create: { name, level: "ADVANCED", issuer: name, issuedOn: day("2026-01-01") } },
      },
    }),
  court: async (api, { rows }, { name }) =>
    api.db.court.create({ data: { arenaId: rows.arena, number: 100 + nextNumber(), name } }),
  member: async (api, { rows }, { name, createdAt }) => {
    const { userId } = await createPerson(api, name, ["FEDERATION_MANAGER"]);
    await api.db.federationMember.create({
      data: { userId, federationId: rows.federation, position: name, appointedOn: createdAt },
    });
  },
  session: (api, { manager }) => api.tokenOf(manager.userId),
  key: (api, { rows }, { flag }) =>
    createKey(api, flag ? "PARTNER" : "ANALYST", flag ? rows.federation : null),
  affiliatedArena: async (api, { rows }, { name }) => {
    const { id } = await createArena(api, name);
    await api.db.arena.update({ where: { id }, data: { federationId: rows.federation } });
    await athlete(api, id, { fullName: name });
  },
  federation: async (api, _side, { name, flag }) =>
    federation(api, flag, (await createPerson(api, name)).userId),
};

const chance = fc.record({
  kind: fc.constantFrom(...Object.keys(additions)),
  name: fc.constantFrom("AAA", "Atleta", "zzz"),
  createdAt: fc.date({ min: day("2020-01-01"), max: day("2035-01-01"), noInvalidDate: true }),
  flag: fc.boolean(),
});

/** Arbitrary additional rows of a side, most kinds more than once. */
export const someAdditions = fc.array(chance, { minLength: 24, maxLength: 40 });

export async function add(
  api: TestApi,
  side: Side,
  chances: readonly (Chance & { kind: string })[],
): Promise<void> {
  for (const { kind, ...rest } of chances) await additions[kind]?.(api, side, rest);
}

/** One of each kind. */
export const oneOfEach = Object.keys(additions).map((kind) => ({
  kind,
  name: "AAA",
  createdAt: day("2034-01-02"),
  flag: true,
}));
