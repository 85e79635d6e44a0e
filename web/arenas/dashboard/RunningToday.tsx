import { Box } from "@chakra-ui/react/box";
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
  const percent = matchCount === 0 ? 0 : Math.round((playedCount / matchCount) * 100);
  return (
    <Flex as="li" align="center" gap="4" wrap="wrap">
      <Stack gap="1.5" flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold" truncate>
          {tournamentName}
        </Text>
        <Box h="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden="true">
          <Box h="full" bg="sea.solid" style={{ width: `${percent}%` }} />
        </Box>
        <Text color="fg.muted" textStyle="sm">
          {progressInWords(matchCount, playedCount, onCourtCount)}
        </Text>
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
  const played = `${playedCount} de ${matchCount} jogos encerrados`;
  if (onCourtCount === 0) return played;
  return `${played} · ${onCourtCount === 1 ? "1 em quadra" : `${onCourtCount} em quadra`}`;
}
