import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowDownRight, ArrowRight, ArrowUpRight, Play } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { TodayCards_arena$key } from "../../__generated__/TodayCards_arena.graphql";
import type {
  TodayCards_runningTodayArena$data,
  TodayCards_runningTodayArena$key,
} from "../../__generated__/TodayCards_runningTodayArena.graphql";
import { arenaTournaments } from "../../tournaments/public/tournament-path";
import { Card, Panel } from "../../ui/Cards";
import { Meter } from "../../ui/charts/SmallCharts";
import { formatMoney } from "../../ui/format";
import { ButtonLink } from "../../ui/Links";

/** Four numbers of the arena, each with where it is going. */
export function DayFigures({ arena }: { arena: TodayCards_arena$key }) {
  const { today } = useFragment(
    graphql`
      fragment TodayCards_arena on Arena {
        today {
          classCount
          figures {
            receivedThisMonthInCents
            receivedLastMonthInCents
            overdueInCents
            overdueCount
            newAthletesThisMonth
            newAthletesLastMonth
          }
        }
      }
    `,
    arena,
  );
  if (!today?.figures) return null;
  const { classCount, figures } = today;
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} gap="4">
      <Figure
        label="Receita do mês"
        value={formatMoney(figures.receivedThisMonthInCents)}
        change={changeInWords(figures.receivedThisMonthInCents, figures.receivedLastMonthInCents, "nada")}
      />
      <Figure
        label="Em atraso"
        value={formatMoney(figures.overdueInCents)}
        isBad={figures.overdueCount > 0}
        hint={overdueInWords(figures.overdueCount)}
      />
      <Figure label="Aulas hoje" value={String(classCount)} hint="na grade de hoje" />
      <Figure
        label="Atletas novos no mês"
        value={String(figures.newAthletesThisMonth)}
        change={changeInWords(figures.newAthletesThisMonth, figures.newAthletesLastMonth, "nenhum")}
      />
    </SimpleGrid>
  );
}

const overdueInWords = (count: number): string =>
  count === 0 ? "nada vencido" : counted(count, "cobrança vencida", "cobranças vencidas");

interface FigureProps {
  label: string;
  value: string;
  hint?: string;
  change?: Change;
  isBad?: boolean;
}

function Figure({ label, value, hint, change, isBad = false }: FigureProps) {
  return (
    <Panel p={{ base: "3", md: "4" }} boxShadow="none">
      <Text as="dt" color="fg.muted" textStyle="sm">
        {label}
      </Text>
      <Text
        as="dd"
        fontFamily="heading"
        fontWeight="bold"
        textStyle={{ base: "lg", md: "2xl" }}
        whiteSpace="nowrap"
        lineHeight="1.2"
        fontVariantNumeric="tabular-nums"
        color={isBad ? "fg.error" : undefined}
      >
        {value}
      </Text>
      <Text as="dd" color="fg.muted" textStyle="xs" display="flex" alignItems="center" gap="1" minH="4">
        {change ? <Direction {...change} /> : null}
        {change?.words ?? hint}
      </Text>
    </Panel>
  );
}

/** Every comparison has one: up, down, or neither. */
function Direction({ direction }: Change) {
  const { icon, color } = directions[direction];
  return <Box as={icon} boxSize="4" flexShrink="0" color={color} aria-hidden="true" />;
}

const directions = {
  up: { icon: ArrowUpRight, color: "fg.success" },
  down: { icon: ArrowDownRight, color: "fg.warning" },
  none: { icon: ArrowRight, color: "fg.muted" },
} as const;

interface Change {
  direction: "up" | "down" | "none";
  /** "12% a mais que no mês passado". */
  words: string;
}

/**
 * How a number of this month stands beside that of the last one; a percentage only where there was something to compare
 * with. @param none what 0 is called: "nada", "nenhum".
 */
export function changeInWords(now: number, before: number, none: string): Change {
  if (now === before)
    return { direction: "none", words: now === 0 ? `${none} neste mês` : "igual ao mês passado" };
  const direction = now > before ? "up" : "down";
  if (before <= 0) return { direction, words: `${none} no mês passado` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { direction: "none", words: "quase igual ao mês passado" };
  return { direction, words: `${percent}% ${direction === "up" ? "a mais" : "a menos"} que no mês passado` };
}

type Running = NonNullable<TodayCards_runningTodayArena$data["today"]>["running"][number];

/** The tournaments that are on today; nothing where there are none. */
export function RunningToday({ arena }: { arena: TodayCards_runningTodayArena$key }) {
  const { today } = useFragment(
    graphql`
      fragment TodayCards_runningTodayArena on Arena {
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
