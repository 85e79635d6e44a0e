const owed = new WeakMap<object, (() => Promise<unknown>)[]>();

/** Has something written before what this request answers is told to anybody: one statement for all that it shows. */
export function beforeAnswer(context: object, write: () => Promise<unknown>): void {
  const others = owed.get(context);
  if (others) others.push(write);
  else owed.set(context, [write]);
}

/** What this request still has to write. @throws what a statement throws: then nothing may be told. */
export async function writeBeforeAnswer(context: object): Promise<void> {
  const writes = owed.get(context);
  if (!writes) return;
  owed.delete(context);
  for (const write of writes) await write();
}
