import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { ChartFigure } from "./ChartFigure";
import { rangeOf, shareOf, type ChartFormat, type ChartPoint } from "./chart-points";

interface BarsProps {
  label: string;
  says: string;
  nameLabel: string;
  valueLabel: string;
  /** From left to right; about a dozen fit on a phone. */
  points: readonly ChartPoint[];
  format: ChartFormat;
  /** The one that is spoken of, such as this month: it alone has the strong colour. Left out, all have it. */
  current?: string;
}

const heightPx = 128;

// Where a dozen words do not fit, those beside the last one give it room.
const everySecond = {
  "@container (max-width: 26rem)": {
    "& > *": { overflow: "visible" },
    "& > :nth-last-child(even)": { visibility: "hidden" },
  },
} as const;

/** One bar for each: how much, month by month or court by court. */
export function Bars({ points, current, ...figure }: BarsProps) {
  const range = rangeOf(points);
  const ground = 100 - shareOf(0, range) * 100;
  return (
    <ChartFigure points={points} {...figure}>
      <Flex justify="space-between" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span>{figure.format(range.high)}</span>
      </Flex>
      <chakra.svg
        viewBox={`0 0 ${points.length * 10} 100`}
        preserveAspectRatio="none"
        w="full"
        h={`${heightPx}px`}
        display="block"
      >
        {points.map(({ name, value }, index) => {
          const top = 100 - shareOf(value, range) * 100;
          return (
            <chakra.rect
              key={name}
              x={index * 10 + 1.5}
              width="7"
              y={Math.min(top, ground)}
              height={Math.abs(ground - top)}
              fill={current === undefined || current === name ? "sea.solid" : "sea.emphasized"}
            >
              <title>{`${name}: ${figure.format(value)}`}</title>
            </chakra.rect>
          );
        })}
        <chakra.line
          x1="0"
          x2={points.length * 10}
          y1={ground}
          y2={ground}
          stroke="border.emphasized"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      </chakra.svg>
      <Flex textStyle="xs" color="fg.muted" pt="1" css={points.length > 8 ? everySecond : undefined}>
        {points.map(({ name, short }) => (
          <Box
            key={name}
            flex="1 1 0"
            minW="0"
            textAlign="center"
            overflow="hidden"
            whiteSpace="nowrap"
            fontWeight={name === current ? "semibold" : undefined}
            color={name === current ? "fg" : undefined}
          >
            {short ?? name}
          </Box>
        ))}
      </Flex>
    </ChartFigure>
  );
}
