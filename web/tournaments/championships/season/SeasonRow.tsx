import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { TriangleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SeasonRow_championship$key } from "../../../__generated__/SeasonRow_championship.graphql";
import { formatDate, formatPeriod } from "../../../ui/format";
import { TextLink } from "../../../ui/TextLink";
import { DateBlock } from "../../public/DateBlock";
import { TournamentBadges } from "../../public/TournamentBadges";
import { championships } from "../../public/tournament-path";

/** A championship in its year: its days, until when one enrols, and what else is on those days. */
export function SeasonRow({ championship }: { championship: SeasonRow_championship$key }) {
  const { tournament, clashes, clashCount, clashesInSamePlace } = useFragment(
    graphql`
      fragment SeasonRow_championship on SeasonChampionship {
        clashes
        clashCount
        clashesInSamePlace
        tournament {
          key
          name
          startDate
          endDate
          venue
          status
          registrationStartsOn
          registrationEndsOn
          ...TournamentBadges_tournament
        }
      }
    `,
    championship,
  );
  const { key, name, startDate, endDate, venue, status, registrationStartsOn, registrationEndsOn } =
    tournament;
  const more = clashCount - clashes.length;
  return (
    <Flex
      as="li"
      gap="4"
      py="4"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: "0", pb: "0" }}
    >
      <DateBlock start={startDate} end={endDate} />
      <Stack gap="1.5" flex="1" minW="0">
        <TextLink to={championships.tournament(key)}>{name}</TextLink>
        <Text color="fg.muted" textStyle="sm">
          {[formatPeriod(startDate, endDate), venue].filter(Boolean).join(" · ")}
        </Text>
        <HStack gap="1.5" wrap="wrap">
          <TournamentBadges tournament={tournament} openLabel="Inscrição Aberta para Todos" />
        </HStack>
        {status === "REGISTRATION_OPEN" ? (
          <Text textStyle="sm">
            {enrolmentInWords(registrationStartsOn ?? null, registrationEndsOn ?? null)}
          </Text>
        ) : null}
        {clashes.length > 0 ? (
          <HStack gap="2" align="flex-start" color="fg.warning" textStyle="sm">
            <Box flexShrink="0" pt="0.5">
              <TriangleAlert size={16} aria-hidden="true" />
            </Box>
            <Text>
              {clashesInSamePlace.length > 0
                ? `Na mesma data e cidade: ${clashesInSamePlace.join(", ")}. `
                : null}
              Na mesma data: {clashes.join(", ")}
              {more > 0 ? ` e mais ${more}` : ""}
            </Text>
          </HStack>
        ) : null}
      </Stack>
    </Flex>
  );
}

function enrolmentInWords(startsOn: string | null, endsOn: string | null): string {
  if (startsOn !== null && endsOn !== null)
    return `Inscrições de ${formatDate(startsOn)} a ${formatDate(endsOn)}`;
  if (endsOn !== null) return `Inscrições até ${formatDate(endsOn)}`;
  return startsOn !== null ? `Inscrições a partir de ${formatDate(startsOn)}` : "Inscrições até o início";
}
