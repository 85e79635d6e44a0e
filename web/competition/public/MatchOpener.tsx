import { Box, type BoxProps } from "@chakra-ui/react/box";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { createContext, use } from "react";
import type { MatchStatus } from "../../../server/sport/scores/match-outcome.rules";

/** What one comes for who may score a match: its result, the correction of one, or just the match. */
export type MatchWay = "result" | "correction" | "details";

interface Openable {
  readonly status: MatchStatus;
  readonly outcome?: string | null;
  readonly sidesKnown: boolean;
}

/** Whether both sides are known, and neither goes on without playing. */
export const takesResult = ({ sidesKnown, outcome, status }: Openable): boolean =>
  status !== "CANCELLED" && outcome !== "BYE" && sidesKnown;

export const wayInto = (match: Openable): MatchWay =>
  !takesResult(match) ? "details" : match.status === "PLAYED" ? "correction" : "result";

export interface MatchOpener {
  open: (matchId: string) => void;
  /** The match that was pressed and is not on screen yet. */
  opening: string | null;
  /** Whether results can be typed in there. */
  takesResults: boolean;
}

/** Where matches can be opened; null on a wall, on paper and in a preview. */
export const MatchOpenerContext = createContext<MatchOpener | null>(null);

export const useMatchOpener = (): MatchOpener | null => use(MatchOpenerContext);

/** How the elements that open a match are found again. */
const markOf = (matchId: string) => `[data-match="${CSS.escape(matchId)}"]`;

/** Where the focus comes back to, once a match is closed: what opened it may be gone, and the match in another list. */
export function matchOnScreen(matchId: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(markOf(matchId))];
  return found.find((element) => element.offsetParent !== null) ?? found[0] ?? null;
}

interface MatchPressProps extends Omit<BoxProps, "onClick"> {
  /** Null for a match that cannot be opened: in a preview, or without further details. */
  matchId: string | null;
  way: MatchWay;
}

const words = {
  result: "Registrar resultado",
  correction: "Corrigir resultado",
  details: "Ver detalhes",
} as const satisfies Record<MatchWay, string>;

/** A match in any list: a press opens it, on pages where matches can be opened. */
export function MatchPress({ matchId, way, children, ...look }: MatchPressProps) {
  const opener = useMatchOpener();
  if (!opener || matchId === null) return <Box {...look}>{children}</Box>;
  const isOpening = opener.opening === matchId;
  return (
    <Box
      asChild
      display="block"
      w="full"
      textAlign="start"
      cursor={isOpening ? "progress" : "pointer"}
      opacity={isOpening ? 0.6 : undefined}
      _hover={{ bg: "bg.subtle" }}
      _focusVisible={{ outlineOffset: "-2px!" }}
      {...look}
    >
      <button
        type="button"
        data-match={matchId}
        aria-busy={isOpening || undefined}
        onClick={() => opener.open(matchId)}
      >
        {children}
        <VisuallyHidden>{words[opener.takesResults ? way : "details"]}</VisuallyHidden>
      </button>
    </Box>
  );
}
