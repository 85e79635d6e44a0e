import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays, MapPin, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ChampionshipCard_tournament$key } from "../../__generated__/ChampionshipCard_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { Panel } from "../../ui/Card";
import { formatPeriod } from "../../ui/format";
import { categoriesInWords, feesInWords, isFree, placesOf } from "../public/categories-in-words";
import { TournamentBadges } from "../public/TournamentBadges";
import { championships, editChampionshipPath } from "../public/tournament-path";

/** A championship as its federation's people look for it. */
export function ChampionshipCard({ tournament: key }: { tournament: ChampionshipCard_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ChampionshipCard_tournament on Tournament {
        key
        name
        category
        description
        directorName
        startDate
        endDate
        feeInCents
        maxParticipants
        enrolmentCount
        venue
        categoriesInBrief {
          name
          feeInCents
          maxParticipants
        }
        ...TournamentBadges_tournament
      }
    `,
    key,
  );
  const { name, description, directorName, startDate, endDate, venue, enrolmentCount } = tournament;
  const categories = tournament.categoriesInBrief;
  const where = venue ?? description;
  const places = placesOf(categories, tournament.maxParticipants ?? null);
  return (
    <Panel
      as="li"
      display="flex"
      flexDirection="column"
      gap={{ base: "3", md: "4" }}
      p={{ base: "4", md: "5" }}
    >
      <HStack gap="1.5" wrap="wrap">
        <TournamentBadges tournament={tournament} openLabel="Inscrição Aberta para Todos" />
      </HStack>
      <Heading as="h2" textStyle="xl" lineHeight="1.2" fontWeight="bold" overflowWrap="anywhere">
        {name}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="1.5" color="fg.muted" textStyle="sm">
        {where ? <Line icon={<MapPin size={16} aria-hidden="true" />}>{where}</Line> : null}
        <Line icon={<CalendarDays size={16} aria-hidden="true" />}>{formatPeriod(startDate, endDate)}</Line>
        {directorName ? (
          <Line icon={<UserRound size={16} aria-hidden="true" />}>Direção: {directorName}</Line>
        ) : null}
      </Stack>
      <Flex as="dl" wrap="wrap" columnGap="5" rowGap="3">
        <Fact name="Categoria" wide>
          {categoriesInWords(categories, tournament.category)}
        </Fact>
        <Fact name="Categorias">{categories.length}</Fact>
        <Fact name="Valor Inscrição">
          {isFree(categories, tournament.feeInCents)
            ? "Gratuito"
            : feesInWords(categories, tournament.feeInCents)}
        </Fact>
        <Fact name="Participantes">{places === null ? enrolmentCount : `${enrolmentCount} / ${places}`}</Fact>
      </Flex>
      <HStack gap="2" mt="auto">
        <ButtonLink
          to={championships.tournament(tournament.key)}
          size="sm"
          variant="subtle"
          colorPalette="sea"
          aria-label={`Ver Detalhes de ${name}`}
        >
          Ver Detalhes
        </ButtonLink>
        <ButtonLink
          to={editChampionshipPath(tournament.key)}
          size="sm"
          variant="outline"
          colorPalette="sea"
          aria-label={`Editar ${name}`}
        >
          Editar
        </ButtonLink>
      </HStack>
    </Panel>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <HStack as="li" gap="2" align="start" css={{ "& > svg": { flexShrink: 0, marginTop: "0.15rem" } }}>
      {icon}
      <Text as="span" lineClamp={2} overflowWrap="anywhere">
        {children}
      </Text>
    </HStack>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Stack gap="0" w={wide ? "full" : undefined}>
      <Text as="dt" textStyle="xs" fontWeight="medium" color="fg.muted">
        {name}
      </Text>
      <Text
        as="dd"
        fontWeight="semibold"
        lineClamp={wide ? 2 : undefined}
        whiteSpace={wide ? undefined : "nowrap"}
      >
        {children}
      </Text>
    </Stack>
  );
}
