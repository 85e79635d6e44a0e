import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import { canGiveBack, dayUseFee, dayUseStatusLabel } from "../../server/bookings/day-use/day-use.rules";
import { defaultCancellationRule, rentalCancellation } from "../../server/bookings/rental-price.rules";
import { bookingStatusLabel, freeUntilInWords } from "../../server/bookings/rental-words.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import type {
  OwnBookings_arena$data,
  OwnBookings_arena$key,
} from "../__generated__/OwnBookings_arena.graphql";
import type {
  OwnBookings_ownDayUsesArena$data,
  OwnBookings_ownDayUsesArena$key,
} from "../__generated__/OwnBookings_ownDayUsesArena.graphql";
import { BookingPayment } from "../billing/public/BookingPayment";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { formatMoney, formatShortDay, formatTime } from "../ui/format";
import { Notice } from "../ui/PageStates";
import { useNow } from "../ui/TimeAgo";
import { toast } from "../ui/toaster";
import { useCancelOwnDayUseMutation, useCancelOwnRentalMutation } from "./use-own-rental-mutations";

/** A booking or request of the user's own at an arena. */
export interface OwnBooking {
  id: string;
  /** "sáb., 28/11, 18:00–19:00". */
  when: string;
  /** Further facts: the court, the price. */
  facts: string;
  confirmed: boolean;
  /** What is owed for it; null if nothing was charged. */
  payment: ReactNode;
  /** The label of its status. */
  status: string;
  /** The cancel button's accessible name; null when it can no longer be cancelled. */
  cancelLabel: string | null;
}

interface OwnBookingsProps {
  title: string;
  bookings: readonly OwnBooking[];
  /** The question before cancelling: "Cancelar a quadra?". */
  question: string;
  /** What cancelling costs now, in a sentence. */
  costs: (id: string) => string;
  confirmLabel: string;
  doneTitle: string;
  pending: boolean;
  /** @returns null on success, the server's refusal as text, or undefined when the request failed. */
  cancel: (id: string) => Promise<string | null | undefined>;
}

/** The user's own bookings and requests at an arena, with a button to cancel each. */
export function OwnBookings({
  title,
  bookings,
  question,
  costs,
  confirmLabel,
  doneTitle,
  pending,
  cancel,
}: OwnBookingsProps) {
  // The text stays while the dialog's closing animation runs.
  const [asked, setAsked] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    if (asked === null) return;
    const no = await cancel(asked);
    if (no === undefined) return;
    if (no !== null) return setRefusal(no);
    toast.success({ title: doneTitle });
    setOpen(false);
    await revalidate();
  };
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="md" fontWeight="bold">
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0">
        {bookings.map(({ id, when, facts, confirmed, status, payment, cancelLabel }) => (
          <Flex
            as="li"
            key={id}
            gap="3"
            py="2"
            align="center"
            _notFirst={{ borderTopWidth: "1px" }}
            borderColor="border.muted"
          >
            <Stack gap="0" flex="1" minW="0">
              <Text fontWeight="semibold">{when}</Text>
              <Text textStyle="sm" color="fg.muted">
                {facts} <Badge colorPalette={confirmed ? "palm" : "sun"}>{status}</Badge>
              </Text>
              {payment}
            </Stack>
            {cancelLabel === null ? null : (
              <Button
                variant="ghost"
                colorPalette="flag"
                size="sm"
                minH="11"
                aria-label={cancelLabel}
                onClick={() => {
                  setRefusal(null);
                  setAsked(id);
                  setOpen(true);
                }}
              >
                Cancelar
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      <ConfirmDialog
        open={open}
        title={question}
        description={asked === null ? "" : costs(asked)}
        confirmLabel={confirmLabel}
        pendingLabel="Cancelando…"
        cancelLabel="Voltar"
        pending={pending}
        dangerous
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </Stack>
  );
}

type Rental = OwnBookings_arena$data["viewerRentals"][number];

/** The courts that one has at this arena, or waits for. */
export function OwnRentals({ arena }: { arena: OwnBookings_arena$key }) {
  const { viewerRentals, timeZone } = useFragment(
    graphql`
      fragment OwnBookings_arena on PublicArena {
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

type DayUse = OwnBookings_ownDayUsesArena$data["viewerDayUses"][number];

/** As the rules take it; each that an athlete asked for says when the day begins and ends. */
const ruled = ({ opensAt, closesAt, status, priceInCents, freeCancelHours }: DayUse) => ({
  freeCancelHours,
  requested: status === "REQUESTED",
  priceInCents,
  opensAt: new Date(opensAt ?? 0),
  closesAt: new Date(closesAt ?? 0),
});

/** The days that one comes to this arena, or asks to. */
export function OwnDayUses({ arena }: { arena: OwnBookings_ownDayUsesArena$key }) {
  const { viewerDayUses, timeZone } = useFragment(
    graphql`
      fragment OwnBookings_ownDayUsesArena on PublicArena {
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
