import { graphql, type Environment } from "relay-runtime";
import type { sendScoreFinishMutation } from "../../__generated__/sendScoreFinishMutation.graphql";
import type { sendScoreRecordMutation } from "../../__generated__/sendScoreRecordMutation.graphql";
import { commitOnce, isShut } from "../../relay/send-again";
import { readMoves, type AskedMoves } from "../../competition/public/read-moves";
import { resultOf } from "./ending";
import { readScorePad, type PadKey } from "./read-score-pad";
import { toInput } from "./score-words";
import type { ScoreState, ServerScore } from "./score-state";

/** Who scores what: a match, and the secret of its link where somebody came by it. */
export interface Scorer {
  readonly matchId: string;
  readonly token: string | null;
}

/**
 * What became of a score that was sent. "heard": the server's score, whether ours was taken or somebody else's stands.
 * "refused": a rule says no, and why. "moves": a correction that changes who plays elsewhere, to be agreed to first. "away": no answer, so that it is to be sent again. "shut": one may not score any more.
 */
export type Sending =
  | { readonly kind: "heard"; readonly server: ServerScore }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "moves"; readonly asked: AskedMoves }
  | { readonly kind: "away" | "shut" };

const record = graphql`
  mutation sendScoreRecordMutation($input: RecordLiveScoreInput!) {
    recordLiveScore(input: $input) {
      __typename
      ... on RecordLiveScoreSuccess {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ScoreConflict {
        pad {
          ...readScorePad_pad
        }
      }
      ... on UserError {
        message
      }
    }
  }
`;

const finish = graphql`
  mutation sendScoreFinishMutation($input: FinishLiveMatchInput!) {
    finishLiveMatch(input: $input) {
      __typename
      ... on FinishLiveMatchSuccess {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ScoreConflict {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ResultMovesMatches {
        ...readMoves_moves @alias(as: "asked")
      }
      ... on UserError {
        message
      }
    }
  }
`;

/** Sends the score on the screen, with the match's end where it was ended. */
export async function sendScore(
  environment: Environment,
  { matchId, token }: Scorer,
  { server, mine, ending }: ScoreState,
): Promise<Sending> {
  const base = { matchId, token, expectedVersion: server.version };
  try {
    if (!ending) {
      const input = { ...base, sets: toInput(mine) };
      return told(
        (await commitOnce<sendScoreRecordMutation>(environment, record, { input })).recordLiveScore,
      );
    }
    const input = { ...base, ...resultOf(ending, mine) };
    const answer = (await commitOnce<sendScoreFinishMutation>(environment, finish, { input }))
      .finishLiveMatch;
    return answer.asked ? { kind: "moves", asked: readMoves(answer.asked) } : told(answer);
  } catch (error) {
    return { kind: isShut(error) ? "shut" : "away" };
  }
}

function told(answer: { readonly pad?: PadKey; readonly message?: string | null }): Sending {
  if (answer.pad) return { kind: "heard", server: readScorePad(answer.pad, null).server };
  return "message" in answer ? { kind: "refused", message: answer.message ?? "" } : { kind: "shut" };
}
