import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { BoletosPageQuery } from "../../__generated__/BoletosPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { arenaFinancePath } from "../public/finance-paths";
import { AgreementCard } from "./AgreementCard";
import { BoletosList } from "./BoletosList";

/** /arena-financial/boletos: the agreement with the bank, the files exchanged with it, and what became of each boleto. */
export function BoletosPage() {
  return (
    <PageFrame title="Boletos" back={{ to: arenaFinancePath, label: "Relatório Financeiro" }}>
      <PageContent skeleton={<RowsSkeleton rows={8} />} failure="Erro ao carregar os boletos">
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { list: word } = useParams();
  const { viewer } = usePageQuery<BoletosPageQuery>(graphql`
    query BoletosPageQuery($arena: UUID, $list: BoletoList!) {
      viewer {
        arena(key: $arena) {
          id
          boletos {
            agreement {
              ...AgreementCard_agreement
            }
          }
          ...BoletosList_arena @arguments(list: $list)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.boletos) return <NoArena />;
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      {arena.boletos.agreement ? <BoletosList key={`${arena.id} ${word}`} arena={arena} word={word} /> : null}
      {/* Once it is saved it is seldom looked at. */}
      <AgreementCard arenaId={arena.id} agreement={arena.boletos.agreement} />
    </Stack>
  );
}
