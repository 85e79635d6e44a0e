import { setTimeout as sleep } from "node:timers/promises";
import { Repeater, SlidingBuffer } from "@repeaterjs/repeater";
import type { ExecutionResult, GraphQLError } from "graphql";
import type { FairShare } from "../limits/fair-share";

const denials = new Set<unknown>(["UNAUTHENTICATED", "FORBIDDEN", "PASSWORD_CHANGE_REQUIRED"]);
export const isDenialError = ({ extensions }: GraphQLError): boolean => denials.has(extensions["code"]);
/** Whether the result contains an error about a missing or revoked permission. */
const isDenial = ({ errors }: ExecutionResult): boolean => errors?.some(isDenialError) ?? false;

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

/** The minimum interval between two executions of one stream; events within it are coalesced. */
const paceMs = 500;
/** The most unsent results of a slow connection; the oldest are dropped above it. */
const outstanding = 8;

/** Produces the results of one operation, independent of the subscriber. */
export interface AnswerSource {
  /** Opens the event stream, whose first event comes at once; or returns the result with the errors. */
  open(): Promise<AsyncIterator<unknown> | ExecutionResult>;
  answer(event: unknown): Promise<ExecutionResult>;
}

interface Follower {
  network: string;
  /** Has not received the current state yet. */
  isNew: boolean;
  send(result: ExecutionResult): void;
  end(error?: unknown): void;
}

interface Stream {
  followers: Set<Follower>;
  /** Ends the wait for the next event, because a follower joined or the last one left. */
  wake(): void;
}

/**
 * Executes an operation once per event for all anonymous subscribers with the same variables. A new subscriber first
 * receives the current state. Different operations of one network share its execution time; the operation with most
 * followers runs first.
 * @returns the results by key. The key contains everything that the result depends on.
 */
export function sharedAnswers(
  share: FairShare,
): (key: string, network: string, source: AnswerSource) => AsyncIterableIterator<ExecutionResult> {
  const streams = new Map<string, Stream>();
  return (key, network, source) =>
    new Repeater<ExecutionResult>(async (push, stop) => {
      const follower: Follower = {
        network,
        isNew: true,
        send: (result) => void push(result),
        end: (error) => stop(error),
      };
      let stream = streams.get(key);
      if (stream) {
        stream.followers.add(follower);
        stream.wake();
      } else {
        stream = { followers: new Set([follower]), wake: () => {} };
        streams.set(key, stream);
        void run(stream, inShareOf(stream, source, share), () => streams.delete(key));
      }
      await stop;
      stream.followers.delete(follower);
      stream.wake();
    }, new SlidingBuffer(outstanding));
}

/** Wraps a source so that it runs in the lane with the least waiting work, among the networks of the followers. */
function inShareOf({ followers }: Stream, source: AnswerSource, share: FairShare): AnswerSource {
  const inLane = <T>(work: () => Promise<T>): Promise<T> => {
    const networks = new Set([...followers].map(({ network }) => network));
    const [lane = ""] = [...networks].toSorted((one, other) => share.waitingIn(one) - share.waitingIn(other));
    return share.run(lane, followers.size, work);
  };
  return { open: () => inLane(() => source.open()), answer: (event) => inLane(() => source.answer(event)) };
}

async function run(stream: Stream, source: AnswerSource, forget: () => void): Promise<void> {
  const { followers } = stream;
  let events: AsyncIterator<unknown> | null = null;
  let next: Promise<IteratorResult<unknown>> | null = null;

  /** @returns whether it goes on. */
  const sendTo = (result: ExecutionResult, all: boolean): boolean => {
    for (const follower of followers) {
      if (!all && !follower.isNew) continue;
      follower.isNew = false;
      follower.send(result);
    }
    return !isDenial(result);
  };
  /** Sends the current state to followers who joined after the stream started. */
  const welcome = async (): Promise<boolean> => {
    const opened = await source.open();
    if (!("next" in opened)) return sendTo(opened, true) && false;
    const first = await opened.next();
    await opened.return?.();
    return first.done ? false : sendTo(await source.answer(first.value), false);
  };

  try {
    const opened = await source.open();
    if (!("next" in opened)) return void sendTo(opened, true);
    events = opened;
    let begun = false; // the first event carries the current state, for all followers present by then
    let goesOn = true;
    while (goesOn && followers.size > 0) {
      if (next === null) {
        next = events.next();
        next.catch(() => {}); // the race below reports a rejection; without it the rejection would be unhandled
      }
      const woken = new Promise<null>((resolve) => (stream.wake = () => resolve(null)));
      const hasNewFollower = [...followers].some(({ isNew }) => isNew);
      const event = begun && hasNewFollower ? null : await Promise.race([next, woken]);
      if (event === null) {
        if (followers.size === 0) break;
        goesOn = await welcome();
      } else {
        next = null;
        begun = true;
        if (event.done) break;
        goesOn = sendTo(await source.answer(event.value), true);
      }
      if (goesOn) await sleep(paceMs);
    }
  } catch (error) {
    for (const follower of followers) follower.end(error);
  } finally {
    // Followers who join from now on start a new stream.
    forget();
    for (const follower of followers) follower.end();
    await events?.return?.();
  }
}
