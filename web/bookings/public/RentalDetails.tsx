import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarX, Check, Move, X } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import { rentalIsOver, requestRule, unansweredRule } from "../../../server/bookings/rental-words.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type { RentalDetailsQuery } from "../../__generated__/RentalDetailsQuery.graphql";
import type { RentalDetails_rental$key } from "../../__generated__/RentalDetails_rental.graphql";
import { ChargeLink } from "../../billing/public/BookingPayment";
import { Fact } from "../../ui/Facts";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDay, formatMoney, formatTime } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { useNow } from "../../ui/TimeAgo";
import { rentalRow, type RentalOfCalendar } from "./rental-row";
import { useAnswerRentalMutation } from "../use-rental-mutations";

export type RentalAct = "moveRental" | "cancelRental";

interface RentalDetailsProps {
  rental: RentalDetails_rental$key;
  onAct: (act: RentalAct, rental: RentalOfCalendar) => void;
}

/** One rental: whose, when and where, for how much; and the answer to who asks for it. */
export function RentalDetails({ rental: key, onAct }: RentalDetailsProps) {
  const data = useFragment(
    graphql`
      fragment RentalDetails_rental on CourtRental {
        contact
        note
        isOwn
        booking: status
        cancelledBy
        cancelReason
        feeInCents
        charge {
          ...BookingPayment_chargeLinkCharge
        }
        ...rentalRow_rental
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const now = useNow();
  const rental = rentalRow(data);
  const { clientName, startsAt, endsAt, priceInCents, seriesSize, court } = rental;
  const { booking: status, contact, note, isOwn, cancelledBy, cancelReason, feeInCents, charge } = data;
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone };
  const open = status !== "CANCELLED" && !rentalIsOver(span, now);
  return (
    <Stack gap="5" pb="4">
      <Stack gap="1">
        <Text textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
          {clientName}
        </Text>
        <Text color="fg.muted">
          {formatDay(dayAt(Date.parse(startsAt), timeZone))}, das {formatTime(startsAt, timeZone)} às{" "}
          {formatTime(endsAt, timeZone)}
        </Text>
      </Stack>
      {status === "CANCELLED" ? (
        <Notice tone="info">
          <Text fontWeight="semibold">
            {cancelledBy === "ARENA" ? "Cancelada pela arena" : "Cancelada pelo cliente"}
          </Text>
          {cancelReason ? <Text mt="1">{cancelReason}</Text> : null}
          <Text mt="1">{feeInCents ? `Multa: ${formatMoney(feeInCents)}` : "Nada é cobrado."}</Text>
        </Notice>
      ) : null}
      {status === "REQUESTED" && open ? <Answer rentalId={rental.id} /> : null}
      {open ? (
        <Flex gap="2" wrap="wrap" css={{ "& > *": { flex: "1 1 10rem" } }}>
          <Button variant="outline" colorPalette="sea" onClick={() => onAct("moveRental", rental)}>
            <Move />
            Mover…
          </Button>
          {status === "CONFIRMED" ? (
            <Button variant="outline" colorPalette="flag" onClick={() => onAct("cancelRental", rental)}>
              <CalendarX />
              Cancelar locação
            </Button>
          ) : null}
        </Flex>
      ) : null}
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Quadra">{court.name}</Fact>
        <Fact name="Valor">
          {priceInCents === null || priceInCents === undefined ? "Não informado" : formatMoney(priceInCents)}
        </Fact>
        {charge ? (
          <Fact name="Pagamento" wide>
            <ChargeLink charge={charge} label={`Ver a cobrança de ${clientName}`} />
          </Fact>
        ) : null}
        <Fact name="Contato">{contact ?? "Não informado"}</Fact>
        {note ? (
          <Fact name="Observação" wide>
            {note}
          </Fact>
        ) : null}
        <Fact name="Como">
          {isOwn ? "Pedida pela página da arena" : "Registrada pela arena"}
          {seriesSize > 1 ? `, uma de ${counted(seriesSize, "locação", "locações")}` : ""}
        </Fact>
      </SimpleGrid>
    </Stack>
  );
}

const query = graphql`
  query RentalDetailsQuery($id: ID!) {
    node(id: $id) {
      ...RentalDetails_rental @alias(as: "rental")
    }
  }
`;

function Answer({ rentalId }: { rentalId: string }) {
  const environment = useRelayEnvironment();
  const [answer, pending] = useAnswerRentalMutation();
  const [given, setGiven] = useState<boolean | null>(null);
  const { revalidate } = useRevalidator();
  const say = async (accept: boolean) => {
    setGiven(accept);
    const said = (await answer({ input: { rentalId, accept } }))?.answerRental;
    if (said?.refusal) {
      toast.error({ title: said.refusal.message });
      // Somebody else was first: show what has become of it. Offline, what is on screen stays.
      fetchQuery<RentalDetailsQuery>(
        environment,
        query,
        { id: rentalId },
        { fetchPolicy: "network-only" },
      ).subscribe({ error: () => undefined });
    } else if (said?.done) toast.success({ title: accept ? "Locação confirmada" : "Pedido recusado" });
    else return;
    await revalidate();
  };
  return (
    <Notice tone="info">
      <Badge colorPalette="coral" mb="2">
        Pedido
      </Badge>
      <Text mb="3">
        {requestRule} Quem pediu recebe um e-mail. {unansweredRule}
      </Text>
      <Flex gap="2" wrap="wrap">
        <PendingButton pending={pending} onClick={() => void say(true)}>
          <Check />
          {pending && given === true ? "Confirmando…" : "Confirmar"}
        </PendingButton>
        <PendingButton
          variant="outline"
          colorPalette="gray"
          pending={pending}
          onClick={() => void say(false)}
        >
          <X />
          {pending && given === false ? "Recusando…" : "Recusar"}
        </PendingButton>
      </Flex>
    </Notice>
  );
}
