import { formatDateTime } from "./format";
import { timeAgo } from "./time-ago";
import { useNow } from "./use-now";

interface TimeAgoProps {
  /** UTC. */
  instant: string;
  /** IANA name of the zone in which the exact moment is shown. */
  timeZone: string;
}

/** "há 5 minutos", updated every minute; its title attribute shows the exact moment. */
export function TimeAgo({ instant, timeZone }: TimeAgoProps) {
  const now = useNow();
  return (
    <time dateTime={instant} title={formatDateTime(instant, timeZone)}>
      {timeAgo(instant, now, timeZone)}
    </time>
  );
}
