import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Radio } from "lucide-react";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import { Card } from "../ui/Card";
import { LiveText } from "../ui/LiveText";
import { useNow } from "../ui/use-now";
import { LiveCourt } from "./LiveCourt";
import { clockAt, dayAt } from "../../server/platform/time/zoned-time.rules";
import { formatShortDay } from "../ui/format";
import { minuteMs, type ScheduleView } from "./public/schedule-view";

/** Each court, what is on it, and what goes onto it next; above them the one that is free first. */
export function LiveCourts({ view, onOpen }: { view: ScheduleView; onOpen: (id: string) => void }) {
  const now = useNow().getTime();
  const inRow = view.courts.length > 4 ? 3 : Math.max(2, view.courts.length);
  return (
    <Card title="Agora nas quadras" icon={Radio}>
      <Stack gap="4">
        <LiveText fontWeight="semibold">{nextFreeWords(view, now)}</LiveText>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: inRow }} gap="3">
          {view.courts.map((court) => (
            <LiveCourt
              key={court.key}
              court={court}
              next={view.matches.find(({ id }) => id === court.proposal?.matchId)}
              view={view}
              onOpen={onOpen}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Card>
  );
}

/** "Próxima quadra livre: Quadra 2 às ~10:40"; null when no match waits for a court. */
function nextFreeWords({ nextFree, courts, timeZone }: ScheduleView, now: number): string | null {
  const court = courts.find(({ key }) => key === nextFree?.courtKey);
  if (!nextFree || !court) return null;
  const name = courtWords(court.name, court.venue);
  if (nextFree.at < now + minuteMs) return `Próxima quadra livre: ${name}, agora`;
  const day = dayAt(nextFree.at, timeZone);
  const on = day === dayAt(now, timeZone) ? "" : ` ${formatShortDay(day)}`;
  return `Próxima quadra livre: ${name}${on} às ~${clockAt(nextFree.at, timeZone)}`;
}
