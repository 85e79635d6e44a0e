import { createHash } from "node:crypto";
import { passwordHashCost, withPatience } from "./config";
import { createFairQueue, QueueFull } from "./fair-queue";
import { currentMeter } from "./meter";
import { onPasswordThread } from "./password-workers";
import { legibleText } from "./text.rules";

/** The queue of password checks is full: the server is being flooded with sign-ins. */
export class PasswordQueueFull extends QueueFull {
  constructor() {
    super("Muitas pessoas estão entrando agora. Tente novamente em instantes.");
  }
}

/** A little less than a client waits for any answer, and about what the longest queue takes. */
export const longestPasswordWaitMs = withPatience(13_000);

/**
 * bcrypt takes about 200 ms of a core: a queue of its own keeps a flood of sign-ins from starving everything else. Each
 * network has a lane; a whole arena fits into one.
 */
const queue = createFairQueue({
  atOnce: 2,
  longestLane: 100,
  longest: 120,
  longestWaitMs: longestPasswordWaitMs,
  refusal: () => new PasswordQueueFull(),
});

/** The lane of work without a client network. */
const commonLane = "";

let knownCost: number | undefined;
const cost = (): number => (knownCost ??= passwordHashCost(process.env));

/**
 * For the beginning of what ends with a hash: during a flood it is refused before it costs anything else.
 * @throws PasswordQueueFull
 */
export const assertPasswordQueueOpen = (lane: string): void => queue.assertOpen(lane);

/** bcrypt reads 72 bytes and stops at NUL: 64 characters of a digest make every character of a long password count. */
const digest = (password: string): string =>
  createHash("sha384").update(legibleText(password)).digest("base64");

/** A queue of sign-ins must not take the places of those who read. */
function inQueue<T>(lane: string, work: () => Promise<T>): Promise<T> {
  currentMeter()?.leaveTurn();
  return queue.run(lane, work);
}

/** @throws PasswordQueueFull */
export const hashPassword = (password: string, lane = commonLane): Promise<string> =>
  inQueue(lane, async () => String(await onPasswordThread({ password: digest(password), cost: cost() })));

// A hash of an unknown password: comparing with it takes as long as with a real one.
const nobodysHash = () =>
  `$2b$${String(cost()).padStart(2, "0")}$C6UzMDM.H6dfI/f/IKcEeO7ZzG8sXb1yVvM1bqg9CqT4yqz6D8Y7i`;

/** @param hash null for an unknown account: takes the same time and is always false. */
export type IsPasswordRight = (password: string, hash: string | null) => Promise<boolean>;

const isPasswordRight: IsPasswordRight = async (password, hash) => {
  const right = await onPasswordThread({ password: digest(password), hash: hash ?? nobodysHash() });
  return right === true && hash !== null;
};

/**
 * Work that compares a password, when it is the lane's turn.
 * @throws PasswordQueueFull
 */
export const atPasswordTurn = <T>(lane: string, work: (isRight: IsPasswordRight) => Promise<T>): Promise<T> =>
  inQueue(lane, () => work(isPasswordRight));
