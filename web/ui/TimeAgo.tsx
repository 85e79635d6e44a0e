import { formatDateTime } from "./format";
import { timeAgo } from "./time-ago";
import { useNow } from "./use-now";

interface TimeAgoProps {
  /** UTC. */
  instant: string;
  /** By whose clocks the moment and the day are told. */
  timeZone: string;
}

/** "há 5 minutos", and a minute later "há 6 minutos"; the exact moment stands in its title. */
export function TimeAgo({ instant, timeZone }: TimeAgoProps) {
  const now = useNow();
  return (
    <time dateTime={instant} title={formatDateTime(instant, timeZone)}>
      {timeAgo(instant, now, timeZone)}
    </time>
  );
}
