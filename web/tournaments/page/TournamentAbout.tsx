import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Center } from "@chakra-ui/react/center";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { hasTakenEnrolments } from "../../../server/enrolments/registration-terms.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import { setFormats } from "../../../server/sport/scores/match-format.rules";
import type { TournamentAbout_tournament$key } from "../../__generated__/TournamentAbout_tournament.graphql";
import type { TournamentAbout_tournamentProgressTournament$key } from "../../__generated__/TournamentAbout_tournamentProgressTournament.graphql";
import { Panel } from "../../ui/Cards";
import { Fact, FoldedFacts } from "../../ui/Facts";
import { formatDate, formatShortDay, today } from "../../ui/format";
import { categoriesInWords, feesInWords, onCard, placesOf } from "../public/categories-in-words";
import { RegulationButton } from "../public/RegulationButton";

/** How far the tournament has come: four steps, done or not. */
function TournamentProgress({
  tournament: key,
}: {
  tournament: TournamentAbout_tournamentProgressTournament$key;
}) {
  const tournament = useFragment(
    graphql`
      fragment TournamentAbout_tournamentProgressTournament on Tournament {
        publishedAt
        status
        timeZone
        registrationStartsOn
        registrationEndsOn
        registration {
          open
        }
        enrolmentCount
        matchCount
        playedMatchCount
      }
    `,
    key,
  );
  const { publishedAt, status, timeZone, registration, matchCount, playedMatchCount } = tournament;
  const period = {
    status,
    published: Boolean(publishedAt),
    publishedOn: publishedAt ? dayAt(new Date(publishedAt), timeZone) : null,
    registrationOpen: registration.open,
    registrationStartsOn: tournament.registrationStartsOn ?? null,
    registrationEndsOn: tournament.registrationEndsOn ?? null,
    entered: tournament.enrolmentCount > 0,
  };
  const drawn = status !== "REGISTRATION_OPEN";
  return (
    <Stack gap="3" borderTopWidth="1px" borderColor="border.muted" pt="5">
      <Heading as="h3" textStyle="sm" fontWeight="bold">
        Progresso do torneio
      </Heading>
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 2, md: 4, xl: 1 }} gap="3">
        <Step done>Torneio criado</Step>
        <Step done={hasTakenEnrolments(period, today(timeZone))}>Inscrições abertas</Step>
        <Step
          done={drawn}
          detail={drawn ? `${playedMatchCount} de ${matchCount} jogos realizados` : undefined}
        >
          Chaveamento gerado
        </Step>
        <Step done={status === "FINISHED"}>Torneio finalizado</Step>
      </SimpleGrid>
    </Stack>
  );
}

function Step({ done, detail, children }: { done: boolean; detail?: string; children: string }) {
  return (
    <HStack as="li" gap={{ base: "2", xl: "3" }} align="flex-start" textStyle={{ base: "sm", xl: "md" }}>
      <Center
        boxSize="6"
        borderRadius="full"
        flexShrink="0"
        borderWidth="2px"
        borderStyle={done ? "solid" : "dashed"}
        borderColor={done ? "palm.solid" : "border.emphasized"}
        bg={done ? "palm.solid" : "transparent"}
        color="palm.contrast"
      >
        {done ? <Check size={14} strokeWidth={3.5} aria-hidden="true" /> : null}
      </Center>
      <Box>
        <Text fontWeight={done ? "semibold" : "normal"} color={done ? "fg" : "fg.muted"}>
          {children}
          <VisuallyHidden>{done ? " (concluído)" : " (pendente)"}</VisuallyHidden>
        </Text>
        {detail ? (
          <Text textStyle="xs" color="fg.muted">
            {detail}
          </Text>
        ) : null}
      </Box>
    </HStack>
  );
}

/** About what five lines hold on a phone. */
const charactersShown = 200;
const linesShown = 5;

