import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { registrationStateLabel } from "../../../server/enrolments/registration-period.rules";
import type { EnrolmentsHead_tournament$key } from "../../__generated__/EnrolmentsHead_tournament.graphql";
import { Meter } from "../../ui/charts/Meter";
import { formatMoneyShare } from "../../ui/format";
import { StatusBadge, type Tone } from "../../ui/StatusBadge";
import { CategoryPlaces } from "./CategoryPlaces";
import { placesText, waitingText } from "../places-text";

const tones: Record<keyof typeof registrationStateLabel, Tone> = {
  UPCOMING: "waiting",
  OPEN: "open",
  CLOSED: "over",
};

interface EnrolmentsHeadProps {
  tournament: EnrolmentsHead_tournament$key;
  /** Places were given by ranking or lots: the list has changed. */
  onAssigned: () => void;
}

/** How many places are taken, what has come in, and whether athletes enrol themselves at the moment. */
export function EnrolmentsHead({ tournament: key, onAssigned }: EnrolmentsHeadProps) {
  const { categories, registration, enrolmentMoney } = useFragment(
    graphql`
      fragment EnrolmentsHead_tournament on Tournament {
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
          wildCardsLeft
          waitingEntryCount
          ...CategoryPlaces_category
        }
      }
    `,
    key,
  );
  // Places kept for wild cards count as places here, unlike for athletes who enrol.
  const leftWithKept = (left: number | null | undefined, wildCardsLeft: number, inPairs: boolean) =>
    typeof left === "number" ? left + wildCardsLeft * (inPairs ? 2 : 1) : left;
  return (
    <Flex wrap="wrap" align="flex-end" columnGap="8" rowGap="3">
      <Stack gap="1.5" flex="1 1 16rem" minW="0">
        <HStack gap="2" wrap="wrap">
          <StatusBadge tone={tones[registration.state]}>
            {registrationStateLabel[registration.state]}
          </StatusBadge>
        </HStack>
        <Stack gap="0.5" as="ul" listStyleType="none" textStyle="sm">
          {categories.map(
            ({ id, name, inPairs, takenSeats, seatsLeft, wildCardsLeft, waitingEntryCount }) => (
              <Text as="li" key={id}>
                {categories.length > 1 ? `${name}: ` : null}
                <Text as="span" fontWeight="bold">
                  {placesText(takenSeats, leftWithKept(seatsLeft, wildCardsLeft, inPairs), inPairs)}
                </Text>
                {waitingEntryCount > 0 ? (
                  <Text as="span" color="fg.muted">
                    {" · "}
                    {waitingText(waitingEntryCount, inPairs)}
                  </Text>
                ) : null}
              </Text>
            ),
          )}
        </Stack>
      </Stack>
      <Stack gap="3" flex="1 1 100%" _empty={{ display: "none" }} order="1">
        {categories.map((category) => (
          <CategoryPlaces
            key={category.id}
            category={category}
            named={categories.length > 1}
            onAssigned={onAssigned}
          />
        ))}
      </Stack>
      {enrolmentMoney && enrolmentMoney.expectedInCents > 0 ? (
        <Box flex="1 1 16rem" maxW={{ md: "24rem" }}>
          <Meter
            label="Recebido"
            value={enrolmentMoney.receivedInCents}
            of={enrolmentMoney.expectedInCents}
            says={formatMoneyShare(enrolmentMoney.receivedInCents, enrolmentMoney.expectedInCents)}
            tone="palm"
          />
        </Box>
      ) : null}
    </Flex>
  );
}
