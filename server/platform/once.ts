/** What several fields of one object tell is read once, and only if one of them is asked for. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | null = null;
  return () => (known ??= read());
}
