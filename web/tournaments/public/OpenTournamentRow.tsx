import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { OpenTournamentRow_tournament$key } from "../../__generated__/OpenTournamentRow_tournament.graphql";
import { ButtonLink } from "../../ui/Links";
import { formatPeriod } from "../../ui/format";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { categoriesInWords, onCard, priceInWords } from "./categories-in-words";
import { publicTournamentPath } from "./tournament-path";
import { TournamentBadges } from "./TournamentFacts";

/** A tournament in a list for everybody, where its organiser is known. */
export function OpenTournamentRow({ tournament: key }: { tournament: OpenTournamentRow_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment OpenTournamentRow_tournament on Tournament {
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
        ...TournamentFacts_tournamentBadgesTournament
      }
    `,
    key,
  );
  const { name, category, categoriesInBrief, status, startDate, endDate, feeInCents } = tournament;
  const open = status === "REGISTRATION_OPEN";
  const label = open ? "Ver e se inscrever" : "Acompanhar";
  return (
    <ListRow
      basis="16rem"
      gap="2"
      end={
        <ButtonLink
          to={publicTournamentPath(tournament.key)}
          size="sm"
          variant="outline"
          colorPalette="sea"
          aria-label={`${label}: ${name}`}
        >
          {label}
        </ButtonLink>
      }
    >
      <ListRowName>{name}</ListRowName>
      <Text color="fg.muted" textStyle="sm">
        {[
          formatPeriod(startDate, endDate),
          categoriesInWords(categoriesInBrief, category, onCard),
          ...(open ? [priceInWords(categoriesInBrief, feeInCents)] : []),
        ].join(" · ")}
      </Text>
      <HStack gap="1.5" wrap="wrap">
        <TournamentBadges forVisitors tournament={tournament} openLabel="Inscrição Aberta para Todos" />
      </HStack>
    </ListRow>
  );
}
