import { graphql, useFragment } from "react-relay/hooks";
import { defaultCancellationRule, rentalCancellation } from "../../server/bookings/rental-cancellation.rules";
import { bookingStatusLabel, freeUntilInWords } from "../../server/bookings/rental-words.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import type { OwnRentals_arena$data, OwnRentals_arena$key } from "../__generated__/OwnRentals_arena.graphql";
import { BookingPayment } from "../billing/public/BookingPayment";
import { formatMoney, formatShortDay, formatTime } from "../ui/format";
import { useNow } from "../ui/use-now";
import { OwnBookings } from "./OwnBookings";
import { useCancelOwnRentalMutation } from "./use-own-rental-mutations";

type Rental = OwnRentals_arena$data["viewerRentals"][number];

/** The courts that one has at this arena, or waits for. */
export function OwnRentals({ arena }: { arena: OwnRentals_arena$key }) {
  const { viewerRentals, timeZone } = useFragment(
    graphql`
      fragment OwnRentals_arena on PublicArena {
        timeZone
        viewerRentals {
          id
          startsAt
          endsAt
          status
          priceInCents
          freeCancelHours
          court {
            name
          }
          charge {
            ...BookingPayment_charge
          }
        }
      }
    `,
    arena,
  );
  const [cancel, pending] = useCancelOwnRentalMutation();
  const now = useNow();
  if (viewerRentals.length === 0) return null;

  const whenOf = ({ startsAt, endsAt }: Rental) =>
    `${formatShortDay(dayAt(Date.parse(startsAt), timeZone))}, ${formatTime(startsAt, timeZone)}–${formatTime(endsAt, timeZone)}`;
  const feeOf = ({ startsAt, status, priceInCents, freeCancelHours }: Rental) =>
    status === "REQUESTED"
      ? 0
      : rentalCancellation(
          {
            priceInCents: priceInCents ?? 0,
            paidInCents: 0,
            startsAt: new Date(startsAt),
            cancelledAt: now,
            by: "CLIENT",
          },
          { ...defaultCancellationRule, freeHours: freeCancelHours },
        ).chargeInCents;
  return (
    <OwnBookings
      title="Suas quadras"
      bookings={viewerRentals.map((rental) => {
        const { id, startsAt, status, priceInCents, court, charge } = rental;
        const when = whenOf(rental);
        return {
          id,
          when,
          facts: [court.name, ...(typeof priceInCents === "number" ? [formatMoney(priceInCents)] : [])].join(
            " · ",
          ),
          confirmed: status === "CONFIRMED",
          payment: charge ? <BookingPayment charge={charge} /> : null,
          status: bookingStatusLabel[status],
          cancelLabel: Date.parse(startsAt) > now.getTime() ? `Cancelar ${when}` : null,
        };
      })}
      question="Cancelar a quadra?"
      costs={(asked) => {
        const rental = viewerRentals.find(({ id }) => id === asked);
        const fee = rental ? feeOf(rental) : 0;
        return fee > 0
          ? `Cancelar era grátis ${freeUntilInWords(rental!.freeCancelHours)}: ${formatMoney(fee)} continua devido à arena.`
          : "Você não paga nada, e o horário fica livre para outros.";
      }}
      confirmLabel="Cancelar a quadra"
      doneTitle="Locação cancelada"
      pending={pending}
      cancel={async (rentalId) => {
        const answer = (await cancel({ input: { rentalId } }))?.cancelOwnRental;
        if (answer?.refusal) return answer.refusal.message;
        return answer?.done ? null : undefined;
      }}
    />
  );
}
