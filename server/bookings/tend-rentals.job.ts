import type { Database } from "../platform/database";
import type { Outbox } from "../platform/mail/outbox";
import { expireDayUses, tellDayUsesGivenBack } from "./day-use/tend-day-uses.action";
import { expireRequests } from "./expire-requests.action";
import { tellGivenBack } from "./tell-given-back.action";

export const tendRentalsTask = "tend_rentals";

/** Every few minutes: expires unanswered requests and notifies arenas of courts and day uses given back. */
export const tendRentalsJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    const now = new Date();
    await expireRequests(db, { now, outbox });
    await expireDayUses(db, { now, outbox });
    await tellGivenBack(db, { outbox, publicUrl: publicUrl() });
    await tellDayUsesGivenBack(db, { outbox, publicUrl: publicUrl() });
  };
