import { formatDateTime } from "./format";
import { timeAgo } from "./time-ago";
import { useNow } from "./use-now";

/** "há 5 minutos", and a minute later "há 6 minutos"; the exact moment stands in its title. */
export function TimeAgo({ instant }: { instant: string }) {
  const now = useNow();
  return (
    <time dateTime={instant} title={formatDateTime(instant)}>
      {timeAgo(instant, now)}
    </time>
  );
}
