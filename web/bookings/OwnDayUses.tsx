import { graphql, useFragment } from "react-relay/hooks";
import { dayUseStatusLabel } from "../../server/bookings/day-use/day-use-words.rules";
import { canGiveBack, dayUseFee } from "../../server/bookings/day-use/day-use.rules";
import { freeUntilInWords } from "../../server/bookings/rental-words.rules";
import type { OwnDayUses_arena$data, OwnDayUses_arena$key } from "../__generated__/OwnDayUses_arena.graphql";
import { BookingPayment } from "../billing/public/BookingPayment";
import { formatMoney, formatShortDay, formatTime } from "../ui/format";
import { useNow } from "../ui/use-now";
import { OwnBookings } from "./OwnBookings";
import { useCancelOwnDayUseMutation } from "./use-own-rental-mutations";

type DayUse = OwnDayUses_arena$data["viewerDayUses"][number];

/** As the rules take it; each that an athlete asked for says when the day begins and ends. */
const ruled = ({ opensAt, closesAt, status, priceInCents, freeCancelHours }: DayUse) => ({
  freeCancelHours,
  requested: status === "REQUESTED",
  priceInCents,
  opensAt: new Date(opensAt ?? 0),
  closesAt: new Date(closesAt ?? 0),
});

/** The days that one comes to this arena, or asks to. */
export function OwnDayUses({ arena }: { arena: OwnDayUses_arena$key }) {
  const { viewerDayUses, timeZone } = useFragment(
    graphql`
      fragment OwnDayUses_arena on PublicArena {
        timeZone
        viewerDayUses {
          id
          date
          opensAt
          closesAt
          status
          priceInCents
          freeCancelHours
          charge {
            ...BookingPayment_charge
          }
        }
      }
    `,
    arena,
  );
  const [cancel, pending] = useCancelOwnDayUseMutation();
  const now = useNow();
  if (viewerDayUses.length === 0) return null;
  return (
    <OwnBookings
      title="Seu Day Use"
      bookings={viewerDayUses.map((dayUse) => {
        const { id, date, opensAt, closesAt, status, priceInCents, charge } = dayUse;
        const day = formatShortDay(date);
        return {
          id,
          when:
            opensAt && closesAt
              ? `${day}, ${formatTime(opensAt, timeZone)}–${formatTime(closesAt, timeZone)}`
              : day,
          facts: formatMoney(priceInCents),
          confirmed: status === "CONFIRMED",
          payment: charge ? <BookingPayment charge={charge} /> : null,
          status: dayUseStatusLabel[status],
          cancelLabel: canGiveBack(ruled(dayUse), now) ? `Cancelar o Day Use de ${day}` : null,
        };
      })}
      question="Cancelar o Day Use?"
      costs={(asked) => {
        const dayUse = viewerDayUses.find(({ id }) => id === asked);
        const fee = dayUse ? dayUseFee(ruled(dayUse), "CLIENT", now) : 0;
        return fee > 0
          ? `Cancelar era grátis ${freeUntilInWords(dayUse!.freeCancelHours, "de a arena abrir")}: ${formatMoney(fee)} continua devido a ela.`
          : "Você não paga nada, e a vaga fica livre para outra pessoa.";
      }}
      confirmLabel="Cancelar o Day Use"
      doneTitle="Day Use cancelado"
      pending={pending}
      cancel={async (dayUseId) => {
        const answer = (await cancel({ input: { dayUseId } }))?.cancelOwnDayUse;
        if (answer?.refusal) return answer.refusal.message;
        return answer?.done ? null : undefined;
      }}
    />
  );
}
