import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays, MapPin, Ticket, UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { PublicHero_tournament$key } from "../../__generated__/PublicHero_tournament.graphql";
import type { LiveStatus } from "../../relay/live-status";
import { formatPeriod } from "../../ui/format";
import { categoriesInWords, priceInWords } from "../public/categories-in-words";
import { LiveIndicator } from "../../competition/public/LiveIndicator";
import { TournamentBadges } from "../public/TournamentBadges";

interface PublicHeroProps {
  tournament: PublicHero_tournament$key;
  live: LiveStatus;
}

/** What a poster says: whose it is, when, where, for whom and for how much. */
export function PublicHero({ tournament: key, live }: PublicHeroProps) {
  const tournament = useFragment(
    graphql`
      fragment PublicHero_tournament on Tournament {
        organiserName
        category
        startDate
        endDate
        feeInCents
        categories {
          name
          feeInCents
        }
        enrolmentCount
        status
        place {
          name
          address
          city
        }
        ...TournamentBadges_tournament
      }
    `,
    key,
  );
  const {
    organiserName,
    category,
    categories,
    startDate,
    endDate,
    feeInCents,
    enrolmentCount,
    status,
    place,
  } = tournament;
  // Many an address ends with its city.
  const city = place?.city && !place.address?.includes(place.city) ? place.city : null;
  const where = [place?.name, place?.address, city].filter(Boolean).join(", ");
  const facts = [
    { icon: CalendarDays, text: formatPeriod(startDate, endDate) },
    ...(where ? [{ icon: MapPin, text: where }] : []),
    ...(status === "REGISTRATION_OPEN" ? [{ icon: Ticket, text: priceInWords(categories, feeInCents) }] : []),
    { icon: UsersRound, text: counted(enrolmentCount, "inscrito", "inscritos") },
  ];
  return (
    <Stack gap="3">
      <HStack gap="4" wrap="wrap" rowGap="2">
        <HStack gap="1.5" wrap="wrap">
          <TournamentBadges tournament={tournament} openLabel="Aberto a todas as arenas" />
        </HStack>
        {status === "FINISHED" ? null : <LiveIndicator status={live} />}
      </HStack>
      <Text fontWeight="semibold">
        {organiserName} · {categoriesInWords(categories, category)}
      </Text>
      <Flex as="ul" listStyleType="none" gap="5" rowGap="1.5" wrap="wrap" color="fg.muted" textStyle="sm">
        {facts.map(({ icon: Icon, text }) => (
          <Flex as="li" key={text} gap="1.5" align="flex-start">
            <Icon size={16} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
            {text}
          </Flex>
        ))}
      </Flex>
    </Stack>
  );
}
