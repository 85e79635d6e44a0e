import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Play } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  RunningToday_arena$data,
  RunningToday_arena$key,
} from "../../__generated__/RunningToday_arena.graphql";
import { arenaTournaments } from "../../tournaments/public/tournament-path";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { Meter } from "../../ui/charts/Meter";

type Running = NonNullable<RunningToday_arena$data["today"]>["running"][number];

/** The tournaments that are on today; nothing where there are none. */
export function RunningToday({ arena }: { arena: RunningToday_arena$key }) {
  const { today } = useFragment(
    graphql`
      fragment RunningToday_arena on Arena {
        today {
          running {
            tournamentKey
            tournamentName
            matchCount
            playedCount
            onCourtCount
          }
        }
      }
    `,
    arena,
  );
  if (!today || today.running.length === 0) return null;
  return (
    <Card title="Torneios de hoje" icon={Play}>
      <Stack as="ul" gap="4" listStyleType="none">
        {today.running.map((running) => (
          <RunningRow key={running.tournamentKey} running={running} />
        ))}
      </Stack>
    </Card>
  );
}

function RunningRow({
  running: { tournamentKey, tournamentName, matchCount, playedCount, onCourtCount },
}: {
  running: Running;
}) {
  return (
    <Flex as="li" align="center" gap="4" wrap="wrap">
      <Stack gap="1.5" flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold" truncate>
          {tournamentName}
        </Text>
        <Meter
          label="Jogos"
          value={playedCount}
          of={matchCount}
          says={progressInWords(matchCount, playedCount, onCourtCount)}
        />
      </Stack>
      <ButtonLink
        to={arenaTournaments.tournament(tournamentKey)}
        size="sm"
        variant="outline"
        colorPalette="sea"
        aria-label={`Abrir ${tournamentName}`}
      >
        Abrir
      </ButtonLink>
    </Flex>
  );
}

function progressInWords(matchCount: number, playedCount: number, onCourtCount: number): string {
  if (matchCount === 0) return "Ainda sem sorteio";
  const played = `${playedCount} de ${matchCount} encerrados`;
  return onCourtCount === 0 ? played : `${played} · ${onCourtCount} em quadra`;
}
