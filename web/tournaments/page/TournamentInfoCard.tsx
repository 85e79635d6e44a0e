import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { setFormats } from "../../../server/sport/scores/set-format.rules";
import type { TournamentInfoCard_tournament$key } from "../../__generated__/TournamentInfoCard_tournament.graphql";
import { Card } from "../../ui/Card";
import { formatDate } from "../../ui/format";
import { categoriesInWords, feesInWords, isFree, placesOf } from "../public/categories-in-words";
import { TournamentDescription } from "./TournamentDescription";
import { TournamentProgress } from "./TournamentProgress";

export function TournamentInfoCard({ tournament: key }: { tournament: TournamentInfoCard_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentInfoCard_tournament on Tournament {
        kind
        category
        startDate
        endDate
        feeInCents
        venue
        directorName
        categories {
          name
          feeInCents
          maxParticipants
        }
        enrolmentCount
        maxParticipants
        minPairs
        setFormat
        description
        ...TournamentProgress_tournament
      }
    `,
    key,
  );
  const { endDate, minPairs, description, categories, venue, directorName } = tournament;
  return (
    <Card title="Informações" icon={Info} position={{ xl: "sticky" }} top={{ xl: "4" }}>
      <Stack gap="5">
        <Grid as="dl" templateColumns="repeat(2, minmax(0, 1fr))" gapX="4" gapY="3.5">
          <Fact name={categories.length > 1 ? "Categorias" : "Categoria"}>
            {categoriesInWords(categories, tournament.category)}
          </Fact>
          <Fact name="Taxa de inscrição">
            {isFree(categories, tournament.feeInCents)
              ? "Gratuito"
              : feesInWords(categories, tournament.feeInCents)}
          </Fact>
          <Fact name="Data de início">{formatDate(tournament.startDate)}</Fact>
          {endDate ? <Fact name="Data de fim">{formatDate(endDate)}</Fact> : null}
          <Fact name="Inscritos">{tournament.enrolmentCount}</Fact>
          <Fact name="Máximo">{placesOf(categories, tournament.maxParticipants ?? null) ?? "Ilimitado"}</Fact>
          {minPairs ? <Fact name="Mínimo de duplas">{minPairs}</Fact> : null}
          {venue ? (
            <Fact name="Local" wide>
              {venue}
            </Fact>
          ) : null}
          {directorName ? (
            <Fact name="Diretor responsável" wide>
              {directorName}
            </Fact>
          ) : null}
          {tournament.kind === "SUPER8" ? (
            <Fact name="Formato" wide>
              {setFormats[tournament.setFormat].label}
            </Fact>
          ) : null}
        </Grid>
        {description ? <TournamentDescription text={description} /> : null}
        <TournamentProgress tournament={tournament} />
      </Stack>
    </Card>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box gridColumn={wide ? "1 / -1" : undefined} minW="0">
      <Text as="dt" textStyle="xs" fontWeight="medium" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontWeight="semibold" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}
