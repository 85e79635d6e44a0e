import { endsAfter, endsOnSameDay } from "../../../server/platform/time/clock-time.rules";

/** The hint beside an end that is taken for one after midnight: HH:mm each, undefined where it is on the same day. */
export const nightEndHint = (startsAt: string, endsAt: string): string | undefined =>
  startsAt && endsAt && endsAfter(startsAt, endsAt) && !endsOnSameDay(startsAt, endsAt)
    ? "No dia seguinte"
    : undefined;
