/** A live operation that this tab follows. */
interface Followed {
  /** The name of its operation. */
  name: string;
  /** The id by which the server knows it at the moment. */
  id: () => string;
  /** Follows again under another id, and is told how it is now. */
  restart: () => void;
}

const followed = new Set<Followed>();
let underWay = 0;
let crossed = false;

export function follow(one: Followed): () => void {
  followed.add(one);
  return () => void followed.delete(one);
}

/** Something was told; what a change under way answers may be older than that. */
export function wasTold(): void {
  if (underWay > 0) crossed = true;
}

/**
 * Sends a mutation whose answer brings everything that the live operations of these names would: the server does not tell
 * them of it again. Where the answer does not come whole, or somebody else's change was told meanwhile, they are told anew.
 * @param send is given the ids that the server is to leave out.
 */
export async function changing<Answer extends { errors?: unknown }>(
  covered: readonly string[],
  send: (answered: readonly string[]) => Promise<Answer>,
): Promise<Answer> {
  const answered = [...followed].filter(({ name }) => covered.includes(name)).map(({ id }) => id());
  if (answered.length === 0) return send(answered);
  underWay += 1;
  let whole = false;
  try {
    const answer = await send(answered);
    whole = answer.errors === undefined;
    return answer;
  } finally {
    underWay -= 1;
    const again = !whole || (crossed && underWay === 0);
    if (underWay === 0) crossed = false;
    // First the answer is put into the store.
    if (again) setTimeout(() => followed.forEach(({ restart }) => restart()));
  }
}
