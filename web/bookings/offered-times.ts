interface FreeCourt {
  readonly key: string;
  readonly name: string;
  readonly free: readonly { readonly startsAt: string; readonly endsAt: string }[];
}

/** A time at which one can begin, and the courts that are free then for long enough. */
export interface OfferedTime {
  /** ms since 1970 UTC */
  startsAt: number;
  endsAt: number;
  courts: { key: string; name: string }[];
}

const minute = 60_000;

/** Every half hour at which some court is free for so many minutes, by time. */
export function offeredTimes(courts: readonly FreeCourt[], minutes: number, step = 30): OfferedTime[] {
  const byStart = new Map<number, OfferedTime>();
  for (const { key, name, free } of courts)
    for (const span of free) {
      const last = Date.parse(span.endsAt) - minutes * minute;
      const first = Math.ceil(Date.parse(span.startsAt) / (step * minute)) * step * minute;
      for (let startsAt = first; startsAt <= last; startsAt += step * minute) {
        const offered = byStart.get(startsAt) ?? {
          startsAt,
          endsAt: startsAt + minutes * minute,
          courts: [],
        };
        offered.courts.push({ key, name });
        byStart.set(startsAt, offered);
      }
    }
  return [...byStart.values()].sort((a, b) => a.startsAt - b.startsAt);
}
