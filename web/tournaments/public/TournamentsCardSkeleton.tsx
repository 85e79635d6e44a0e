import { Trophy } from "lucide-react";
import { Card } from "../../ui/Card";
import { RowsSkeleton } from "../../ui/Skeletons";

export const tournamentsCardTitle = "Torneios e Super 8";

/** In the card's place while it is on its way. */
export function TournamentsCardSkeleton() {
  return (
    <Card title={tournamentsCardTitle} icon={Trophy}>
      <RowsSkeleton rows={3} />
    </Card>
  );
}
