import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { graphql, readInlineData } from "react-relay/hooks";
import type { PairLine_pair$key } from "../../__generated__/PairLine_pair.graphql";
import { shortName } from "../public/competition-words";

interface PairLineProps {
  names: readonly string[];
  seed?: number | null;
  children?: ReactNode;
}

/** Two who play together on one line, with their seed. */
export function PairLine({ names, seed, children }: PairLineProps) {
  return (
    <Flex align="center" gap="2" py="1" minW="0">
      <Text flex="1" minW="0" textStyle="sm" fontWeight="medium" lineHeight="1.2" overflowWrap="anywhere">
        {names.join(" / ")}
      </Text>
      {typeof seed === "number" ? (
        <Text as="span" textStyle="xs" fontWeight="bold" color="coral.fg" title="Cabeça de chave">
          [{seed}]
        </Text>
      ) : null}
      {children}
    </Flex>
  );
}

interface PairShown {
  /** Of both athletes. */
  readonly names: string[];
  readonly seed: number | null;
}

/** A pair as lists and brackets show it. */
export function readPair(key: PairLine_pair$key): PairShown {
  const { athletes, seed } = readInlineData(
    graphql`
      fragment PairLine_pair on Pair @inline {
        seed
        athletes {
          displayName
        }
      }
    `,
    key,
  );
  return { names: athletes.map(({ displayName }) => shortName(displayName)), seed: seed ?? null };
}

/** "Ana Souza / Bia Lima" */
export const pairLabel = (key: PairLine_pair$key): string => readPair(key).names.join(" / ");
