import { Grid } from "@chakra-ui/react/grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import { setFormats } from "../../../server/sport/scores/set-format.rules";
import type { TournamentAbout_tournament$key } from "../../__generated__/TournamentAbout_tournament.graphql";
import { Panel } from "../../ui/Card";
import { Fact } from "../../ui/Fact";
import { FoldedFacts } from "../../ui/FoldedFacts";
import { formatDate, formatShortDay } from "../../ui/format";
import { categoriesInWords, feesInWords, onCard, placesOf } from "../public/categories-in-words";
import { RegulationButton } from "../public/RegulationButton";
import { TournamentDescription } from "./TournamentDescription";
import { TournamentProgress } from "./TournamentProgress";

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
        ...TournamentProgress_tournament
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
