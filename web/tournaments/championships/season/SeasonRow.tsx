import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { TriangleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SeasonRow_championship$key } from "../../../__generated__/SeasonRow_championship.graphql";
import { formatDate, formatPeriod } from "../../../ui/format";
import { TextLink } from "../../../ui/Links";
import { DateBlock, TournamentBadges } from "../../public/TournamentFacts";
import { championships } from "../../public/tournament-path";

/** A championship in its year: its days, until when one enrols, and what else is on those days. */
export function SeasonRow({ championship }: { championship: SeasonRow_championship$key }) {
  const { tournament, clashes, clashCount, clashesInSamePlaceCount } = useFragment(
    graphql`
      fragment SeasonRow_championship on SeasonChampionship {
        clashes
        clashCount
        clashesInSamePlaceCount
        tournament {
          key
          name
          startDate
          endDate
          venue
          status
          registrationStartsOn
          registrationEndsOn
          ...TournamentFacts_tournamentBadgesTournament
        }
      }
    `,
    championship,
  );
  const { key, name, startDate, endDate, venue, status, registrationStartsOn, registrationEndsOn } =
    tournament;
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
            <Text>{clashesInWords(clashes, clashCount, clashesInSamePlaceCount)}</Text>
          </HStack>
        ) : null}
      </Stack>
    </Flex>
  );
}

/** @param names those in the same city first. */
function clashesInWords(names: readonly string[], count: number, inSamePlace: number): string {
  const here = names.slice(0, inSamePlace);
  const elsewhere = names.slice(inSamePlace);
  const more = count > names.length ? ` e mais ${count - names.length}` : "";
  if (here.length === 0) return `Na mesma data: ${elsewhere.join(", ")}${more}`;
  if (elsewhere.length === 0) return `Na mesma data e cidade: ${here.join(", ")}${more}`;
  return `Na mesma data e cidade: ${here.join(", ")}. Na mesma data: ${elsewhere.join(", ")}${more}`;
}

function enrolmentInWords(startsOn: string | null, endsOn: string | null): string {
  if (startsOn !== null && endsOn !== null)
    return `Inscrições de ${formatDate(startsOn)} a ${formatDate(endsOn)}`;
  if (endsOn !== null) return `Inscrições até ${formatDate(endsOn)}`;
  return startsOn !== null ? `Inscrições a partir de ${formatDate(startsOn)}` : "Inscrições até o início";
}
