import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays, MapPin, Ticket } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentStatus } from "../../../server/tournaments/tournament-labels.rules";
import type { DirectoryCard_tournament$key } from "../../__generated__/DirectoryCard_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { Panel } from "../../ui/Card";
import { formatPeriod } from "../../ui/format";
import { categoriesInWords, onCard, priceInWords } from "../public/categories-in-words";
import { publicTournamentPath } from "../public/tournament-path";
import { TournamentBadges } from "../public/TournamentBadges";

const invitation: Record<TournamentStatus, string> = {
  REGISTRATION_OPEN: "Ver e se inscrever",
  IN_PROGRESS: "Acompanhar",
  FINISHED: "Ver resultado",
};

export function DirectoryCard({ tournament: key }: { tournament: DirectoryCard_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment DirectoryCard_tournament on Tournament {
        key
        name
        category
        status
        startDate
        endDate
        feeInCents
        categoriesInBrief {
          name
          feeInCents
        }
        organiserName
        place {
          name
          city
        }
        ...TournamentBadges_tournament
      }
    `,
    key,
  );
  const { name, category, categoriesInBrief, status, startDate, endDate, feeInCents, organiserName, place } =
    tournament;
  const where = [place?.name, place?.city].filter(Boolean).join(", ");
  const facts = [
    { icon: CalendarDays, text: formatPeriod(startDate, endDate) },
    ...(where ? [{ icon: MapPin, text: where }] : []),
    { icon: Ticket, text: priceInWords(categoriesInBrief, feeInCents) },
  ];
  return (
    <Panel as="li" display="flex" flexDirection="column" gap="4">
      <HStack gap="1.5" wrap="wrap">
        <TournamentBadges tournament={tournament} openLabel="Aberto a todas as arenas" />
      </HStack>
      <Stack gap="1">
        <Heading as="h2" textStyle="xl" lineHeight="1.2" fontWeight="bold" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text color="fg.muted" fontWeight="semibold">
          {organiserName}
        </Text>
        <Text color="fg.muted" lineClamp={2}>
          {categoriesInWords(categoriesInBrief, category, onCard)}
        </Text>
      </Stack>
      <Stack as="ul" listStyleType="none" gap="1.5" color="fg.muted" textStyle="sm">
        {facts.map(({ icon: Icon, text }) => (
          <Flex as="li" key={text} gap="2" align="center">
            <Icon size={16} aria-hidden="true" />
            {text}
          </Flex>
        ))}
      </Stack>
      <ButtonLink
        to={publicTournamentPath(tournament.key)}
        mt="auto"
        alignSelf="flex-start"
        size="sm"
        aria-label={`${invitation[status]}: ${name}`}
      >
        {invitation[status]}
      </ButtonLink>
    </Panel>
  );
}
