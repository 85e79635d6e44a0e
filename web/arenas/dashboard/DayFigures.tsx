import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { DayFigures_arena$key } from "../../__generated__/DayFigures_arena.graphql";
import { Panel } from "../../ui/Card";
import { formatMoney } from "../../ui/format";

/** Four numbers of the arena, each with where it is going. */
export function DayFigures({ arena }: { arena: DayFigures_arena$key }) {
  const { today } = useFragment(
    graphql`
      fragment DayFigures_arena on Arena {
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
