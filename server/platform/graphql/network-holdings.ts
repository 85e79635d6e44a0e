/** What the open sockets of one network may hold, all together: an event's six hundred phones, and room to spare. */
export const networkLimits = { sockets: 1_000, subscriptions: 6_000, bytes: 50_000_000 } as const;

type Holding = Record<keyof typeof networkLimits, number>;

export function networkHoldings() {
  const held = new Map<string, Holding>();
  return {
    /** @returns what gives it back, or null when the network holds as much as it may. */
    take(network: string, wanted: Partial<Holding>): (() => void) | null {
      const before = held.get(network) ?? { sockets: 0, subscriptions: 0, bytes: 0 };
      const after = added(before, wanted, 1);
      if ((Object.keys(networkLimits) as (keyof Holding)[]).some((kind) => after[kind] > networkLimits[kind]))
        return null;
      held.set(network, after);
      let given = false;
      return () => {
        const now = held.get(network);
        if (given || !now) return;
        given = true;
        const left = added(now, wanted, -1);
        if (left.sockets + left.subscriptions > 0) held.set(network, left);
        else held.delete(network);
      };
    },
  };
}

export type NetworkHoldings = ReturnType<typeof networkHoldings>;

const added = (
  one: Holding,
  { sockets = 0, subscriptions = 0, bytes = 0 }: Partial<Holding>,
  sign: 1 | -1,
) => ({
  sockets: one.sockets + sign * sockets,
  subscriptions: one.subscriptions + sign * subscriptions,
  bytes: one.bytes + sign * bytes,
});
