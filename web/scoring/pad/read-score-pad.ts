import { graphql, readInlineData } from "react-relay/hooks";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { playedSets } from "../../../server/sport/scores/score.rules";
import type { readScorePad_pad$key } from "../../__generated__/readScorePad_pad.graphql";
import { pairName, shortName } from "../../competition/public/competition-words";
import { setScore } from "../../competition/public/read-match";
import { padHeading } from "./score-words";
import type { ServerScore } from "./score-state";

/** One side as the pad names it. */
export interface PadSide {
  /** "Ana Souza e Bia Lima", or the side's origin while the pair is unknown. */
  readonly name: string;
  readonly athletes: readonly string[];
}

/** The fields of a match that its pad needs. */
export interface Pad {
  readonly matchId: string;
  /** "Grupo A", "Semifinal", "Rodada 3"; null if unknown. */
  readonly phase: string | null;
  /** "Jogo 12 · Grupo A", "Rodada 3". */
  readonly title: string;
  readonly courtName: string | null;
  readonly sides: readonly [PadSide, PadSide];
  readonly rules: MatchRules;
  readonly server: ServerScore;
}

/** The pad in a response; null if the user may no longer score the match. */
export type PadKey = readScorePad_pad$key | null | undefined;

/** @param phase "Semifinal": fetched once when the pad opens, and kept across later responses. */
export function readScorePad(key: readScorePad_pad$key, phase: string | null): Pad {
  const pad = readInlineData(
    graphql`
      fragment readScorePad_pad on ScorePad @inline {
        matchId
        number
        courtName
        sides {
          names
          origin
        }
        rules {
          matchFormat
          setFormat
          fixedGames
          someoneGoesOn
        }
        status
        outcome
        winnerSide
        version
        sets {
          gamesSide1
          gamesSide2
          tieBreakSide1
          tieBreakSide2
          playedGamesSide1
          playedGamesSide2
          playedTieBreakSide1
          playedTieBreakSide2
        }
        after
      }
    `,
    key,
  );
  const { matchId, courtName, status, outcome, winnerSide, version } = pad;
  const { matchFormat, setFormat, fixedGames, someoneGoesOn } = pad.rules;
  return {
    matchId,
    courtName: courtName ?? null,
    phase,
    title: padHeading({ number: pad.number, phase }),
    sides: [sideOf(pad.sides[0]), sideOf(pad.sides[1])],
    rules: { matchFormat, setFormat, fixedGames, someoneGoesOn },
    server: {
      after: pad.after,
      version,
      status,
      outcome: outcome ?? null,
      winnerSide: winnerSide ?? null,
      sets: playedSets(
        pad.sets.map(
          ({
            gamesSide1,
            gamesSide2,
            tieBreakSide1,
            tieBreakSide2,
            playedGamesSide1,
            playedGamesSide2,
            playedTieBreakSide1,
            playedTieBreakSide2,
          }) =>
            setScore({
              gamesSide1,
              gamesSide2,
              tieBreakSide1,
              tieBreakSide2,
              playedGamesSide1,
              playedGamesSide2,
              playedTieBreakSide1,
              playedTieBreakSide2,
            }),
        ),
      ),
    },
  };
}

function sideOf(
  side: { readonly names: readonly string[]; readonly origin?: string | null } | undefined,
): PadSide {
  const athletes = side?.names.map((displayName) => ({ displayName })) ?? [];
  return { athletes: side?.names.map(shortName) ?? [], name: pairName({ athletes, origin: side?.origin }) };
}
