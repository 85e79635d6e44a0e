import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { counted } from "../../../server/platform/numbers.rules";
import { type ChartPoint, linePath } from "./chart-points";

interface SparklineProps {
  /** What it says, in a sentence: "Receita dos últimos seis meses: subiu de R$ 8 mil a R$ 12 mil." */
  says: string;
  /** Two at the least; from the oldest to the newest. */
  points: readonly ChartPoint[];
}

/** The way a figure goes, beside the figure. It has no table: where the numbers matter too, use `Bars`. */
export function Sparkline({ says, points }: SparklineProps) {
  const values = points.map(({ value }) => value);
  const path = linePath(values);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const last = high === low ? 50 : ((high - (values.at(-1) ?? high)) / (high - low)) * 100;
  return (
    <Box position="relative" w="full" maxW="10rem" h="10" py="1" pe="1.5">
      <chakra.span srOnly>{says}</chakra.span>
      <Box position="relative" w="full" h="full" aria-hidden="true">
        <chakra.svg viewBox="0 0 100 100" preserveAspectRatio="none" w="full" h="full" overflow="visible">
          <chakra.path d={`${path}L100 100L0 100Z`} fill="sea.solid" fillOpacity="0.12" />
          <chakra.path
            d={path}
            fill="none"
            stroke="sea.solid"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </chakra.svg>
        <Box
          position="absolute"
          insetEnd="-3px"
          boxSize="7px"
          borderRadius="full"
          bg="coral.solid"
          transform="translateY(-50%)"
          style={{ top: `${last}%` }}
        />
      </Box>
    </Box>
  );
}

interface FormDotsProps {
  /** Results of the last matches, oldest first: true for a win. */
  won: readonly boolean[];
}

/** An athlete's recent form: a filled dot is a win, a hollow one a loss. */
export function FormDots({ won }: FormDotsProps) {
  const wins = won.filter(Boolean).length;
  const says = `Últimos ${counted(won.length, "jogo", "jogos")}: ${counted(wins, "vitória", "vitórias")} e ${counted(won.length - wins, "derrota", "derrotas")}`;
  return (
    <>
      <chakra.span srOnly>{says}</chakra.span>
      <chakra.svg
        aria-hidden="true"
        viewBox={`0 0 ${won.length * 14} 12`}
        h="3"
        style={{ width: `${won.length * 0.875}rem` }}
        flexShrink="0"
      >
        {won.map((win, index) => (
          <chakra.circle
            // The index is stable: the matches are never reordered.
            key={index}
            cx={index * 14 + 6}
            cy="6"
            r="4.5"
            strokeWidth="2"
            stroke={win ? "palm.solid" : "border.emphasized"}
            fill={win ? "palm.solid" : "none"}
          />
        ))}
      </chakra.svg>
    </>
  );
}

interface MeterProps {
  /** What is filled: "Vagas". */
  label: string;
  value: number;
  /** What it can come to; nothing is full where it is 0. */
  of: number;
  /** Both in words: "28 de 32 duplas", "R$ 840,00 de R$ 3.120,00". */
  says: string;
  /** "sea" is a plain share, "palm" what is good when full, "sun" what runs out. */
  tone?: "sea" | "palm" | "sun";
}

/** How much of what can be: places taken, money that has come in. */
export function Meter({ label, value, of, says, tone = "sea" }: MeterProps) {
  const share = of > 0 ? Math.min(1, Math.max(0, value / of)) : 0;
  return (
    <Box minW="0">
      <Flex justify="space-between" gap="3" textStyle="sm" mb="1">
        <Text as="span" color="fg.muted">
          {label}
        </Text>
        <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" textAlign="end">
          {says}
        </Text>
      </Flex>
      <Box aria-hidden="true" h="2" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box
          h="full"
          borderRadius="full"
          colorPalette={tone}
          bg="colorPalette.solid"
          style={{ width: `${share * 100}%` }}
        />
      </Box>
    </Box>
  );
}
