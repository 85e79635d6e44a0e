import type { Database } from "../../platform/database";
import type { Outbox } from "../../platform/mail/outbox";
import { fillAllPlaces } from "./fill-places.action";

export const fillPlacesTask = "fill_class_places";

/** Every few minutes: gives free places to the waiting lists. */
export const fillPlacesJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> =>
    fillAllPlaces(db, { now: new Date(), outbox, publicUrl: publicUrl() });
