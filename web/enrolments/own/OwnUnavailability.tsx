import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarX } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OwnUnavailability_enrolment$key } from "../../__generated__/OwnUnavailability_enrolment.graphql";
import type { OwnUnavailability_tournament$key } from "../../__generated__/OwnUnavailability_tournament.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { clockAt, dayAt } from "../../../server/platform/time/time-zone.rules";
import { formatShortDay } from "../../ui/format";
import { useSetOwnUnavailabilityMutation } from "./use-own-enrolment-mutations";
import { lazyPart } from "../../ui/lazy-code";

const UnavailabilityDialog = lazyPart(
  async () => (await import("./UnavailabilityDialog")).UnavailabilityDialog,
  { quiet: true },
);

interface OwnUnavailabilityProps {
  enrolment: OwnUnavailability_enrolment$key;
  tournament: OwnUnavailability_tournament$key;
}

/** When the athlete cannot play; the athlete may edit it until the matches are scheduled. */
export function OwnUnavailability({ enrolment, tournament: tournamentKey }: OwnUnavailabilityProps) {
  const { id: enrolmentId, unavailability } = useFragment(
    graphql`
      fragment OwnUnavailability_enrolment on Enrolment {
        id
        unavailability {
          open
          timeZone
          periods {
            startsAt
            endsAt
            byAthlete
          }
        }
      }
    `,
    enrolment,
  );
  const { startDate, endDate } = useFragment(
    graphql`
      fragment OwnUnavailability_tournament on Tournament {
        startDate
        endDate
      }
    `,
    tournamentKey,
  );
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [save, pending] = useSetOwnUnavailabilityMutation();
  const titleId = useId();
  if (!unavailability || (!unavailability.open && unavailability.periods.length === 0)) return null;
  const { open, timeZone, periods } = unavailability;
  const own = periods.filter(({ byAthlete }) => byAthlete);

  const send = async (kept: readonly { readonly startsAt: string; readonly endsAt: string }[]) => {
    setProblem(null);
    const input = { enrolmentId, periods: kept.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })) };
    const answer = (await save({ input }))?.setOwnUnavailability;
    if (answer?.done) return null;
    return answer?.refusal?.message ?? "Não foi salvo. Tente novamente.";
  };

  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Stack gap="0">
        <Heading as="h4" id={titleId} textStyle="md" fontWeight="bold">
          Quando você não pode jogar
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {open
            ? "A programação evita marcar seus jogos nesses horários. Dá para mudar até os horários saírem."
            : "Os horários já foram marcados. Para mudar, fale com a organização."}
        </Text>
      </Stack>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {periods.length > 0 ? (
        <Stack as="ul" gap="2" listStyleType="none">
          {periods.map((period) => {
            const [from, until] = [Date.parse(period.startsAt), Date.parse(period.endsAt)];
            const lastDay = dayAt(until - 1, timeZone);
            const words = `${formatShortDay(dayAt(from, timeZone))}, das ${clockAt(from, timeZone)} às ${clockAt(until, timeZone)}${
              lastDay === dayAt(from, timeZone) ? "" : ` de ${formatShortDay(lastDay)}`
            }`;
            return (
              <HStack as="li" key={`${period.startsAt}${period.endsAt}`} gap="3" rowGap="1" wrap="wrap">
                <Text fontWeight="medium">{words}</Text>
                {!period.byAthlete ? (
                  <Text textStyle="sm" color="fg.muted">
                    informado pela organização
                  </Text>
                ) : open ? (
                  <PendingButton
                    size="sm"
                    variant="ghost"
                    colorPalette="gray"
                    pending={pending}
                    aria-label={`Remover ${words}`}
                    onClick={() => void send(own.filter((other) => other !== period)).then(setProblem)}
                  >
                    Remover
                  </PendingButton>
                ) : null}
              </HStack>
            );
          })}
        </Stack>
      ) : null}
      {open ? (
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setAdding(true)}>
          <CalendarX />
          Informar horário
        </Button>
      ) : null}
      {adding ? (
        <Suspense fallback={null}>
          <UnavailabilityDialog
            firstDay={startDate}
            lastDay={endDate ?? startDate}
            timeZone={timeZone}
            pending={pending}
            onAdd={(period) => send([...own, period])}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
