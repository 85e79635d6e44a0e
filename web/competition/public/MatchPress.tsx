import { Box, type BoxProps } from "@chakra-ui/react/box";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useMatchOpener } from "./match-opener";
import type { MatchWay } from "./match-way";

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
