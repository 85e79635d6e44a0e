import { ReceiptText } from "lucide-react";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { AthleteFinancialPageQuery } from "../../__generated__/AthleteFinancialPageQuery.graphql";
import { useSession } from "../../identity/public/use-session";
import { keyInAddress } from "../../relay/address-key";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { dialogParameter } from "../../ui/use-dialog-asked-for";
import { AthleteCharges } from "./AthleteCharges";
import { ownChargeColumns } from "./own-charge-columns";

const title = "Histórico Financeiro";

/** /athlete-financial/:athleteId: what an athlete was charged; for the athlete, and for who manages an arena of theirs. */
export function AthleteFinancialPage() {
  const state = useSession();
  const { athleteId } = useParams();
  const manages = state.status === "signedIn" && state.session.roles.includes("ARENA_MANAGER");
  return (
    <PageFrame
      title={title}
      back={manages ? { to: "/arena-financial", label: "Relatório Financeiro" } : undefined}
      actions={
        manages ? (
          <ButtonLink to={`/arena-financial?${dialogParameter}=${keyInAddress(athleteId)}`}>
            Nova Cobrança
          </ButtonLink>
        ) : undefined
      }
    >
      <PageContent
        skeleton={<DataListSkeleton columns={ownChargeColumns} rows={8} />}
        problem="Erro ao carregar histórico financeiro"
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { athlete } = usePageQuery<AthleteFinancialPageQuery>(graphql`
    query AthleteFinancialPageQuery($key: UUID!, $standing: ChargeStanding) {
      athlete(key: $key) {
        id
        # Null of anybody else.
        charges {
          __typename
        }
        ...AthleteCharges_athlete @arguments(standing: $standing)
      }
    }
  `);
  if (!athlete?.charges)
    return (
      <EmptyState
        icon={ReceiptText}
        title="Cobranças não encontradas"
        description="Só o próprio atleta e as arenas dele veem esta página."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  return <AthleteCharges key={athlete.id} athlete={athlete} />;
}
