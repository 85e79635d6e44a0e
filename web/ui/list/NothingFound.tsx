import { Button } from "@chakra-ui/react/button";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../EmptyState";

interface NothingFoundProps {
  title: string;
  onClear: () => void;
  /** What else one can do, before clearing the filters. */
  children?: ReactNode;
}

/** In place of rows where the search or the filters find none: "Nenhuma arena com este filtro". */
export function NothingFound({ title, onClear, children }: NothingFoundProps) {
  return (
    <EmptyState icon={SearchX} title={title}>
      {children}
      <Button variant="outline" onClick={onClear}>
        Limpar filtros
      </Button>
    </EmptyState>
  );
}
