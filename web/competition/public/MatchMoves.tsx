import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { ArrowDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { graphql, readInlineData } from "react-relay/hooks";
import type { MatchMoves_moves$key } from "../../__generated__/MatchMoves_moves.graphql";
import { StatusBadge } from "../../ui/Badges";
import { Notice } from "../../ui/PageStates";
import { shortName } from "./competition-words";

/** A side before or after the move; without a pair when `vacant`. */
export interface ComingSide {
  readonly vacant: boolean;
  readonly pair?: { readonly athletes: readonly { readonly displayName: string }[] } | null;
}

/** A match whose sides would change. */
export interface Move {
  readonly losesResult: boolean;
  readonly match?: {
    readonly id: string;
    readonly number?: number | null;
    readonly phase?: string | null;
  } | null;
  readonly before: readonly ComingSide[];
  readonly after: readonly ComingSide[];
}

interface MatchMovesProps {
  /** What would happen, in a sentence. */
  sentence: string;
  moves: readonly Move[];
}

/**
 * Shows which matches a correction would change, before it is saved. Replaces the form's fields, whose values are kept.
 */
export function MatchMoves({ sentence, moves }: MatchMovesProps) {
  const top = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted, and the sheet is still scrolled to where it was: focus and scroll to the top.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <Stack gap="4" ref={top} tabIndex={-1} outline="none">
      <Notice tone="warning">
        <Text role="alert">{sentence}</Text>
      </Notice>
      <Stack as="ul" listStyleType="none" gap="3">
        {moves.map(({ match, before, after, losesResult }) => (
          <Box as="li" key={match?.id} borderWidth="1px" borderColor="border" borderRadius="l2" p="3">
            <HStack justify="space-between" gap="2" wrap="wrap" mb="2">
              <Text textStyle="sm" fontWeight="bold">
                Jogo {match?.number} · {match?.phase}
              </Text>
              {losesResult ? <StatusBadge tone="problem">Placar deixa de valer</StatusBadge> : null}
            </HStack>
            <Text color="fg.muted" textDecoration="line-through" overflowWrap="anywhere">
              <VisuallyHidden>Antes: </VisuallyHidden>
              {sidesInWords(before)}
            </Text>
            <Box color="fg.muted" my="0.5" aria-hidden="true">
              <ArrowDown size={16} />
            </Box>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              <VisuallyHidden>Depois: </VisuallyHidden>
              {sidesInWords(after)}
            </Text>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}

function sidesInWords(sides: readonly ComingSide[]): string {
  const words = sides.map(sideInWords).join(" × ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sideInWords({ vacant, pair }: ComingSide): string {
  if (vacant) return "ninguém";
  return pair ? pair.athletes.map(({ displayName }) => shortName(displayName)).join(" e ") : "a definir";
}

/** What a correction would move, before it does. */
export interface AskedMoves {
  /** What would happen, in a sentence. */
  readonly sentence: string;
  readonly moves: readonly Move[];
}

/** Out of the answer itself and not out of the store: the moves may never happen. */
export function readMoves(answer: MatchMoves_moves$key): AskedMoves {
  const { message, moves } = readInlineData(
    graphql`
      fragment MatchMoves_moves on ResultMovesMatches @inline {
        message
        moves {
          losesResult
          match {
            id
            number
            phase
          }
          before {
            vacant
            pair {
              athletes {
                displayName
              }
            }
          }
          after {
            vacant
            pair {
              athletes {
                displayName
              }
            }
          }
        }
      }
    `,
    answer,
  );
  return {
    sentence: message,
    moves: moves.map(({ losesResult, match, before, after }) => ({
      losesResult,
      match: match && { id: match.id, number: match.number, phase: match.phase },
      before: before.map(readSide),
      after: after.map(readSide),
    })),
  };
}

const readSide = ({ vacant, pair }: ComingSide): ComingSide => ({
  vacant,
  pair: pair && { athletes: pair.athletes.map(({ displayName }) => ({ displayName })) },
});
