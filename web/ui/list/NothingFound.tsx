import { Button } from "@chakra-ui/react/button";
import { SearchX } from "lucide-react";
import { EmptyState } from "../EmptyState";

/** In place of rows where the search or the filters find none: "Nenhuma arena com este filtro". */
export function NothingFound({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title={title}>
      <Button variant="outline" onClick={onClear}>
        Limpar filtros
      </Button>
    </EmptyState>
  );
}
