import { graphql } from "react-relay/hooks";
import type { MoneyOverviewPageQuery } from "../../__generated__/MoneyOverviewPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { today } from "../../ui/format";
import { PageContent } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/PageStates";
import { FinanceFrame } from "../FinanceFrame";
import { MoneyOverview } from "./MoneyOverview";

/** /arena-financial/panorama: what the arena's money comes to, in pictures. */
export function MoneyOverviewPage() {
  return (
    <FinanceFrame>
      <PageContent skeleton={<RowsSkeleton rows={6} />} problem="Erro ao carregar transações">
        <Content />
      </PageContent>
    </FinanceFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<MoneyOverviewPageQuery>(graphql`
    query MoneyOverviewPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          key
          timeZone
          finance {
            ...MoneyOverview_finance
          }
        }
      }
    }
  `);
  const arena = viewer?.arena;
  return arena?.finance ? (
    <MoneyOverview finance={arena.finance} arenaKey={arena.key} today={today(arena.timeZone)} />
  ) : (
    <NoArena />
  );
}
