import { useState } from "react";
import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { UserPlus, UsersRound } from "lucide-react";
import { Button } from "@chakra-ui/react/button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorState } from "../ui/ErrorState";
import { Panel } from "../ui/Card";
import { DataList } from "../ui/list/DataList";
import { DataListSkeleton } from "../ui/list/DataListSkeleton";
import { toast } from "../ui/toaster";
import { styleColumns } from "./StyleList";
import { styleRows } from "./style-rows";
import { StyleSection } from "./StyleSection";

/** A list on its way, with other rows on their way, with none, and with a failure. */
export function StyleStates() {
  const [waiting, setWaiting] = useState(false);
  return (
    <StyleSection title="Estados de uma lista">
      <Button
        variant="outline"
        alignSelf="flex-start"
        aria-pressed={waiting}
        onClick={() => setWaiting(!waiting)}
      >
        {waiting ? "Parar de carregar" : "Mostrar carregando"}
      </Button>
      {waiting ? <DataListSkeleton columns={styleColumns} rows={3} picks actions /> : null}
      <DataList
        label="Com mais para carregar"
        rows={styleRows.slice(0, 2)}
        columns={styleColumns}
        nameOf={({ name }) => name}
        refreshing={waiting}
        more={{ hasNext: true, isLoadingNext: false, loadNext: (_count, { onComplete }) => onComplete(null) }}
        empty={null}
      />
      <DataList
        label="Que não carregou"
        rows={[]}
        columns={styleColumns}
        nameOf={({ name }) => name}
        failed={() => toast.error({ title: "Ainda sem conexão", description: "Tente de novo em instantes." })}
        empty={null}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <EmptyState
          icon={UsersRound}
          title="Nenhum atleta ainda"
          description="Cadastre o primeiro ou importe uma planilha."
        >
          <Button onClick={() => toast.success({ title: "Atleta cadastrado" })}>
            <UserPlus />
            Cadastrar atleta
          </Button>
        </EmptyState>
        <Panel p="0">
          <Box>
            <ErrorState
              onRetry={() =>
                toast.error({ title: "Ainda sem conexão", description: "Tente de novo em instantes." })
              }
            />
          </Box>
        </Panel>
      </SimpleGrid>
    </StyleSection>
  );
}
