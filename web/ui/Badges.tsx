import { Badge } from "@chakra-ui/react/badge";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

export type Tone =
  | "open"
  | "running"
  | "joined"
  | "over"
  | "neutral"
  | "special"
  | "problem"
  | "waiting"
  | "done";

export const palettes = {
  open: "palm",
  running: "sea",
  joined: "sea",
  over: "gray",
  neutral: "gray",
  special: "coral",
  problem: "flag",
  waiting: "sun",
  done: "dusk",
} as const satisfies Record<Tone, string>;

/** A state in one word. The word says it; the colour only helps. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Badge colorPalette={palettes[tone]}>{children}</Badge>;
}

interface StatusProps {
  /** "usual" is what most rows are: it has no badge, so that the others are seen. */
  tone: Tone | "usual";
  children: ReactNode;
}

/** A row's state in a list: a badge for the exception, a quiet word for the rule. */
export function Status({ tone, children }: StatusProps) {
  if (tone !== "usual") return <StatusBadge tone={tone}>{children}</StatusBadge>;
  return (
    <Text as="span" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
      {children}
    </Text>
  );
}

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
