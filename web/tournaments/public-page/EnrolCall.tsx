import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import type { EnrolCall_tournament$key } from "../../__generated__/EnrolCall_tournament.graphql";
import { isFree, feesInWords } from "../public/categories-in-words";
import { placesLeftInWords } from "./public-facts";

/** Where the steps of entering stand on the page. */
export const enrolHash = "#inscricao";

/** The way to the steps of entering. */
export function EnrolLink(look: React.ComponentProps<typeof Button>) {
  return (
    <Button asChild {...look}>
      <Link to={{ search: "?aba=inscricao", hash: enrolHash }} replace preventScrollReset>
        Inscrever-me
      </Link>
    </Button>
  );
}

interface EnrolCallProps {
  tournament: EnrolCall_tournament$key;
  /** Whether the steps themselves are in sight: the call has nothing more to say. */
  arrived: boolean;
}

/** On a phone the call that stays at the thumb: the price, the places, the one button. It stays within what it stands in. */
export function EnrolCall({ tournament: key, arrived }: EnrolCallProps) {
  const { feeInCents, categories } = useFragment(
    graphql`
      fragment EnrolCall_tournament on Tournament {
        feeInCents
        categories {
          inPairs
          cancelledAt
          feeInCents
          seatsLeft
          waitingEntryCount
          placeMode
          placesUndecided
        }
      }
    `,
    key,
  );
  const offered = categories
    .filter(({ cancelledAt }) => !cancelledAt)
    .map(({ inPairs, feeInCents: fee, seatsLeft, waitingEntryCount, placeMode, placesUndecided }) => ({
      inPairs,
      feeInCents: fee,
      seatsLeft,
      waitingEntryCount,
      placeMode,
      placesUndecided,
    }));
  return (
    <Flex
      hideFrom="md"
      position="sticky"
      bottom="var(--shell-foot, 0px)"
      zIndex="docked"
      mx="-4"
      mt="6"
      px="4"
      pt="3"
      pb="max(0.75rem, env(safe-area-inset-bottom))"
      gap="3"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      visibility={arrived ? "hidden" : undefined}
      _print={{ display: "none" }}
    >
      <Stack gap="0" minW="0">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" lineHeight="1.25">
          {isFree(offered, feeInCents) ? "Gratuito" : feesInWords(offered, feeInCents)}
        </Text>
        <Text textStyle="xs" color="fg.muted" lineClamp={2}>
          {placesLeftInWords(offered)}
        </Text>
      </Stack>
      <EnrolLink size="lg" flexShrink="0" />
    </Flex>
  );
}
