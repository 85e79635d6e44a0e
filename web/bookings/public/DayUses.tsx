import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Sun } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import { dayUseStatusLabel } from "../../../server/bookings/day-use/day-use.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { DayUses_day$data, DayUses_day$key } from "../../__generated__/DayUses_day.graphql";
import { ChargeLink } from "../../billing/public/BookingPayment";
import { Card } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatMoney } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { toast } from "../../ui/toaster";
import { useActing } from "../../ui/dialog-state";
import { useAnswerDayUseMutation } from "../use-rental-mutations";

const EndDayUseDialog = lazyDialog(async () => (await import("../EndDayUseDialog")).EndDayUseDialog);

type DayUse = NonNullable<DayUses_day$data["dayUses"]>[number];

/** The day's Day Use visitors and requests; renders nothing if there are none or the user may not see them. */
export function DayUses({ day, mayChange }: { day: DayUses_day$key; mayChange: boolean }) {
  const { dayUses } = useFragment(
    graphql`
      fragment DayUses_day on ArenaWeekDay {
        dayUses {
          id
          clientName
          contact
          people
          priceInCents
          status
          isOwn
          charge {
            ...BookingPayment_chargeLinkCharge
          }
        }
      }
    `,
    day,
  );
  const [ending, setEnding] = useState<DayUse | null>(null);
  const shown = useActing(ending);
  const { revalidate } = useRevalidator();
  if (!dayUses || dayUses.length === 0) return null;
  const people = dayUses.reduce((sum, dayUse) => sum + dayUse.people, 0);
  return (
    <Card title={`Day Use: ${counted(people, "pessoa", "pessoas")}`} icon={Sun}>
      <Stack as="ul" listStyleType="none" gap="0">
        {dayUses.map((dayUse) => (
          <DayUseRow key={dayUse.id} dayUse={dayUse} mayChange={mayChange} onEnd={() => setEnding(dayUse)} />
        ))}
      </Stack>
      {shown ? (
        <EndDayUseDialog
          key={shown.opening}
          dayUse={{
            id: shown.acting.id,
            clientName: shown.acting.clientName,
            people: shown.acting.people,
            isOwn: shown.acting.isOwn,
            isRequest: shown.acting.status === "REQUESTED",
          }}
          open={shown.open}
          onDone={() => {
            setEnding(null);
            void revalidate();
          }}
          onClose={() => setEnding(null)}
        />
      ) : null}
    </Card>
  );
}

interface DayUseRowProps {
  dayUse: DayUse;
  mayChange: boolean;
  onEnd: () => void;
}

function DayUseRow({ dayUse, mayChange, onEnd }: DayUseRowProps) {
  const { id, clientName, contact, people, priceInCents, status, charge } = dayUse;
  const isRequest = status === "REQUESTED";
  return (
    <Flex
      as="li"
      columnGap="3"
      rowGap="1"
      py="2"
      align="center"
      wrap="wrap"
      _notFirst={{ borderTopWidth: "1px" }}
      borderColor="border.muted"
    >
      <Stack gap="0" flex="1" minW="10rem">
        <Text fontWeight="semibold" truncate>
          {clientName} {isRequest ? <Badge colorPalette="sun">{dayUseStatusLabel.REQUESTED}</Badge> : null}
        </Text>
        <Text textStyle="sm" color="fg.muted" truncate>
          {[counted(people, "pessoa", "pessoas"), contact].filter(Boolean).join(" · ")}
        </Text>
        {charge ? <ChargeLink charge={charge} label={`Ver a cobrança de ${clientName}`} /> : null}
      </Stack>
      <Text fontVariantNumeric="tabular-nums">{formatMoney(priceInCents)}</Text>
      {mayChange && isRequest ? <ConfirmButton id={id} clientName={clientName} /> : null}
      {mayChange ? (
        <Button
          variant="ghost"
          colorPalette="flag"
          size="sm"
          minH="11"
          aria-label={`${isRequest ? "Recusar" : "Cancelar"} o Day Use de ${clientName}`}
          onClick={onEnd}
        >
          {isRequest ? "Recusar" : "Cancelar"}
        </Button>
      ) : null}
    </Flex>
  );
}

/** Confirms a request; the server mails the client. */
function ConfirmButton({ id, clientName }: { id: string; clientName: string }) {
  const [answer, pending] = useAnswerDayUseMutation();
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    const said = (await answer({ input: { dayUseId: id, accept: true } }))?.answerDayUse;
    if (said?.refusal) toast.error({ title: said.refusal.message });
    else if (said?.done) toast.success({ title: "Day Use confirmado", description: clientName });
    else return;
    await revalidate();
  };
  return (
    <PendingButton
      variant="outline"
      colorPalette="palm"
      size="sm"
      minH="11"
      pending={pending}
      aria-label={`Confirmar o Day Use de ${clientName}`}
      onClick={() => void confirm()}
    >
      {pending ? "Confirmando…" : "Confirmar"}
    </PendingButton>
  );
}
