import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CloudOff, RotateCw, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "../Cards";
import { PendingButton } from "../form/PendingButton";
import { EmptyState } from "../PageStates";

interface ListFailureProps {
  title?: string;
  retry: () => void;
  retrying: boolean;
}

/** In place of a list's rows when what was asked for could not be loaded; what was asked stays in the bar above. */
export function ListFailure({
  title = "Não foi possível carregar a lista",
  retry,
  retrying,
}: ListFailureProps) {
  return (
    <Panel>
      <Stack align="center" textAlign="center" gap="2" py="4">
        <CloudOff size={28} aria-hidden="true" />
        <Stack role="alert" gap="1">
          <Text fontWeight="semibold">{title}</Text>
          <Text color="fg.muted" textStyle="sm">
            Verifique sua conexão com a internet.
          </Text>
        </Stack>
        <PendingButton variant="outline" mt="2" pending={retrying} onClick={retry}>
          <RotateCw />
          {retrying ? "Carregando…" : "Tentar novamente"}
        </PendingButton>
      </Stack>
    </Panel>
  );
}

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
