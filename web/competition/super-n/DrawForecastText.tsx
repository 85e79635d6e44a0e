import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { counted, plural } from "../../../server/platform/plural.rules";
import { fewestOfSuper8, super8Participants } from "../../../server/sport/event-size.rules";
import { Notice } from "../../ui/Notice";
import type { DrawForecast } from "./draw-forecast";

interface DrawForecastTextProps {
  athletes: number;
  maxParticipants: number | null | undefined;
  courts: number | null | undefined;
  forecast: DrawForecast;
}

/** What starting the tournament brings, in numbers and in words. */
export function DrawForecastText({ athletes, maxParticipants, courts, forecast }: DrawForecastTextProps) {
  const freePlaces = (maxParticipants ?? athletes) - athletes;
  return (
    <Stack gap="4" mb="4">
      <SimpleGrid as="dl" columns={3} gap="2">
        <Figure value={athletes} name="atletas" />
        <Figure value={forecast.rounds} name="rodadas" />
        <Figure value={forecast.matches} name="jogos" />
      </SimpleGrid>
      <Stack gap="2" textStyle="sm">
        <Text>Os números são sorteados e todos os jogos ficam definidos. {perAthleteText(forecast)}</Text>
        <Text>{courtsText(forecast.matchesPerRound, courts ?? 0)}</Text>
        <Text>
          As inscrições se encerram. Quem faltar ainda pode ser substituído antes do seu primeiro jogo.
        </Text>
      </Stack>
      {freePlaces > 0 ? (
        <Notice tone="warning">
          {athletes} de {maxParticipants} vagas preenchidas. O torneio será sorteado só com {athletes}{" "}
          atletas.
        </Notice>
      ) : null}
    </Stack>
  );
}

export function TooFewText({ athletes }: { athletes: number }) {
  return (
    <Text>
      Um Super 8 é de {super8Participants} atletas e pode ser jogado a partir de {fewestOfSuper8}; este
      torneio tem <strong>{counted(athletes, "inscrito", "inscritos")}</strong>.
      {athletes < fewestOfSuper8 ? " Inscreva mais atletas em Participantes para fazer o sorteio." : ""}
    </Text>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  return (
    <Box
      bg="bg.muted"
      borderRadius="l2"
      py="3"
      textAlign="center"
      display="flex"
      flexDirection="column-reverse"
    >
      <Text as="dt" textStyle="xs" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontFamily="heading" fontWeight="bold" textStyle="3xl" lineHeight="1.1">
        {value}
      </Text>
    </Box>
  );
}

function perAthleteText({ perAthlete: [fewest, most], restingPerRound }: DrawForecast): string {
  const plays =
    fewest === most ? `Cada atleta joga ${most} vezes` : `Cada atleta joga de ${fewest} a ${most} vezes`;
  if (restingPerRound === 0) return `${plays}, sempre com outro par.`;
  return `${plays}; ${counted(restingPerRound, "descansa", "descansam")} a cada rodada.`;
}

function courtsText(matchesPerRound: number, courts: number): string {
  const perRound = `${plural(matchesPerRound, "É", "São")} ${counted(matchesPerRound, "jogo", "jogos")} por rodada`;
  if (courts === 0) return `${perRound}; as quadras ficam a combinar.`;
  const inUse = Math.min(courts, matchesPerRound);
  const turns =
    courts < matchesPerRound ? ", um depois do outro" : matchesPerRound > 1 ? ", ao mesmo tempo" : "";
  return `${perRound}, em ${counted(inUse, "quadra", "quadras")}${turns}.`;
}
