/** Limits for all open sockets of one network together: enough for the six hundred phones of an event. */
export const networkLimits = {
  sockets: 1_000,
  subscriptions: 6_000,
  /** Bytes of received messages, which are kept as long as their subscription lasts. */
  bytes: 50_000_000,
  /** Bytes sent that clients have not read yet. */
  unsent: 50_000_000,
} as const;

/** Counts the resources held per network (or other key), each kind up to its limit. */
export function networkHoldings<Kind extends string>(limits: Readonly<Record<Kind, number>>) {
  const kinds = Object.keys(limits) as Kind[];
  const held = new Map<string, Record<Kind, number>>();
  const added = (name: string, wanted: Partial<Record<Kind, number>>, sign: 1 | -1): Record<Kind, number> => {
    const before = held.get(name);
    const sums = kinds.map((kind) => [kind, (before?.[kind] ?? 0) + sign * (wanted[kind] ?? 0)]);
    return Object.fromEntries(sums) as Record<Kind, number>;
  };
  return {
    /** @returns what gives it back, or null when the network holds as much as it may. */
    take(network: string, wanted: Partial<Record<Kind, number>>): (() => void) | null {
      const after = added(network, wanted, 1);
      if (kinds.some((kind) => after[kind] > limits[kind])) return null;
      held.set(network, after);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = added(network, wanted, -1);
        if (kinds.some((kind) => left[kind] > 0)) held.set(network, left);
        else held.delete(network);
      };
    },
  };
}

export type NetworkHoldings = ReturnType<typeof networkHoldings<keyof typeof networkLimits>>;
