import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Barcode, Landmark, Plus, Repeat } from "lucide-react";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import { isUuid } from "../../../server/platform/uuid.rules";
import type { ArenaFinancialPageQuery } from "../../__generated__/ArenaFinancialPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/ButtonLink";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { MoreMenu } from "../../ui/MoreMenu";
import { PageContent } from "../../ui/PageContent";
import { FinanceFrame } from "../FinanceFrame";
import { dialogParameter, useDialogAskedFor } from "../../ui/use-dialog-asked-for";
import { boletosPath } from "../public/finance-paths";
import { monthlyPlansPath } from "../public/plan-paths";
import { reconciliationPath } from "../public/reconciliation-path";
import { chargeColumns } from "./charge-columns";
import { ArenaChargesList } from "./ArenaChargesList";

/** Other parts of the arena's money, which have pages of their own. */
const elsewhere = [
  { label: "Mensalidades", to: monthlyPlansPath, icon: Repeat },
  { label: "Conciliação", to: reconciliationPath(), icon: Landmark },
  { label: "Boletos", to: boletosPath, icon: Barcode },
];

/** /arena-financial: what the arena has charged, and what has become of it. */
export function ArenaFinancialPage() {
  return (
    <PageContent
      skeleton={
        <FinanceFrame>
          <DataListSkeleton columns={chargeColumns} rows={12} actions />
        </FinanceFrame>
      }
      frame={(content) => <FinanceFrame>{content}</FinanceFrame>}
      problem="Erro ao carregar transações"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaFinancialPageQuery>(graphql`
    query ArenaFinancialPageQuery(
      $arena: UUID
      $search: String
      $month: Date
      $service: ServiceType
      $standing: ChargeStanding
    ) {
      viewer {
        arena(key: $arena) {
          id
          ...ArenaChargesList_arena
            @arguments(search: $search, month: $month, service: $service, standing: $standing)
        }
      }
    }
  `);
  const [charging, setCharging] = useDialogAskedFor();
  // An athlete's page asks for it with whom it is for.
  const asked = useSearchParams()[0].get(dialogParameter);
  const arena = viewer?.arena;
  if (!arena)
    return (
      <FinanceFrame>
        <NoArena />
      </FinanceFrame>
    );
  return (
    <FinanceFrame
      actions={
        <>
          {elsewhere.map(({ label, to, icon: Icon }) => (
            <ButtonLink key={to} to={to} variant="outline" colorPalette="gray" bg="bg.panel" hideBelow="md">
              <Icon />
              {label}
            </ButtonLink>
          ))}
          <Button onClick={() => setCharging(true)}>
            <Plus />
            Nova Cobrança
          </Button>
          <Box hideFrom="md">
            <MoreMenu bg="bg.panel" actions={elsewhere} />
          </Box>
        </>
      }
    >
      <ArenaChargesList
        key={arena.id}
        arena={arena}
        charging={charging}
        athleteKey={asked !== null && isUuid(asked) ? asked : null}
        onCharged={() => setCharging(false)}
      />
    </FinanceFrame>
  );
}
