import { beforeAll } from "vitest";
import { decodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { ClassDesk } from "./class-desk";

/** Half an hour, so that many fit into one evening. */
export const rentalTerms = {
  onlineRentals: "NONE",
  rentalAudience: "ANYONE",
  rentalMinMinutes: 30,
  rentalStepMinutes: 30,
  rentalHorizonDays: 30,
  freeCancelHours: 4,
  priceLines: [],
};

/** The same arena with the courts "Quadra 1" and "Quadra 2", and operations on rentals. */
export class RentalDesk extends ClassDesk {
  readonly #of: () => TestApi;

  constructor(api: () => TestApi, name: string) {
    super(api, name);
    this.#of = api;
    beforeAll(() =>
      this.ask("nameCourts", {
        courts: this.courts.map((courtKey, index) => ({ courtKey, name: `Quadra ${index + 1}` })),
      }),
    );
  }

  /** Runs a mutation on this arena as its manager. */
  ask(mutation: string, input: object, fields = "") {
    const whole = { arenaId: this.arena.globalId, ...input };
    return this.act(mutation, whole, this.arena.manager.token, fields);
  }

  /** Default: the first court from 19:00 to 20:30. */
  rent(more: object = {}) {
    const input = {
      courtKey: this.courts[0],
      clientName: "Carla Dias",
      contact: "48999990000",
      date: this.day,
      startsAt: "19:00",
      endsAt: "20:30",
      ...more,
    };
    return this.ask(
      "rentCourt",
      input,
      `... on RentCourtSuccess { rental { id priceInCents seriesSize status note } }
       ... on RentalCollisions { freeCount freeInCents closedDays dates { on priceInCents inTheWay rentalIds } }`,
    );
  }

  /** @returns its global id. */
  async rented(more: object = {}): Promise<string> {
    const answer = await this.rent(more);
    if (!answer.rental) throw new Error(JSON.stringify(answer));
    return answer.rental.id as string;
  }

  rentalOf(gid: string) {
    return this.#of().db.courtBooking.findUniqueOrThrow({
      where: { id: decodeGlobalId(gid).id },
      include: { occupancy: true },
    });
  }

  terms(more: object = {}) {
    return this.ask("saveRentalTerms", { ...rentalTerms, ...more });
  }

  hours(more: object = {}) {
    const fields = "... on OccupancyAhead { count ahead }";
    return this.ask("saveOpeningHours", { weekdays: [], specialDays: [], ...more }, fields);
  }
}
