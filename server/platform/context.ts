import type { Database } from "./database";
import type { EventBus } from "./events/event-bus";
import type { Log } from "./log";
import type { Outbox } from "./mail/outbox";
import type { Caller } from "./viewer";

/** What an action needs to know of the request; nothing of GraphQL. */
export interface ActionContext extends Caller {
  db: Database;
  events: EventBus;
  outbox: Outbox;
  log: Log;
  /** The instant of the request; every decision of one request uses the same. */
  now: Date;
  /** Where links in mails point to, without a slash at the end. */
  publicUrl: string;
}

const remembered = new Set<WeakMap<object, unknown>>();

/** Forgets what the loaders of a request have read, because something has been written since. */
export function forgetRead(context: object): void {
  for (const made of remembered) made.delete(context);
}

/** Something made once per request, for instance a loader; never shared between two people. */
export function perRequest<Context extends object, Value>(
  make: (context: Context) => Value,
): (context: Context) => Value {
  const made = new WeakMap<object, Value>();
  remembered.add(made);
  return (context) => {
    let value = made.get(context);
    if (value === undefined) {
      value = make(context);
      made.set(context, value);
    }
    return value;
  };
}

const owed = new WeakMap<object, (() => Promise<unknown>)[]>();

/** Queues a write to flush before the response is sent, so that one statement covers everything shown. */
export function beforeAnswer(context: object, write: () => Promise<unknown>): void {
  const others = owed.get(context);
  if (others) others.push(write);
  else owed.set(context, [write]);
}

/** Flushes the queued writes of a request. @throws the error of a statement: then discard the response. */
export async function writeBeforeAnswer(context: object): Promise<void> {
  const writes = owed.get(context);
  if (!writes) return;
  owed.delete(context);
  for (const write of writes) await write();
}
