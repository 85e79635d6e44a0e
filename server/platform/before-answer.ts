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
