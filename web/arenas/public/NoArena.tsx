import { Store } from "lucide-react";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";

/** For whoever may enter an arena's pages, and has no arena. */
export function NoArena() {
  return (
    <EmptyState
      icon={Store}
      heading="h2"
      title="Arena não encontrada"
      description="Nenhuma arena está ligada à sua conta."
    >
      <ButtonLink to="/contato" variant="outline">
        Falar com a gente
      </ButtonLink>
    </EmptyState>
  );
}
