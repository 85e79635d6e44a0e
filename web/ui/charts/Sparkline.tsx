import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { linePath, type ChartPoint } from "./chart-points";

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
