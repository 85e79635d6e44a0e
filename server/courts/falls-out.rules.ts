import { clockAt, dayAt } from "../platform/time/zoned-time.rules";

/** How many courts an arena has, and when it is open, HH:mm by its own clocks. */
export interface Opening {
  courtCount: number;
  opensAt: string;
  closesAt: string;
  timeZone: string;
}

interface Taken {
  courtNumber: number;
  startsAt: Date;
  endsAt: Date;
}

const lies = (
  { courtNumber, startsAt, endsAt }: Taken,
  { courtCount, opensAt, closesAt, timeZone }: Opening,
) =>
  courtNumber <= courtCount &&
  dayAt(startsAt, timeZone) === dayAt(endsAt, timeZone) &&
  opensAt <= clockAt(startsAt, timeZone) &&
  clockAt(endsAt, timeZone) <= closesAt;

/** Whether what takes a court lies within what the arena opens now, and not within what it is to open. */
export const fallsOut = (taken: Taken, now: Opening, then: Opening): boolean =>
  lies(taken, now) && !lies(taken, then);