/** Rules and notes may be long: they open on demand, so that what one came to do stays near. */
function TournamentDescription({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > charactersShown || text.split("\n").length > linesShown;
  return (
    <Stack gap="1" align="flex-start">
      <Text
        id={id}
        color="fg.muted"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        lineClamp={isLong && !open ? linesShown : undefined}
        _print={{ lineClamp: "none" }}
      >
        {text}
      </Text>
      {isLong ? (
        <Button
          variant="ghost"
          size="sm"
          ms="-3.5"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          _print={{ display: "none" }}
        >
          {open ? "Mostrar menos" : "Mostrar descrição completa"}
        </Button>
      ) : null}
    </Stack>
  );
}

/** When it is, for whom, what it costs and how far it has come: one line, all of it when one opens it. */
export function TournamentAbout({ tournament: key }: { tournament: TournamentAbout_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentAbout_tournament on Tournament {
        name
        kind
        status
        category
        startDate
        endDate
        feeInCents
        venue
        directorName
        key
        sanctionTier
        protestHours
        categories {
          name
          feeInCents
          maxParticipants
        }
        enrolmentCount
        maxParticipants
        minPairs
        matchCount
        playedMatchCount
        setFormat
        description
        ...TournamentAbout_tournamentProgressTournament
      }
    `,
    key,
  );
  const { status, startDate, endDate, minPairs, description, venue, directorName } = tournament;
  const categories = tournament.categories.map(({ name, feeInCents, maxParticipants }) => ({
    name,
    feeInCents,
    maxParticipants,
  }));
  const { matchCount, playedMatchCount, enrolmentCount } = tournament;
  const line = [
    formatShortDay(startDate),
    status === "REGISTRATION_OPEN"
      ? feesInWords(categories, tournament.feeInCents)
      : `${playedMatchCount} de ${matchCount} jogos`,
    counted(enrolmentCount, "inscrito", "inscritos"),
    categoriesInWords(categories, tournament.category, onCard),
  ].join(" · ");
  return (
    <FoldedFacts line={line}>
      <Panel p="4" maxW="52rem">
        <Stack gap="5">
          <Grid as="dl" templateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gapX="4" gapY="3.5">
            <Fact name="Nome" wide>
              {tournament.name}
            </Fact>
            <Fact name={categories.length > 1 ? "Categorias" : "Categoria"}>
              {categoriesInWords(categories, tournament.category)}
            </Fact>
            <Fact name="Valor da inscrição">{feesInWords(categories, tournament.feeInCents)}</Fact>
            <Fact name="Data de início">{formatDate(startDate)}</Fact>
            {endDate ? <Fact name="Data de fim">{formatDate(endDate)}</Fact> : null}
            <Fact name="Inscritos">{enrolmentCount}</Fact>
            <Fact name="Máximo">
              {placesOf(categories, tournament.maxParticipants ?? null) ?? "Ilimitado"}
            </Fact>
            {minPairs ? <Fact name="Mínimo de duplas">{minPairs}</Fact> : null}
            {venue ? <Fact name="Local">{venue}</Fact> : null}
            {directorName ? <Fact name="Diretor responsável">{directorName}</Fact> : null}
            {tournament.sanctionTier ? <Fact name="Faixa da etapa">{tournament.sanctionTier}</Fact> : null}
            {tournament.protestHours ? (
              <Fact name="Protestos">
                até {counted(tournament.protestHours, "hora", "horas")} depois do fim da categoria
              </Fact>
            ) : null}
            {tournament.kind === "SUPER8" ? (
              <Fact name="Formato">{setFormats[tournament.setFormat].label}</Fact>
            ) : null}
          </Grid>
          <HStack>
            <RegulationButton tournamentKey={tournament.key} />
          </HStack>
          {description ? <TournamentDescription text={description} /> : null}
          <TournamentProgress tournament={tournament} />
        </Stack>
      </Panel>
    </FoldedFacts>
  );
}
