import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Radio } from "lucide-react";
import { Card } from "../../ui/Card";
import { LiveCourt } from "./LiveCourt";
import { nextByCourt, type ScheduleView } from "./schedule-view";

/** Próxima quadra livre: each court, what is on it, and what goes onto it next. */
export function LiveCourts({ view, onOpen }: { view: ScheduleView; onOpen: (id: string) => void }) {
  const next = nextByCourt(view);
  const inRow = view.courts.length > 4 ? 3 : Math.max(2, view.courts.length);
  return (
    <Card title="Agora nas quadras" icon={Radio}>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: inRow }} gap="3">
        {view.courts.map((court) => (
          <LiveCourt
            key={court.key}
            court={court}
            next={view.matches.find(({ id }) => id === next.get(court.key))}
            view={view}
            onOpen={onOpen}
          />
        ))}
      </SimpleGrid>
    </Card>
  );
}
