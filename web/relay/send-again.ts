import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
} from "relay-runtime";
import { RequestError } from "./request-error";

const firstRetryMs = 1_000;
const longestRetryMs = 15_000;

/** How long to wait before something is sent again. @param failures so far; 0 sends at once. */
export const retryWaitMs = (failures: number): number =>
  failures === 0 ? 0 : Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);

/** Sends it once; rejects where no answer came. */
export const commitOnce = <Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
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

/** Whether an error says that one may not do it any more, so that sending it again is in vain. */
export const isShut = (error: unknown): boolean =>
  error instanceof RequestError && (error.failure === "unauthenticated" || error.failure === "forbidden");
