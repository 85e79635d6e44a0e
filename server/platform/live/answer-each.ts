import type { ExecutionResult, GraphQLError } from "graphql";

const denials = new Set<unknown>(["UNAUTHENTICATED", "FORBIDDEN", "PASSWORD_CHANGE_REQUIRED"]);
export const isDenialError = ({ extensions }: GraphQLError): boolean => denials.has(extensions["code"]);
/** Whether the result contains an error about a missing or revoked permission. */
export const isDenial = ({ errors }: ExecutionResult): boolean => errors?.some(isDenialError) ?? false;

const over = { done: true as const, value: undefined };

/**
 * The answers to a stream of events; the first denial is the last answer. Written as an iterator, because a generator
 * that waits for the next event cannot be ended before it comes, and its listener would stay behind.
 */
export function answerEach(
  events: AsyncIterator<unknown>,
  answer: (event: unknown) => ExecutionResult | Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  let ended = false;
  const end = async () => {
    ended = true;
    await events.return?.();
  };
  return {
    async next() {
      if (ended) return over;
      const event = await events.next();
      if (event.done) return over;
      const value = await answer(event.value);
      if (isDenial(value)) void end();
      return { done: false, value };
    },
    async return() {
      await end();
      return over;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
