import { setTimeout as sleep } from "node:timers/promises";
import { Repeater, SlidingBuffer } from "@repeaterjs/repeater";
import type { ExecutionResult } from "graphql";
import { isDenial } from "./answer-each";
import type { FairShare } from "./fair-share";

/** How often at most one stream is answered anew: several events within it come as one. */
const paceMs = 500;
/** What a slow connection may have outstanding; then it misses the oldest. */
const outstanding = 8;

/** How the answers of one operation come about, for whoever it may be. */
export interface AnswerSource {
  /** Its events, of which the first comes at once; or why there are none. */
  open(): Promise<AsyncIterator<unknown> | ExecutionResult>;
  answer(event: unknown): Promise<ExecutionResult>;
}

interface Follower {
  network: string;
  /** Has not been told yet how it is now. */
  isNew: boolean;
  send(result: ExecutionResult): void;
  end(error?: unknown): void;
}

interface Stream {
  followers: Set<Follower>;
  /** Ends the wait for the next event, because somebody came or the last one left. */
  wake(): void;
}

/**
 * Hundreds who follow the same operation with the same variables, all of them as nobody in particular, are answered by
 * one execution per event; whoever joins is told first how it is now. Different questions of one network share what it
 * may have of each second, what most people follow first.
 * @returns the answers under a key. The key stands for everything that the answer depends on.
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

/** The same in the lane of the network that has least to do, of those that follow. */
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
  /** How it is now, for those who came since the stream began. */
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
    let begun = false; // its first event tells how it is, to everybody who is there by then
    let goesOn = true;
    while (goesOn && followers.size > 0) {
      if (next === null) {
        next = events.next();
        next.catch(() => {}); // whoever waits for it hears of it; nobody may wait any more
      }
      const woken = new Promise<null>((resolve) => (stream.wake = () => resolve(null)));
      const somebodyIsNew = [...followers].some(({ isNew }) => isNew);
      const event = begun && somebodyIsNew ? null : await Promise.race([next, woken]);
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
    // Whoever comes from now on begins a stream of their own.
    forget();
    for (const follower of followers) follower.end();
    await events?.return?.();
  }
}
