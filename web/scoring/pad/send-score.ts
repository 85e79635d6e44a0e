import { graphql, type Environment } from "relay-runtime";
import type { sendScoreFinishMutation } from "../../__generated__/sendScoreFinishMutation.graphql";
import type { sendScoreRecordMutation } from "../../__generated__/sendScoreRecordMutation.graphql";
import { commitOnce, isShut } from "../../relay/send-again";
import { readMoves, type AskedMoves } from "../../competition/public/read-moves";
import { resultOf } from "./ending";
import { readScorePad, type PadKey } from "./read-score-pad";
import { toInput } from "./score-words";
import type { ScoreState, ServerScore } from "./score-state";
import type { Refusal } from "../../ui/form/refusal";

/** Identifies the scorer: the match, and the secret token if it was opened by link. */
export interface Scorer {
  readonly matchId: string;
  readonly token: string | null;
}

/**
 * The result of sending a score.
 * "heard": the server's current score, ours or another device's.
 * "refused": a rule was violated, with the reason.
 * "moves": a correction that changes the pairs of other matches, which the user has to confirm first.
 * "away": no response, retry.
 * "shut": the user may no longer score the match.
 */
export type Sending =
  | { readonly kind: "heard"; readonly server: ServerScore }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "moves"; readonly asked: AskedMoves }
  | { readonly kind: "away" | "shut" };

const record = graphql`
  mutation sendScoreRecordMutation($input: RecordLiveScoreInput!) {
    recordLiveScore(input: $input) {
      ... on RecordLiveScoreSuccess @alias(as: "done") {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ScoreConflict @alias(as: "scoreConflict") {
        pad {
          ...readScorePad_pad
        }
      }
      ...refusal_error @alias(as: "refusal") @relay(mask: false)
    }
  }
`;

const finish = graphql`
  mutation sendScoreFinishMutation($input: FinishLiveMatchInput!) {
    finishLiveMatch(input: $input) {
      ... on FinishLiveMatchSuccess @alias(as: "done") {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ScoreConflict @alias(as: "scoreConflict") {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ResultMovesMatches @alias(as: "resultMovesMatches") {
        ...readMoves_moves @alias(as: "asked")
      }
      ...refusal_error @alias(as: "refusal") @relay(mask: false)
    }
  }
`;

/** Sends the score on the screen, and the ending if the match was ended. */
export async function sendScore(
  environment: Environment,
  { matchId, token }: Scorer,
  { server, mine, ending }: ScoreState,
): Promise<Sending> {
  const base = { matchId, token, expectedVersion: server.version };
  try {
    if (!ending) {
      const input = { ...base, sets: toInput(mine) };
      return sendingOf(
        (await commitOnce<sendScoreRecordMutation>(environment, record, { input })).recordLiveScore,
      );
    }
    const input = { ...base, ...resultOf(ending, mine) };
    const answer = (await commitOnce<sendScoreFinishMutation>(environment, finish, { input }))
      .finishLiveMatch;
    const asked = answer.resultMovesMatches?.asked;
    return asked ? { kind: "moves", asked: readMoves(asked) } : sendingOf(answer);
  } catch (error) {
    return { kind: isShut(error) ? "shut" : "away" };
  }
}

interface Answer {
  readonly done: { readonly pad: PadKey } | null | undefined;
  readonly scoreConflict: { readonly pad: PadKey } | null | undefined;
  readonly refusal: Refusal | null | undefined;
}

function sendingOf({ done, scoreConflict, refusal }: Answer): Sending {
  const pad = (done ?? scoreConflict)?.pad;
  if (pad) return { kind: "heard", server: readScorePad(pad, null).server };
  return refusal ? { kind: "refused", message: refusal.message } : { kind: "shut" };
}
