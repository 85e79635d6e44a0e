import { graphql, readInlineData } from "react-relay/hooks";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import type { readRules_match$key } from "../../__generated__/readRules_match.graphql";

/** What a match is played by, as the rules of scores take it. */
export function readRules(match: readRules_match$key): MatchRules {
  const { rules } = readInlineData(
    graphql`
      fragment readRules_match on Match @inline {
        rules {
          matchFormat
          setFormat
          fixedGames
          someoneGoesOn
        }
      }
    `,
    match,
  );
  const { matchFormat, setFormat, fixedGames, someoneGoesOn } = rules;
  return { matchFormat, setFormat, fixedGames, someoneGoesOn };
}
