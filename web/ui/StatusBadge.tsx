import { Badge } from "@chakra-ui/react/badge";
import type { ReactNode } from "react";

export type Tone =
  "open" | "running" | "joined" | "over" | "neutral" | "special" | "problem" | "waiting" | "done";

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
