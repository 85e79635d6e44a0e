import { CircleCheck, CircleHelp, Hourglass } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { BankSums_arena$key } from "../../__generated__/BankSums_arena.graphql";
import { formatMoney } from "../../ui/format";
import { StatCard, StatGrid } from "../../ui/StatCard";
import { TabLinks } from "../../ui/TabLinks";
import { bankTabs } from "./bank-lists";

const received = (count: number) => counted(count, "recebimento", "recebimentos");

/** What came in and paid, what waits for a yes, and what is like nothing; and the way to each list. */
export function BankSums({ arena }: { arena: BankSums_arena$key }) {
  const { bankReconciliation: bank } = useFragment(
    graphql`
      fragment BankSums_arena on Arena {
        bankReconciliation {
          matchedCount
          settled {
            count
            totalInCents
          }
          suggested {
            count
            totalInCents
          }
          leftOver {
            count
            totalInCents
          }
          ignored {
            count
          }
        }
      }
    `,
    arena,
  );
  if (!bank) return null;
  const { settled, suggested, leftOver, ignored, matchedCount } = bank;
  const counts = {
    TO_CHECK: suggested.count + leftOver.count,
    SETTLED: settled.count,
    IGNORED: ignored.count,
  };
  return (
    <>
      <StatGrid>
        <StatCard
          label="Conciliado"
          icon={CircleCheck}
          value={formatMoney(settled.totalInCents)}
          hint={`${received(settled.count)}, ${counted(matchedCount, "sozinho", "sozinhos")}`}
        />
        <StatCard
          label="A confirmar"
          icon={Hourglass}
          value={formatMoney(suggested.totalInCents)}
          hint={`${received(suggested.count)} com sugestão`}
        />
        <StatCard
          label="Sobrando"
          icon={CircleHelp}
          value={formatMoney(leftOver.totalInCents)}
          hint={`${received(leftOver.count)} sem cobrança parecida`}
        />
      </StatGrid>
      <TabLinks
        label="Recebimentos"
        tabs={bankTabs.map(({ to, label, list }) => ({ to, label, count: counts[list] }))}
      />
    </>
  );
}
