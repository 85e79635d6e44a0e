import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Radio } from "lucide-react";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import { Card } from "../ui/Cards";
import { LiveText } from "../ui/PageStates";
import { useNow } from "../ui/TimeAgo";
import { isTaken, LiveCourt } from "./LiveCourt";
import { clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import { formatShortDay } from "../ui/format";
import { minuteMs, type CourtsView, type ViewCourt } from "./public/schedule-view";
import { Text } from "@chakra-ui/react/text";

interface LiveCourtsProps {
  view: CourtsView;
  /** Where a match opens otherwise than elsewhere. */
  onOpen?: (id: string) => void;
}

/** Each court, what is on it, and what goes onto it next; above them the one that is free first. */
export function LiveCourts({ view, onOpen }: LiveCourtsProps) {
  const now = useNow().getTime();
  const inPlay = view.courts.filter(({ currentId, proposal }) => currentId !== null || proposal !== null);
  const idle = view.courts.filter((court) => !inPlay.includes(court));
  const inRow = inPlay.length > 4 ? 3 : Math.max(2, inPlay.length);
  return (
    <Card title="Quadras agora" icon={Radio}>
      <Stack gap="4">
        <LiveText fontWeight="semibold">{nextFreeWords(view, now)}</LiveText>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: inRow }} gap="3">
          {inPlay.map((court) => (
            <LiveCourt
              key={court.key}
              court={court}
              next={view.matches.find(({ id }) => id === court.proposal?.matchId)}
              view={view}
              onOpen={onOpen}
            />
          ))}
        </SimpleGrid>
        <IdleCourts title="Ocupadas" courts={idle.filter((court) => isTaken(court, view, now))} />
        <IdleCourts title="Livres" courts={idle.filter((court) => !isTaken(court, view, now))} />
      </Stack>
    </Card>
  );
}

/** "Próxima quadra livre: Quadra 2 às ~10:40"; null when no match waits for a court. */
function nextFreeWords({ nextFree, courts, timeZone }: CourtsView, now: number): string | null {
  const court = courts.find(({ key }) => key === nextFree?.courtKey);
  if (!nextFree || !court) return null;
  const name = courtWords(court.name, court.venue);
  if (nextFree.at < now + minuteMs) return `Próxima quadra livre: ${name}, agora`;
  const day = dayAt(nextFree.at, timeZone);
  const on = day === dayAt(now, timeZone) ? "" : ` ${formatShortDay(day)}`;
  return `Próxima quadra livre: ${name}${on} às ~${clockAt(nextFree.at, timeZone)}`;
}

interface IdleCourtsProps {
  /** What they have in common: "Livres". */
  title: string;
  courts: readonly ViewCourt[];
}

/** Courts on which nothing happens and nothing can: in one line, with each reason once. Nothing for none. */
function IdleCourts({ title, courts }: IdleCourtsProps) {
  if (courts.length === 0) return null;
  const reasons = [...new Set(courts.flatMap(({ hint }) => hint ?? []))];
  return (
    <Stack gap="0.5" textStyle="sm">
      <Text>
        <Text as="span" fontWeight="semibold">
          {title}:
        </Text>{" "}
        {courts.map(({ name, venue }) => courtWords(name, venue)).join(", ")}
      </Text>
      {reasons.map((reason) => (
        <Text key={reason} color="fg.muted">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}
