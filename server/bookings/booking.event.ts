import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/** Who changes a booking, and when. A job has no viewer. */
export type BookingRecorder = Pick<ActionContext, "now"> & { viewer: { userId: string } | null };
type Notifying = BookingRecorder & Pick<ActionContext, "outbox" | "publicUrl">;

/** Bookings of one arena and one kind, by id. Their rows are locked or new, and already contain the change. */
export interface BookingsChanged {
  service: "RENTAL" | "DAY_USE";
  ids: readonly string[];
  /** Whether the mail about the booking, also to guardians, includes the price, so that no charge mail is needed. */
  athleteIsTold?: boolean;
}

/** Rentals or day uses are confirmed from now on; a request is not until the arena accepts it. */
export const bookingsConfirmed = domainEvent<Notifying, BookingsChanged>();

/** Confirmed rentals or day uses were cancelled; `feeInCents` of each row is the cancellation fee. */
export const bookingsCancelled = domainEvent<BookingRecorder, BookingsChanged>();

/** A confirmed rental has another time, court or price. */
export const rentalMoved = domainEvent<Notifying, { id: string; previousPriceInCents: number | null }>();
