import { Button } from "@chakra-ui/react/button";
import { Search, UsersRound } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState";

/** Shown when there are no enrolments, or none that match the filters. */
export function NoEnrolments({ filtering, onClear }: { filtering: boolean; onClear: () => void }) {
  if (filtering) {
    return (
      <EmptyState
        icon={Search}
        heading="h2"
        title="Nenhuma inscrição encontrada"
        description="Tente ajustar a busca ou os filtros."
      >
        <Button variant="outline" onClick={onClear}>
          Limpar filtros
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={UsersRound}
      heading="h2"
      title="Nenhuma inscrição ainda"
      description="Inscreva alguém, importe uma planilha ou envie o link de inscrição aos atletas."
    />
  );
}
