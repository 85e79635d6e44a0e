import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { startTransition } from "react";
import { graphql, useRefetchableFragment } from "react-relay/hooks";
import { registrationStateLabel } from "../../../server/enrolments/registration-period.rules";
import type { EnrolmentsHead_tournament$key } from "../../__generated__/EnrolmentsHead_tournament.graphql";
import type { EnrolmentsHeadQuery } from "../../__generated__/EnrolmentsHeadQuery.graphql";
import { StatusBadge, type Tone } from "../../ui/StatusBadge";
import { useTournamentNews } from "../../competition/public/use-tournament-news";
import { MoneyMeter } from "./MoneyMeter";
import { placesText, waitingText } from "../places-text";

const tones: Record<keyof typeof registrationStateLabel, Tone> = {
  UPCOMING: "waiting",
  OPEN: "open",
  CLOSED: "over",
};

/** How many places are taken, and whether athletes enrol themselves at the moment. */
export function EnrolmentsHead({ tournament: key }: { tournament: EnrolmentsHead_tournament$key }) {
  const [{ id: tournamentId, categories, registration, enrolmentMoney }, refetch] = useRefetchableFragment<
    EnrolmentsHeadQuery,
    EnrolmentsHead_tournament$key
  >(
    graphql`
      fragment EnrolmentsHead_tournament on Tournament @refetchable(queryName: "EnrolmentsHeadQuery") {
        id
        enrolmentMoney {
          receivedInCents
          expectedInCents
        }
        registration {
          state
        }
        categories {
          id
          name
          inPairs
          takenSeats
          seatsLeft
          waitingEntryCount
        }
      }
    `,
    key,
  );
  useTournamentNews(tournamentId, () =>
    startTransition(() => void refetch({}, { fetchPolicy: "network-only" })),
  );
  return (
    <Stack gap="2">
      <HStack gap="2" wrap="wrap">
        <StatusBadge tone={tones[registration.state]}>
          {registrationStateLabel[registration.state]}
        </StatusBadge>
      </HStack>
      <Stack gap="0.5" as="ul" listStyleType="none">
        {categories.map(({ id, name, inPairs, takenSeats, seatsLeft, waitingEntryCount }) => (
          <Text as="li" key={id}>
            {categories.length > 1 ? `${name}: ` : null}
            <Text as="span" fontFamily="heading" fontWeight="bold" textStyle="xl">
              {placesText(takenSeats, seatsLeft, inPairs)}
            </Text>
            {waitingEntryCount > 0 ? (
              <Text as="span" color="fg.muted">
                {" · "}
                {waitingText(waitingEntryCount, inPairs)}
              </Text>
            ) : null}
          </Text>
        ))}
      </Stack>
      {enrolmentMoney ? (
        <MoneyMeter
          receivedInCents={enrolmentMoney.receivedInCents}
          expectedInCents={enrolmentMoney.expectedInCents}
        />
      ) : null}
    </Stack>
  );
}
