/** An active subscription of this tab. */
interface Followed {
  /** The name of its operation. */
  name: string;
  /** The id under which the server currently knows it. */
  id: () => string;
  /** Subscribes again under a new id, which delivers the current state. */
  restart: () => void;
}

const followed = new Set<Followed>();
let underWay = 0;
let crossed = false;

export function follow(one: Followed): () => void {
  followed.add(one);
  return () => void followed.delete(one);
}

/** Records that an update has arrived: the response of a pending mutation may be older than it. */
export function eventReceived(): void {
  if (underWay > 0) crossed = true;
}

/**
 * Sends a mutation whose response covers everything that the named subscriptions would deliver, so that the server
 * skips them. If the response fails or is partial, or another user's update arrived meanwhile, the subscriptions
 * restart to get the current state.
 * @param send receives the subscription ids that the server is to skip.
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
    // After the response has been written to the store.
    if (again) setTimeout(() => followed.forEach(({ restart }) => restart()));
  }
}
