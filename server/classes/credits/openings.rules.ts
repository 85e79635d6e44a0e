import { inMs } from "../../platform/time/duration.rules";

interface Opening {
  /** Of the athlete who looks: set where a place is held for them. */
  waiting: readonly unknown[];
}

/**
 * The classes offered to an athlete, at most `most`: first those in which a place is held for them, then those of their
 * own level, then others. Own and other levels have half of the list each, and what one does not need the other gets.
 */
export function offeredOpenings<One extends Opening>(
  own: readonly One[],
  others: readonly One[],
  most: number,
): One[] {
  const isHeld = ({ waiting }: Opening) => waiting.length > 0;
  const held = [...own, ...others].filter(isHeld).slice(0, most);
  const [ofOwn, ofOthers] = [own, others].map((all) => all.filter((one) => !isHeld(one))) as [One[], One[]];
  const room = most - held.length;
  const ownCount = Math.min(ofOwn.length, Math.max(Math.ceil(room / 2), room - ofOthers.length));
  return [...held, ...ofOwn.slice(0, ownCount), ...ofOthers.slice(0, room - ownCount)];
}

/**
 * Until 12 hours before a class, a free place goes directly to the waiting list, since an athlete can still cancel
 * without a loss. Later, cancelling would cost the credit, so athletes are asked one after another, and each has an
 * hour to answer.
 */
const hoursToAnswer = 1;

/** Deadline of an asked athlete: one hour, but at most half of the time until the class. */
export function answerBy(startsAt: Date, now: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(inMs({ hours: hoursToAnswer }), Math.floor(left / 2)));
}
