import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { ChartFigure } from "./ChartFigure";
import { shareOf, type ChartFormat, type ChartPoint } from "./chart-points";

interface LineProps {
  label: string;
  says: string;
  nameLabel: string;
  valueLabel: string;
  /** From the oldest to the newest. */
  points: readonly ChartPoint[];
  /** What the lowest and the highest can be. */
  range: { low: number; high: number };
  format: ChartFormat;
}

/** How something has gone on, month by month, between what it can be at the least and at the most. */
export function Line({ points, range, ...figure }: LineProps) {
  const width = points.length * 10;
  const xOf = (index: number) => index * 10 + 5;
  const yOf = (value: number) => 96 - shareOf(value, range) * 92;
  const path = points
    .map(({ value }, index) => `${index === 0 ? "M" : "L"}${xOf(index)} ${yOf(value)}`)
    .join("");
  return (
    <ChartFigure points={points} {...figure}>
      <Flex justify="space-between" textStyle="xs" color="fg.muted">
        <span>{figure.format(range.high)}</span>
      </Flex>
      <chakra.svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" w="full" h="24" display="block">
        <chakra.path
          d={path}
          fill="none"
          stroke="sea.solid"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        {points.map(({ name, value }, index) => (
          // Without a length only the round ends are drawn, which stay round however the picture is stretched.
          <chakra.path
            key={name}
            d={`M${xOf(index)} ${yOf(value)}h0`}
            stroke={index === points.length - 1 ? "coral.solid" : "sea.solid"}
            strokeWidth="7"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          >
            <title>{`${name}: ${figure.format(value)}`}</title>
          </chakra.path>
        ))}
      </chakra.svg>
      <Flex textStyle="xs" color="fg.muted">
        <span>{figure.format(range.low)}</span>
      </Flex>
      <Flex textStyle="xs" color="fg.muted" pt="1">
        {points.map(({ name, short }) => (
          <Box key={name} flex="1 1 0" minW="0" textAlign="center" overflow="hidden">
            {short ?? name}
          </Box>
        ))}
      </Flex>
    </ChartFigure>
  );
}
