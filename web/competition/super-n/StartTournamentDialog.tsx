import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import { counted, plural } from "../../../server/platform/numbers.rules";
import { fewestOfSuper8, super8Participants } from "../../../server/sport/event-size.rules";
import { super8Schedule } from "../../../server/sport/super-n/super8-schedule.rules";
import type { StartTournamentDialog_tournament$key } from "../../__generated__/StartTournamentDialog_tournament.graphql";
import type { TournamentTab } from "../../tournaments/public/tournament-path";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DialogFrame } from "../../ui/lazy-code";
import { focusContent } from "../../ui/focus";
import { useQuestion } from "../../ui/form/use-question";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useStartTournamentMutation } from "./use-super-n-mutations";

interface DrawForecast {
  readonly rounds: number;
  readonly matches: number;
  readonly matchesPerRound: number;
  /** Fewest and most matches one athlete plays. */
  readonly perAthlete: readonly [number, number];
  readonly restingPerRound: number;
}

/** What the draw of so many athletes will bring; null when a Super 8 cannot be drawn with them. */
export function forecastDraw(athletes: number): DrawForecast | null {
  if (athletes < fewestOfSuper8 || athletes > super8Participants) return null;
  const rounds = super8Schedule(Array.from({ length: athletes }, (_, index) => index));
  const played = new Map<number, number>();
  for (const { matches } of rounds) {
    for (const athlete of matches.flatMap(({ sides }) => sides.flat())) {
      played.set(athlete, (played.get(athlete) ?? 0) + 1);
    }
  }
  const counts = [...played.values()];
  return {
    rounds: rounds.length,
    matches: rounds.reduce((sum, { matches }) => sum + matches.length, 0),
    matchesPerRound: rounds[0]?.matches.length ?? 0,
    perAthlete: [Math.min(...counts), Math.max(...counts)],
    restingPerRound: rounds[0]?.resting.length ?? 0,
  };
}

interface DrawForecastTextProps {
  athletes: number;
  maxParticipants: number | null | undefined;
  courts: number | null | undefined;
  forecast: DrawForecast;
}

/** What starting the tournament brings, in numbers and in words. */
function DrawForecastText({ athletes, maxParticipants, courts, forecast }: DrawForecastTextProps) {
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

function TooFewText({ athletes }: { athletes: number }) {
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

const bracketTab: TournamentTab = "chaveamento";

interface StartTournamentDialogProps {
  tournament: StartTournamentDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

/** What will come of the draw, before it is made; or that too few are in. */
export function StartTournamentDialog({ tournament: key, open, onClose }: StartTournamentDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment StartTournamentDialog_tournament on Tournament {
        id
        enrolmentCount
        askedGuestCount
        maxParticipants
        arena {
          courtCount
        }
      }
    `,
    key,
  );
  const asked = tournament.askedGuestCount ?? 0;
  const [, setSearch] = useSearchParams();
  const forecast = forecastDraw(tournament.enrolmentCount);

  const { confirm, pending, refusal, forgetRefusal } = useQuestion(useStartTournamentMutation(), {
    input: { tournamentId: tournament.id },
    onDone: () => {
      onClose();
      // The button that opened the question is gone.
      requestAnimationFrame(() => focusContent());
      setSearch({ aba: bracketTab }, { replace: true, preventScrollReset: true });
      toast.success({
        title: "Torneio iniciado!",
        description: "O sorteio foi feito e os jogos estão definidos.",
      });
    },
  });
  const close = () => {
    onClose();
    forgetRefusal();
  };

  return forecast ? (
    <ConfirmDialog
      open={open}
      title="Iniciar o torneio?"
      confirmLabel="Iniciar torneio"
      pendingLabel="Iniciando…"
      pending={pending}
      onConfirm={confirm}
      onClose={close}
    >
      <DrawForecastText
        athletes={tournament.enrolmentCount}
        maxParticipants={tournament.maxParticipants}
        courts={tournament.arena?.courtCount}
        forecast={forecast}
      />
      {asked > 0 ? (
        <Notice tone="warning">
          {counted(
            asked,
            "convidado de outra arena ainda não respondeu e fica fora do sorteio.",
            "convidados de outras arenas ainda não responderam e ficam fora do sorteio.",
          )}
        </Notice>
      ) : null}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  ) : (
    <DialogFrame
      open={open}
      onClose={close}
      size="sm"
      title="Ainda não dá para iniciar"
      footer={<Button onClick={close}>Entendi</Button>}
    >
      <TooFewText athletes={tournament.enrolmentCount} />
    </DialogFrame>
  );
}
