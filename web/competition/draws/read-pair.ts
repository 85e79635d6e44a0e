import { graphql, readInlineData } from "react-relay/hooks";
import type { readPair_pair$key } from "../../__generated__/readPair_pair.graphql";
import { shortName } from "../public/match-words";

export interface PairShown {
  /** Of both athletes. */
  readonly names: string[];
  readonly seed: number | null;
}

/** A pair as lists and brackets show it. */
export function readPair(key: readPair_pair$key): PairShown {
  const { athletes, seed } = readInlineData(
    graphql`
      fragment readPair_pair on Pair @inline {
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
export const pairLabel = (key: readPair_pair$key): string => readPair(key).names.join(" / ");
