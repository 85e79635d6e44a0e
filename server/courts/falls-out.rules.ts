import { isOpenThroughout, type OpeningHours } from "./opening.rules";

/** How many courts an arena has, and when it is open. */
export interface Opening {
  courtCount: number;
  hours: OpeningHours;
}

interface Taken {
  courtNumber: number;
  startsAt: Date;
  endsAt: Date;
}

const lies = ({ courtNumber, startsAt, endsAt }: Taken, { courtCount, hours }: Opening) =>
  courtNumber <= courtCount && isOpenThroughout(hours, startsAt, endsAt);

/** Whether what takes a court lies within what the arena opens now, and not within what it is to open. */
export const fallsOut = (taken: Taken, now: Opening, then: Opening): boolean =>
  lies(taken, now) && !lies(taken, then);
