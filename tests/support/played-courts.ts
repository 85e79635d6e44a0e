import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { createArena, createSuper8, type ArenaStory, type Super8Story } from "./story";

const minute = 60_000;

/** A full minute some minutes from now. */
export const soon = (minutes: number): Date =>
  new Date(Math.floor(Date.now() / minute) * minute + minutes * minute);

export const matchGlobalId = (id: string): string => encodeGlobalId("Match", id);

/** An arena with drawn Super 8s that have no courts yet, and its manager's operations on the schedule. */
export class PlayedCourts {
  /** Keys of the courts of the latest Super 8. */
  courts: string[] = [];

  private constructor(
    private readonly api: TestApi,
    readonly arena: ArenaStory,
  ) {}

  static async open(api: TestApi, mark: string): Promise<PlayedCourts> {
    return new PlayedCourts(api, await createArena(api, mark));
  }

  /** Two separate courts for each Super 8, because matches of different tournaments may not share a court. */
  async drawn(players = 8): Promise<Super8Story> {
    const { api, arena } = this;
    const story = await createSuper8(api, arena, players);
    const existing = await api.db.court.findMany({ where: { arenaId: arena.id } });
    const from = Math.max(0, ...existing.map(({ number }) => number));
    await api.db.court.createMany({
      data: [1, 2].map((number) => ({ arenaId: arena.id, number: from + number, name: `Quadra ${number}` })),
    });
    const made = await api.db.court.findMany({
      where: { arenaId: arena.id, number: { gt: from } },
      orderBy: { number: "asc" },
    });
    this.courts = made.map(({ id }) => id);
    await api.db.match.updateMany({ where: { tournamentId: story.id }, data: { courtId: null } });
    await api.db.tournamentCourtHours.createMany({
      data: this.courts.map((courtId) => ({
        tournamentId: story.id,
        courtId,
        startsAt: new Date("2020-01-01T00:00:00Z"),
        endsAt: new Date("2035-01-01T00:00:00Z"),
      })),
    });
    return story;
  }

  async act(name: string, input: object, answer = "match { id status }") {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const data = await this.api.data(
      `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
        ... on ${type}Success { ${answer} }
        ... on UserError { code message path }
        ${["MoveMatch", "CallMatch"].includes(type) ? "... on ScheduleConflicts { acceptable conflicts { reason hard } }" : ""} } }`,
      { input },
      this.arena.manager.token,
    );
    return data[name];
  }

  matchesOf({ id }: Super8Story) {
    return this.api.db.match.findMany({
      where: { tournamentId: id },
      orderBy: [{ round: "asc" }, { order: "asc" }],
      include: { players: true },
    });
  }
}
