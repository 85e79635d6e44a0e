import { Badge } from "@chakra-ui/react/badge";

/** Gold, silver, bronze; green and blue for the rest of the first ten. */
function lookOf(position: number) {
  if (position === 1) return { bg: "medal.gold", color: "medal.contrast" };
  if (position === 2) return { bg: "medal.silver", color: "medal.contrast" };
  if (position === 3) return { bg: "medal.bronze", color: "medal.contrast" };
  if (position <= 5) return { colorPalette: "palm" };
  return { colorPalette: position <= 10 ? "sea" : "gray" };
}

interface PositionBadgeProps {
  position: number;
  /** What it is the number of; without it the number stands alone. */
  unit?: "lugar";
}

/** "1º", or "1º lugar". */
export function PositionBadge({ position, unit }: PositionBadgeProps) {
  return (
    <Badge
      minW="11"
      minH="7"
      justifyContent="center"
      flexShrink="0"
      fontFamily="heading"
      fontWeight="bold"
      textStyle="sm"
      whiteSpace="nowrap"
      {...lookOf(position)}
    >
      {position}º{unit ? ` ${unit}` : null}
    </Badge>
  );
}
