import { Trophy } from "lucide-react";
import { Card } from "../../ui/Cards";
import { RowsSkeleton } from "../../ui/PageStates";

export const tournamentsCardTitle = "Torneios e Super 8";

/** In the card's place while it is on its way. */
export function TournamentsCardSkeleton() {
  return (
    <Card title={tournamentsCardTitle} icon={Trophy}>
      <RowsSkeleton rows={3} />
    </Card>
  );
}
