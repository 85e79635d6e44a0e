import { commitMutation, graphql, type Environment } from "relay-runtime";
import type { sendScoreFinishMutation } from "../../__generated__/sendScoreFinishMutation.graphql";
import type { sendScoreRecordMutation } from "../../__generated__/sendScoreRecordMutation.graphql";
import type { MutationParameters } from "relay-runtime";
import { RequestError } from "../../relay/request-error";
import { readScorePad } from "./read-score-pad";
import { toInput } from "./score-words";
import type { Ending, ScoreState, ServerScore } from "./score-state";

/** Who scores what: a match, and the secret of its link where somebody came by it. */
export interface Scorer {
  readonly matchId: string;
  readonly token: string | null;
}

/**
 * What became of a score that was sent. "heard": the server's score, whether ours was taken or somebody else's stands.
 * "refused": a rule says no, and why. "away": no answer, so that it is to be sent again. "shut": one may not score any more.
 */
export type Sending =
  | { readonly kind: "heard"; readonly server: ServerScore }
  | { readonly kind: "refused"; readonly message: string }
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
    const answer = ending
      ? (
          await commit<sendScoreFinishMutation>(environment, finish, {
            input: { ...base, ...resultOf(ending, mine) },
          })
        ).finishLiveMatch
      : (
          await commit<sendScoreRecordMutation>(environment, record, {
            input: { ...base, sets: toInput(mine) },
          })
        ).recordLiveScore;
    if ("pad" in answer && answer.pad) return { kind: "heard", server: readScorePad(answer.pad).server };
    if ("message" in answer) return { kind: "refused", message: answer.message ?? "" };
    return { kind: "shut" };
  } catch (error) {
    return { kind: isShut(error) ? "shut" : "away" };
  }
}

/** Whether an error says that one may not score this match any more. */
export const isShut = (error: unknown): boolean =>
  error instanceof RequestError && (error.failure === "unauthenticated" || error.failure === "forbidden");

/** A match tie-break, or a set, that was not played to its end counts only where somebody gave up. */
function resultOf({ outcome, absentOrRetiredSide }: Ending, mine: ScoreState["mine"]) {
  const played = outcome === "COMPLETED" || outcome === "RETIREMENT";
  const sets = mine.length === 0 ? [{ games: [0, 0], tieBreak: null }] : toInput(mine);
  return { outcome, absentOrRetiredSide, sets: played ? sets : null };
}

const commit = <Mutation extends MutationParameters>(
  environment: Environment,
  mutation: Parameters<typeof commitMutation>[1]["mutation"],
  variables: Mutation["variables"],
): Promise<Mutation["response"]> =>
  new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
