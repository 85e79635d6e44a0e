import { createHash } from "node:crypto";
import { onPasswordThread } from "./password-workers";
import { legibleText } from "./text.rules";

const cost = 12;
const atOnce = 2;
const longestQueue = 40;

/** The queue of password checks is full: the server is being flooded with sign-ins. */
export class PasswordQueueFull extends Error {
  constructor() {
    super("Muitas pessoas estão entrando agora. Tente novamente em instantes.");
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * For the beginning of what ends with a hash: during a flood it is refused before it costs anything else.
 * @throws PasswordQueueFull
 */
export function assertPasswordQueueOpen(): void {
  if (running >= atOnce && waiting.length >= longestQueue) throw new PasswordQueueFull();
}

/** bcrypt takes about 200 ms of a core: a queue of its own keeps a flood of sign-ins from starving everything else. */
async function inQueue<T>(work: () => Promise<T>): Promise<T> {
  assertPasswordQueueOpen();
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** bcrypt reads 72 bytes and stops at NUL: 64 characters of a digest make every character of a long password count. */
const digest = (password: string): string =>
  createHash("sha384").update(legibleText(password)).digest("base64");

export const hashPassword = (password: string): Promise<string> =>
  inQueue(async () => String(await onPasswordThread({ password: digest(password), cost })));

// The hash of nothing anybody knows: comparing with it takes as long as with a real one.
const nobodysHash = "$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZzG8sXb1yVvM1bqg9CqT4yqz6D8Y7i";

/** @param hash null for an unknown account: takes the same time and is always false. */
export async function isPasswordRight(password: string, hash: string | null): Promise<boolean> {
  const right = await inQueue(() =>
    onPasswordThread({ password: digest(password), hash: hash ?? nobodysHash }),
  );
  return right === true && hash !== null;
}
